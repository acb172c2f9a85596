import { describe, expect, it } from "vitest";
import { createOriginGuard } from "./origin.ts";

const guard = createOriginGuard({ siteUrl: "https://example.com", host: "127.0.0.1", port: 3000 });
const site = "sec-fetch-site";
const isAllowed = (headers: Record<string, string>, listening?: string, { allows } = guard) =>
  allows(new Headers(headers), listening);

describe("the origin guard", () => {
  it.each(["cross-site", "same-site", "nonsense", ""])(
    "rejects Sec-Fetch-Site %j, even with our origin",
    (value) => {
      expect(isAllowed({ [site]: value, origin: "https://example.com" })).toBe(false);
    },
  );

  it.each(["same-origin", "none"])("allows Sec-Fetch-Site %s", (value) => {
    expect(isAllowed({ [site]: value })).toBe(true);
  });

  it.each([
    "http://example.com",
    "https://example.com.evil.example",
    "https://example.com:8443",
    "https://evil.example",
    "http://127.0.0.1:3001",
    "null",
    "",
  ])("rejects the origin %j, even with Sec-Fetch-Site same-origin", (origin) => {
    expect(isAllowed({ origin, [site]: "same-origin" })).toBe(false);
  });

  it.each(["https://example.com", "http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])(
    "allows our origin %s",
    (origin) => {
      expect(isAllowed({ origin })).toBe(true);
    },
  );

  it("allows the origin that the connection came in on, regardless of interface and port", () => {
    const any = createOriginGuard({ siteUrl: "https://example.com", host: "0.0.0.0", port: 0 });
    const origin = "http://192.168.1.5:4321";
    expect(isAllowed({ origin }, origin, any)).toBe(true);
    expect(isAllowed({ origin: "http://192.168.1.6:4321" }, origin, any)).toBe(false);
    expect(isAllowed({ origin: "http://localhost:4321" }, "http://127.0.0.1:4321", any)).toBe(true);
  });

  it("allows a request without either header", () => {
    expect(isAllowed({})).toBe(true);
  });

  it("recognizes the URLs of our own pages", () => {
    expect(guard.owns("https://example.com/contact?x=1", undefined)).toBe(true);
    expect(guard.owns("https://evil.example/contact", undefined)).toBe(false);
    expect(guard.owns("not an address", undefined)).toBe(false);
  });
});
