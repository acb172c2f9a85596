import { expect, it } from "vitest";
import { formatArticleDays } from "./article-days.ts";

it("a signal was published on one day and updated on another", () => {
  expect(formatArticleDays({ date: "2025-01-29", updated: "2025-08-25" })).toEqual({
    published: { day: "2025-01-29", label: "January 29, 2025" },
    updated: { day: "2025-08-25", label: "August 25, 2025" },
  });
});

it("a piece that never changed has one day", () => {
  expect(formatArticleDays({ date: "2025-04-08" })).toEqual({
    published: { day: "2025-04-08", label: "April 8, 2025" },
  });
});
