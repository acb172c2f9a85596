import { describe, expect, it } from "vitest";
import { drawImpactSheet } from "./draw-impact-sheet.ts";
import { impactDrawings } from "./impact.ts";

/** What one address of the sheet shows. */
const drawnAt = (id: string) => new RegExp(`<g id="${id}">(.*?)</g>`).exec(drawImpactSheet())?.[1] ?? "";

describe("the sheet of the impact areas", () => {
  it.each(Object.keys(impactDrawings))("%s has its lines, and its one marked stroke apart", (id) => {
    expect(drawnAt(id)).toContain("<path");
    expect(drawnAt(id)).not.toContain("var(--color-marker)");
    expect(drawnAt(`${id}-mark`).match(/stroke="var\(--color-marker\)"/g)).toHaveLength(1);
  });

  it("takes its colors from the page and keeps the weight of its lines", () => {
    const paths = drawImpactSheet().match(/<path [^>]*>/g) ?? [];
    expect(paths.filter((path) => !path.includes('vector-effect="non-scaling-stroke"'))).toEqual([]);
    expect(drawImpactSheet()).not.toMatch(/#[0-9a-f]{3,6}| style=| class=/i);
  });
});
