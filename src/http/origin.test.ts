import { describe, expect, it } from "vitest";
import { createOriginGuard } from "./origin.ts";

const guard = createOriginGuard({ siteUrl: "https://example.com", host: "127.0.0.1", port: 3000 });
const site = "sec-fetch-site";
/** Returns whether a request with these headers is allowed. */
const allows = (headers: Record<string, string>, listening?: string, asked = guard) =>
  asked.allows(new Headers(headers), listening);

describe("the origin guard", () => {
  it.each(["cross-site", "same-site", "nonsense", ""])(
    "refuses Sec-Fetch-Site %j, even with our origin",
    (value) => {
      expect(allows({ [site]: value, origin: "https://example.com" })).toBe(false);
    },
  );

  it.each(["same-origin", "none"])("allows Sec-Fetch-Site %s", (value) => {
    expect(allows({ [site]: value })).toBe(true);
  });

  it.each([
    "http://example.com",
    "https://example.com.evil.example",
    "https://example.com:8443",
    "https://evil.example",
    "http://127.0.0.1:3001",
    "null",
    "",
  ])("refuses the origin %j, even with Sec-Fetch-Site same-origin", (origin) => {
    expect(allows({ origin, [site]: "same-origin" })).toBe(false);
  });

  it.each(["https://example.com", "http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])(
    "recognizes %s as ours",
    (origin) => {
      expect(allows({ origin })).toBe(true);
    },
  );

  it("allows the origin of the connection, with any interface and port", () => {
    const any = createOriginGuard({ siteUrl: "https://example.com", host: "0.0.0.0", port: 0 });
    const origin = "http://192.168.1.5:4321";
    expect(allows({ origin }, origin, any)).toBe(true);
    expect(allows({ origin: "http://192.168.1.6:4321" }, origin, any)).toBe(false);
    expect(allows({ origin: "http://localhost:4321" }, "http://127.0.0.1:4321", any)).toBe(true);
  });

  it("allows a request with neither header", () => {
    expect(allows({})).toBe(true);
  });

  it("distinguishes our own pages from others", () => {
    expect(guard.owns("https://example.com/contact?x=1", undefined)).toBe(true);
    expect(guard.owns("https://evil.example/contact", undefined)).toBe(false);
    expect(guard.owns("not an address", undefined)).toBe(false);
  });
});
