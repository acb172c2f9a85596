import { expect, it, vi } from "vitest";
import { pages } from "../../src/pages/pages.ts";
import {
  bookingPath,
  entryKindNames,
  entryPath,
  entryPathPattern,
  findRedirect,
  paths,
  redirectedPaths,
  schedulePath,
} from "../../src/site/index.ts";
import { compileFolder } from "../support/content-fixture.ts";
import { fixtureContent } from "../support/real-build.ts";

// No page is rendered here, so the content may be missing: the build alone compiles it.
vi.mock("../../src/content/content.server.ts", () => ({ builtPageCopy: {} }));

/** Every page that `src/site` has a path for. */
const known = [
  ...Object.values(paths),
  schedulePath,
  bookingPath(":token"),
  ...entryKindNames.map(entryPathPattern),
];

it("has a page for every path that we link to (spec 2.1)", () => {
  expect(pages.paths).toEqual(expect.arrayContaining(known));
});

/** Entries of the site and of the fixture: an owner's redirect leads to an article of the former. */
const contents = await Promise.all(["content", fixtureContent].map((folder) => compileFolder(folder)));
const entries = contents.flatMap((content) => content.entries);

/** Returns whether a redirect may lead to `target`: a page without parameters, or a published entry. */
function isPage(target: string): boolean {
  if (target.includes(":")) return false;
  return pages.paths.includes(target) || entries.some(({ type, slug }) => entryPath(type, slug) === target);
}

it("redirects no path of a page, and only to pages and entries that exist", () => {
  expect(redirectedPaths.length).toBeGreaterThan(0);
  for (const path of redirectedPaths) {
    const target = findRedirect(path) ?? "";
    expect(pages.paths).not.toContain(path);
    expect({ path, target, isPage: isPage(target) }).toEqual({ path, target, isPage: true });
  }
  for (const path of ["/blog/:slug", "/insights/:slug"]) {
    expect(pages.paths).not.toContain(path);
    expect(pages.paths).toContain(decodeURIComponent(findRedirect(path) ?? ""));
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
])("judges a redirect to %s as acceptable: %s", (target, accepted) => {
  expect(isPage(target)).toBe(accepted);
});
