import { expect, test } from "vitest";
import { joinPages } from "./join-pages.ts";
import type { PageList } from "./read-list.ts";

const listOf = (counts: Record<string, number>, visitorColumn?: string): PageList => ({
  counts: new Map(Object.entries(counts)),
  rows: 0,
  skipped: 0,
  hosts: new Set(),
  pageColumn: "",
  visitorColumn,
});
const pathsOf = (join: ReturnType<typeof joinPages>) =>
  Object.fromEntries(
    Object.entries(join).map(([id, pages]) => [
      id,
      Array.isArray(pages) ? pages.map(({ path }) => path) : pages,
    ]),
  );

const sent = listOf({ "/a": 1, "/b": 4, "/elsewhere": 1 });
const found = listOf({ "/a": 3, "/c": 9, "/few": 2 }, "Clicks");

test("sorts all pages into four lists, and the rest into a fifth", () => {
  const all = listOf({ "/a": 1, "/b": 1, "/c": 1, "/d": 1, "/few": 1 });
  expect(pathsOf(joinPages({ sent, found, all, least: 3 }))).toEqual({
    total: 5,
    both: ["/a"],
    sentOnly: ["/b"],
    foundOnly: ["/c"],
    neither: ["/few", "/d"],
    unlisted: ["/elsewhere"],
  });
});

test("joins the pages of the two exports when there is no list of all", () => {
  expect(pathsOf(joinPages({ sent, found, least: 2 }))).toEqual({
    total: 5,
    both: ["/a"],
    sentOnly: ["/b", "/elsewhere"],
    foundOnly: ["/c", "/few"],
    neither: [],
    unlisted: [],
  });
});

test("counts every landing page when the export has no visitor column", () => {
  expect(joinPages({ sent, found: listOf({ "/a": 1 }), least: 3 }).both).toEqual([
    { path: "/a", sent: 1, visitors: 1 },
  ]);
});
