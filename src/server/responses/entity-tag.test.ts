import { expect, it } from "vitest";
import { entityTag, matchesEntityTag } from "./entity-tag.ts";

it("gives each variant a strong tag of its own", () => {
  expect([entityTag("a", "br"), entityTag("a", "gzip"), entityTag("a", "identity")]).toEqual([
    '"a-br"',
    '"a-gzip"',
    '"a"',
  ]);
});

it.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"x", "a-br"', true],
  ["*", true],
  ['"a"', false],
  ["a-br", false],
  [undefined, false],
])("compares If-None-Match %j: %s", (header, matches) => {
  expect(matchesEntityTag(header, '"a-br"')).toBe(matches);
});
