import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isQueryName, isTrackingOnly } from "./query-names.ts";

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

it("knows every name that the code reads from a query", () => {
  const root = join(import.meta.dirname, "..");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const read = files
    // The settings read the URL of a database.
    .filter(
      (file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !file.startsWith("config/settings/"),
    )
    .flatMap((file) => [
      ...readFileSync(join(root, file), "utf8").matchAll(
        /(?:searchParams|URLSearchParams\(\w+\)|query)\s*\.(?:get|has|set|append)\("(\w+)"|URLSearchParams\(\{ (\w+):/g,
      ),
    ])
    .map(([, name, written]) => name ?? written ?? "");
  expect(new Set(read).size).toBeGreaterThan(9);
  expect([...new Set(read)].filter((name) => !isQueryName(name))).toEqual([]);
});
