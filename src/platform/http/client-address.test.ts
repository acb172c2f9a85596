import { describe, expect, it } from "vitest";
import { createClientAddress } from "./client-address.ts";

const direct = createClientAddress({ trustProxy: [] });
const proxied = createClientAddress({
  trustProxy: [
    { address: "10.0.0.0", family: "ipv4", prefix: 8 },
    { address: "::1", family: "ipv6", prefix: 128 },
  ],
});

describe("the client's IP address", () => {
  it("is the socket's when the peer isn't a trusted proxy", () => {
    expect(direct({ socketAddress: "203.0.113.7", forwardedFor: "1.1.1.1" })).toBe("203.0.113.7");
    expect(proxied({ socketAddress: "203.0.113.7", forwardedFor: "1.1.1.1" })).toBe("203.0.113.7");
  });

  it.each([
    ["198.51.100.1", "198.51.100.1"],
    ["6.6.6.6, 198.51.100.1", "198.51.100.1"],
    ["6.6.6.6, 198.51.100.1, 10.0.0.9", "198.51.100.1"],
    ["198.51.100.1:4711", "198.51.100.1"],
    ["[2001:db8:1:2:3::4]:4711", "2001:db8:1:2::/64"],
    ["6.6.6.6, nonsense", "10.1.1.1"],
    ["", "10.1.1.1"],
  ])("is the rightmost untrusted one in %j behind a trusted proxy", (forwardedFor, address) => {
    expect(proxied({ socketAddress: "10.1.1.1", forwardedFor })).toBe(address);
  });

  it("is IPv4 when the socket maps it into IPv6", () => {
    expect(direct({ socketAddress: "::ffff:203.0.113.7", forwardedFor: undefined })).toBe("203.0.113.7");
    expect(proxied({ socketAddress: "::ffff:10.1.1.1", forwardedFor: "198.51.100.1" })).toBe("198.51.100.1");
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("is grouped by /64: %s to %s", (socketAddress, address) => {
    expect(direct({ socketAddress, forwardedFor: undefined })).toBe(address);
  });

  it("is unknown when the socket has none", () => {
    expect(direct({ socketAddress: undefined, forwardedFor: "1.1.1.1" })).toBe("unknown");
  });
});
