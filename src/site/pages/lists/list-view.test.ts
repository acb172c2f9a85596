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

  test("shows 3 more entries for each further page", () => {
    const second = showList(eleven, at("/moreinsights?page=2"));
    expect(second.entries).toEqual([1, 2, 3, 4, 5, 6]);
    expect(second.nextHref).toBe("/moreinsights?page=3");
  });

  test("doesn't have a next step if every entry is shown", () => {
    const last = showList(eleven, at("/moreinsights?page=4"));
    expect(last.entries).toHaveLength(11);
    expect(last).not.toHaveProperty("nextHref");
    expect(showList([1, 2, 3], at("/moresignals"))).not.toHaveProperty("nextHref");
  });

  test("keeps only the category when it builds the next URL", () => {
    const view = showList(eleven, at("/market-signals?category=gtm-strategy&utm_source=x"));
    expect(view.nextHref).toBe("/market-signals?category=gtm-strategy&page=2");
  });

  test("adds 3 entries per page even if the first page has more", () => {
    const view = showList(eleven, at("/insights?category=gtm-strategy&page=2"), 6);
    expect(view.shownCount).toBe(9);
    expect(view.nextHref).toBe("/insights?category=gtm-strategy&page=3");
  });

  test("shows every entry if the page number is too high", () => {
    const view = showList(eleven, at("/moreinsights?page=900"));
    expect(view.shownCount).toBe(11);
    expect(view).not.toHaveProperty("nextHref");
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
