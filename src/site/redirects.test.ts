import { describe, expect, it } from "vitest";
import { findRedirect } from "./redirects.ts";

describe("an old path redirects to the new one (spec 2.1)", () => {
  it.each([
    ["/our-process", "/our-strategy-process"],
    ["/blog", "/insights"],
    ["/blog/intent-driven-cadences", "/read-insight/intent-driven-cadences"],
    ["/insights/intent-driven-cadences", "/read-insight/intent-driven-cadences"],
    ["/contact-us", "/contact"],
    ["/contactus", "/contact"],
  ])("%s -> %s", (from, to) => {
    expect(findRedirect(from)).toBe(to);
  });
});

describe("a path that has not moved does not redirect", () => {
  it.each([
    "/",
    "/insights",
    "/insights/",
    "/blog/",
    "/blog/a/b",
    "/contact",
    "/read-insight/intent-driven-cadences",
    "/constructor",
    "/__proto__",
  ])("%s", (path) => {
    expect(findRedirect(path)).toBeUndefined();
  });
});

describe("a slug from the URL stays one segment of the new path", () => {
  it.each([
    ["/blog/..%2f..%2fevil", "/read-insight/..%2F..%2Fevil"],
    ["/blog/%E0%A4%A", "/read-insight/%25E0%25A4%25A"],
    ["/insights/%2F%2Fevil.example", "/read-insight/%2F%2Fevil.example"],
    ["/blog/a?b", "/read-insight/a%3Fb"],
  ])("%s -> %s", (from, to) => {
    expect(findRedirect(from)).toBe(to);
  });
});
