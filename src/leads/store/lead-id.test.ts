import { expect, it } from "vitest";
import { isReference, referenceOf } from "../forms/reference.ts";
import { createLeadIds } from "./lead-id.ts";

it("sorts ids by time, even within a millisecond and when the clock is set back", () => {
  const times = [1000, 1000, 1000, 2000, 500, 500, 3000];
  const nextId = createLeadIds(() => times.shift() ?? 4000);
  const ids = Array.from({ length: 500 }, nextId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(500);
});

it("ends each id with a reference that a visitor can quote", () => {
  const id = createLeadIds()();
  expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(isReference(referenceOf(id))).toBe(true);
});
