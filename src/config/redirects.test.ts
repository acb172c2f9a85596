import { describe, expect, it } from "vitest";
import { findRedirect } from "./redirects.ts";

describe("findRedirect (spec 2.1)", () => {
  it.each([
    ["/our-process", "/our-strategy-process"],
    ["/blog", "/insights"],
    ["/blog/intent-driven-cadences", "/read-insight/intent-driven-cadences"],
    ["/contact-us", "/contact"],
    // A slug stays a single path segment.
    ["/blog/..%2f..%2fevil", "/read-insight/..%2F..%2Fevil"],
    ["/blog/%E0%A4%A", "/read-insight/%25E0%25A4%25A"],
  ])("redirects %s to %s", (from, to) => {
    expect(findRedirect(from)).toBe(to);
  });

  it.each(["/", "/insights", "/blog/", "/blog/a/b", "/__proto__"])("doesn't redirect %s", (path) => {
    expect(findRedirect(path)).toBeUndefined();
  });
});
