import { describe, expect, test } from "vitest";
import { showList } from "./list-view.ts";

const eleven = Array.from({ length: 11 }, (_, index) => index + 1);
const at = (path: string) => new URL(path, "http://localhost");

describe("showList (spec 4.4)", () => {
  test("starts with 3 entries and the URL of the next step", () => {
    expect(showList(eleven, at("/moreinsights"))).toEqual({
      entries: [1, 2, 3],
      shownCount: 3,
      total: 11,
      nextHref: "/moreinsights?page=2",
    });
  });

  const category = "/market-signals?category=gtm-strategy";
  test.each<
    [what: string, path: string, firstCount: number | undefined, shown: number, next: string | undefined]
  >([
    [
      "shows 3 more entries for each further page",
      "/moreinsights?page=2",
      undefined,
      6,
      "/moreinsights?page=3",
    ],
    [
      "adds 3 entries per page even if the first page has more",
      `${category}&page=2`,
      6,
      9,
      `${category}&page=3`,
    ],
    [
      "keeps only the category in the next URL",
      `${category}&utm_source=x`,
      undefined,
      3,
      `${category}&page=2`,
    ],
    ["doesn't have a next step if every entry is shown", "/moreinsights?page=4", undefined, 11, undefined],
    ["shows every entry if the page number is too high", "/moreinsights?page=900", undefined, 11, undefined],
  ])("%s", (_what, path, firstCount, shown, next) => {
    const view = showList(eleven, at(path), firstCount);
    expect(view).toMatchObject({ entries: eleven.slice(0, shown), shownCount: shown });
    expect(view.nextHref).toBe(next);
  });

  test.each(["0", "-4", "2.5", "1e9", "99999999999999", "", "two"])("treats page '%s' as page 1", (page) => {
    expect(showList(eleven, at(`/moreinsights?page=${page}`)).shownCount).toBe(3);
  });

  test("returns an empty list if there are no entries", () => {
    expect(showList([], at("/moresignals"))).toEqual({ entries: [], shownCount: 0, total: 0 });
  });

  test("shows at most 300 cards at a time and still reaches the last entry", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1);
    const view = showList(many, at("/moreinsights?page=150"));
    expect(view.entries).toHaveLength(300);
    expect(view.entries.at(-1)).toBe(450);
    expect(view.nextHref).toBe("/moreinsights?page=151");
  });
});
