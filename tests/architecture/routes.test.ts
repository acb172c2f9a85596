import { expect, it, vi } from "vitest";
import { routes } from "../../src/pages/pages.ts";
import {
  bookingPath,
  entryKindNames,
  entryPath,
  findRedirect,
  livePaths,
  paths,
  redirectedPaths,
} from "../../src/site/index.ts";
import { compileContent } from "../support/content-fixture.ts";

// No page is rendered here, so the content may be missing: the build alone compiles it.
vi.mock("../../src/content/content.server.ts", () => ({}));

const routed = routes.map(({ address }) => address);

/** Every screen that `src/site` knows, with `:slug` for the entries of each kind. */
const known = [
  ...Object.values(paths),
  ...Object.values(livePaths),
  bookingPath(":token"),
  ...entryKindNames.map((kind) => entryPath(kind, "SLUG").replace("SLUG", ":slug")),
];

it("every address that we link to has a route, and every route is one that we link to (spec 2.1)", () => {
  expect([...routed].sort()).toEqual([...known].sort());
});

it("every route is told apart by case", () => {
  const matching = (path: string) =>
    routes.filter(({ match }) => match(new URL(path, "http://localhost"))).map(({ address }) => address);
  for (const address of routed) {
    const path = address.replace(/:.*/, "a-piece");
    expect(matching(path)).toEqual([address]);
    if (path !== "/") expect(matching(path.replace(/^.../, (start) => start.toUpperCase()))).toEqual([]);
  }
});

const { entries } = await compileContent("content");

/** Returns whether a redirect may lead to `target`: a page without parameters, or a published entry of `content/`. */
function isPage(target: string): boolean {
  if (target.includes(":")) return false;
  return routed.includes(target) || entries.some(({ type, slug }) => entryPath(type, slug) === target);
}

it("no redirected path is a route, and each leads to a page or an entry that exists", () => {
  expect(redirectedPaths.length).toBeGreaterThan(0);
  for (const path of redirectedPaths) {
    const target = findRedirect(path) ?? "";
    expect(routed).not.toContain(path);
    expect({ path, target, isPage: isPage(target) }).toEqual({ path, target, isPage: true });
  }
  for (const path of ["/blog/:slug", "/insights/:slug"]) {
    expect(routed).not.toContain(path);
    expect(routed).toContain(decodeURIComponent(findRedirect(path) ?? ""));
  }
});

it.each([
  ["/insights", true],
  ["/read-insight/intent-driven-cadences", true],
  ["/case-studies/precision-outreach-scale-pipeline", true],
  ["/read-insight/no-such-article", false],
  ["/case-studies/intent-driven-cadences", false],
  ["/read-insight/:slug", false],
  ["/blog", false],
  ["/nowhere", false],
])("a redirect to %s is accepted: %s", (target, accepted) => {
  expect(isPage(target)).toBe(accepted);
});
