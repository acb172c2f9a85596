import { expect, it, vi } from "vitest";
import {
  bookingPath,
  entryKindNames,
  entryPath,
  entryPathPattern,
  findRedirect,
  glossaryPath,
  ownerPath,
  paths,
  redirectedPaths,
  schedulePath,
} from "#config/index.ts";
import { pages } from "#site/pages/pages.ts";
import { compileFolder } from "../support/content/content-fixture.ts";
import { fixtureContent } from "../support/publish/real-build.ts";

// Content is only compiled by a build, and this test renders no pages.
vi.mock("#content/publication/content.server.ts", () => ({
  builtPageCopy: {},
  textPageSlugs: ["glossary"],
}));

const known = [
  ...Object.values(paths),
  glossaryPath,
  schedulePath,
  bookingPath(":token"),
  ownerPath(":token"),
  ...entryKindNames.map(entryPathPattern),
];

it("has a page for every path in src/config (spec 2.1)", () => {
  expect(pages.paths).toEqual(expect.arrayContaining(known));
});

/** Includes the site's own content, because an owner's redirect can point to one of its articles. */
const contents = await Promise.all(["content", fixtureContent].map((folder) => compileFolder(folder)));
const entries = contents.flatMap((content) => content.entries);

/** A redirect can point to a page without parameters, or to a published entry. */
function isPage(target: string): boolean {
  if (target.includes(":")) return false;
  return pages.paths.includes(target) || entries.some(({ type, slug }) => entryPath(type, slug) === target);
}

it("never redirects an existing page, and redirects only to existing pages and entries", () => {
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
