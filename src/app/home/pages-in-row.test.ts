import { describe, expect, test } from "vitest";
import { countPages, pageStart, stepPage } from "./pages-in-row.ts";

describe("six testimonials turn page by page (spec 9)", () => {
  test.each([
    [3, 2],
    [2, 3],
    [1, 6],
  ])("%i a page are %i pages", (perPage, pages) => {
    expect(countPages(6, perPage)).toBe(pages);
  });

  test("after the last page comes the first, before the first the last", () => {
    expect(stepPage(0, 1, 2)).toBe(1);
    expect(stepPage(1, 1, 2)).toBe(0);
    expect(stepPage(0, -1, 3)).toBe(2);
  });

  test("a page starts with its first card", () => {
    expect(pageStart(0, 3, 3)).toBe(0);
    expect(pageStart(1, 3, 3)).toBe(3);
  });

  test("the last of an uneven row is a full page", () => {
    expect(countPages(5, 3)).toBe(2);
    expect(pageStart(1, 3, 2)).toBe(2);
  });

  test("a row that is in view as a whole is one page", () => {
    expect(countPages(2, 2)).toBe(1);
    expect(countPages(0, 0)).toBe(1);
  });
});
