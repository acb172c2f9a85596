import { expect, it, vi } from "vitest";
import { routes } from "../../src/app/pages.ts";
import {
  bookingPath,
  entryKinds,
  entryPath,
  findRedirect,
  livePaths,
  paths,
  redirectedPaths,
} from "../../src/site/index.ts";

// No page is rendered here, so the content may be missing: the build alone compiles it.
vi.mock("../../src/catalogue/catalogue.server.ts", () => ({}));

const routed = routes.map(({ address }) => address);

/** Every screen that `src/site` knows, with `:slug` for the entries of each kind. */
const known = [
  ...Object.values(paths),
  ...Object.values(livePaths),
  bookingPath(":token"),
  ...entryKinds.map((kind) => entryPath(kind, "SLUG").replace("SLUG", ":slug")),
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

it("no old path is a route, and each leads to one", () => {
  expect(redirectedPaths.length).toBeGreaterThan(0);
  for (const path of [...redirectedPaths, "/blog/:slug", "/insights/:slug"]) {
    expect(routed).not.toContain(path);
    expect(routed).toContain(decodeURIComponent(findRedirect(path) ?? ""));
  }
});
