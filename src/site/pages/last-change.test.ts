import { expect, it } from "vitest";
import { lastChange } from "./last-change.ts";

it("returns the date of the newest publication or update", () => {
  expect(lastChange([{ date: "2025-02-01", updated: "2025-04-01" }, { date: "2025-03-01" }])).toBe(
    "2025-04-01",
  );
});

it("ignores an update dated before the publication", () => {
  expect(lastChange([{ date: "2025-05-01", updated: "2025-01-01" }])).toBe("2025-05-01");
});

it("returns undefined if there are no entries", () => {
  expect(lastChange([])).toBeUndefined();
});
