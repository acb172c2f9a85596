import { describe, expect, it } from "vitest";
import { paths } from "../site/index.ts";
import { listPages } from "./page-list.ts";

const pages = listPages([
  { type: "insight", slug: "a", date: "2025-02-01", updated: "2025-04-01" },
  { type: "insight", slug: "b", date: "2025-03-01" },
  { type: "signal", slug: "c", date: "2025-05-01", updated: "2025-01-01" },
]);
const changeOf = (path: string) => pages.find((page) => page.path === path)?.lastModified;

describe("the list of pages", () => {
  it("holds every fixed screen and one page for each entry", () => {
    expect(pages.map((page) => page.path)).toEqual([
      ...Object.values(paths),
      "/read-insight/a",
      "/read-insight/b",
      "/market-signals/c",
    ]);
  });

  it("dates an entry by its update, unless that lies before its publication", () => {
    expect(changeOf("/read-insight/a")).toBe("2025-04-01");
    expect(changeOf("/market-signals/c")).toBe("2025-05-01");
  });

  it("dates a list by its newest entry and makes up no date for a fixed screen", () => {
    expect(changeOf("/insights")).toBe("2025-04-01");
    expect(changeOf("/")).toBe("2025-05-01");
    expect(changeOf("/case-studies")).toBeUndefined();
    expect(changeOf("/about")).toBeUndefined();
  });
});
