import { expect, it } from "vitest";
import { lastChange } from "./last-change.ts";

it("is the day of the newest publication or update", () => {
  expect(lastChange([{ date: "2025-02-01", updated: "2025-04-01" }, { date: "2025-03-01" }])).toBe(
    "2025-04-01",
  );
});

it("is the publication where the update lies before it", () => {
  expect(lastChange([{ date: "2025-05-01", updated: "2025-01-01" }])).toBe("2025-05-01");
});

it("is none where there are no entries: no date is made up", () => {
  expect(lastChange([])).toBeUndefined();
});
