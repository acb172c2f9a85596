import { expect, it } from "vitest";
import routes from "../../src/app/routes.ts";
import { type EntryKind, entryPath, findRedirect, paths, redirectedPaths } from "../../src/site/index.ts";

const kinds: readonly EntryKind[] = ["insight", "caseStudy", "signal"];

/** Addresses of `routes.ts` as `src/site` writes them; the catch-all and what only developers see are left out. */
const routed = routes
  .map(({ index, path = "" }) => (index ? "/" : `/${path}`))
  .filter((path) => path !== "/*" && path !== "/styleguide");

/** Every screen that `src/site` knows, with `:slug` for the entries of each kind. */
const known = [
  ...Object.values(paths),
  ...kinds.map((kind) => entryPath(kind, "SLUG").replace("SLUG", ":slug")),
];

it("every address that we link to has a route, and every route is one that we link to (spec 2.1)", () => {
  expect([...routed].sort()).toEqual([...known].sort());
});

it("every route is told apart by case", () => {
  const loose = routes.filter(({ index, path, caseSensitive }) => !index && path !== "*" && !caseSensitive);
  expect(loose).toEqual([]);
});

it("no old path is a route, and each leads to one", () => {
  expect(redirectedPaths.length).toBeGreaterThan(0);
  for (const path of [...redirectedPaths, "/blog/:slug", "/insights/:slug"]) {
    expect(routed).not.toContain(path);
    expect(routed).toContain(decodeURIComponent(findRedirect(path) ?? ""));
  }
});
