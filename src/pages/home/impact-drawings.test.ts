import { expect, it } from "vitest";
import { impactIcons } from "./copy.ts";
import drawings from "./impact-drawings.svg?raw";

/** The SVG markup of one id. */
const drawnAt = (id: string) => new RegExp(`<g id="${id}">(.*?)</g>`, "s").exec(drawings)?.[1] ?? "";

it.each(impactIcons)("%s has a drawing, and one marked stroke as a separate group", (id) => {
  expect(drawnAt(id)).toContain("<path");
  expect(drawnAt(id)).not.toContain("var(--color-marker)");
  expect(drawnAt(`${id}-mark`).match(/stroke="var\(--color-marker\)"/g)).toHaveLength(1);
});
