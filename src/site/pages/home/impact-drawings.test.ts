import { expect, it } from "vitest";
import { impactIcons } from "./copy.ts";
import drawings from "./impact-drawings.svg?raw";

const drawnAt = (id: string) => new RegExp(`<g id="${id}">(.*?)</g>`, "s").exec(drawings)?.[1] ?? "";

it.each(impactIcons)("draws %s with one marked stroke in its own group", (id) => {
  expect(drawnAt(id)).toContain("<path");
  expect(drawnAt(id)).not.toContain("var(--color-marker)");
  expect(drawnAt(`${id}-mark`).match(/stroke="var\(--color-marker\)"/g)).toHaveLength(1);
});

it("draws no dimension line, because the areas have no numbers", () => {
  const arrowhead = /l(-?6 3-? ?6 3|3-6 3 6)/;
  expect(drawings).not.toMatch(arrowhead);
});
