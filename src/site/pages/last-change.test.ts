import { expect, it } from "vitest";
import { lastChange } from "./last-change.ts";

it.each([
  [
    "the newest publication or update",
    [{ date: "2025-02-01", updated: "2025-04-01" }, { date: "2025-03-01" }],
    "2025-04-01",
  ],
  [
    "the publication if an update is dated before it",
    [{ date: "2025-05-01", updated: "2025-01-01" }],
    "2025-05-01",
  ],
  ["undefined without entries", [], undefined],
])("returns %s", (_what, entries, expected) => {
  expect(lastChange(entries)).toBe(expected);
});
