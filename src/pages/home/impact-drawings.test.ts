import { expect, it } from "vitest";
import { impactIcons } from "./copy.ts";
import drawings from "./impact-drawings.svg?raw";

/** What one id of the file shows. */
const drawnAt = (id: string) => new RegExp(`<g id="${id}">(.*?)</g>`, "s").exec(drawings)?.[1] ?? "";

it.each(impactIcons)("%s has its lines, and its one marked stroke apart", (id) => {
  expect(drawnAt(id)).toContain("<path");
  expect(drawnAt(id)).not.toContain("var(--color-marker)");
  expect(drawnAt(`${id}-mark`).match(/stroke="var\(--color-marker\)"/g)).toHaveLength(1);
});
