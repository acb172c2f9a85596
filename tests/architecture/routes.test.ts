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

// Only a build compiles the content, and no page is rendered here.
vi.mock("../../src/content/content.server.ts", () => ({ builtPageCopy: {} }));

const known = [
  ...Object.values(paths),
  schedulePath,
  bookingPath(":token"),
  ...entryKindNames.map(entryPathPattern),
];

it("has a page for every path in src/site (spec 2.1)", () => {
  expect(pages.paths).toEqual(expect.arrayContaining(known));
});

/** Of the site and of the fixture: an owner's redirect may lead to an article of the site. */
const contents = await Promise.all(["content", fixtureContent].map((folder) => compileFolder(folder)));
const entries = contents.flatMap((content) => content.entries);

/** A redirect may lead to a page without parameters, or to a published entry. */
function isPage(target: string): boolean {
  if (target.includes(":")) return false;
  return pages.paths.includes(target) || entries.some(({ type, slug }) => entryPath(type, slug) === target);
}

it("redirects no page, and only to pages and entries that exist", () => {
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
