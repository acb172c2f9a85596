import { expect, it } from "vitest";
import { isTrackingOnly } from "./tracking-parameters.ts";

it.each([
  ["utm_source=a&utm_medium=b", true],
  ["gclid=x", true],
  ["", true],
  ["category=gtm-strategy", false],
  ["utm_source=a&page=2", false],
  ["sent=ABC", false],
])("tells whether the query %j has only tracking parameters: %s", (query, trackingOnly) => {
  expect(isTrackingOnly(query)).toBe(trackingOnly);
});
