import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { illustrationVariants } from "../../content/illustration.ts";
import { drawIllustration, drawSheets } from "./draw-sheet.ts";
import { HeroDivider, Illustration } from "./index.ts";
import { measuredGrid } from "./measured-grid.ts";

const everySheet = Object.values(drawSheets)
  .map((draw) => draw())
  .join("");
const dividers = ["moatArc", "speedLines", "signalGrid"] as const;

/** What one address of the sheet shows. */
function drawnAt(id: string): string {
  return new RegExp(`<g id="${id}">(.*?)</g>`).exec(everySheet)?.[1] ?? "";
}

/** Numbers that each command of a path takes. */
const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, a: 7 };

/** Heights of all points that the paths of a drawing go to. */
function heightsOf(svg: string): number[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = ""]) => {
    let y = 0;
    return [...d.matchAll(/([mlhvca])([^a-z]*)/gi)].flatMap(([, command = "", rest = ""]) => {
      const name = command.toLowerCase();
      const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const size = arity[name] ?? 0;
      if (name === "h") return [];
      return Array.from({ length: numbers.length / size }, (_, turn) => {
        const to = numbers[turn * size + size - 1] ?? Number.NaN;
        y = command === name ? y + to : to;
        return y;
      });
    });
  });
}

describe("illustrations", () => {
  it.each(illustrationVariants)(
    "%s is whole in a box of 2:1, which shows the heights 10 to 170",
    (variant) => {
      const heights = heightsOf(drawIllustration(variant).replace(measuredGrid, ""));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(20);
      expect(Math.max(...heights)).toBeLessThanOrEqual(160);
    },
  );

  it.each(illustrationVariants)(
    "%s weighs under 3 KB gzipped and takes its colors from the page",
    (variant) => {
      const drawn = drawnAt(variant);
      expect(drawn).toContain("<path");
      expect(gzipSync(drawn).length).toBeLessThan(3_000);
      expect(drawn).not.toMatch(/#[0-9a-f]{3,6}| style=| class=/i);
    },
  );

  it("draws each variant differently", () => {
    expect(new Set(illustrationVariants.map(drawIllustration)).size).toBe(7);
  });

  it.each(illustrationVariants)("%s is shown from the sheet, hidden from assistive technology", (variant) => {
    const html = renderToStaticMarkup(<Illustration variant={variant} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toMatch(new RegExp(`<use href="[^"#]+#${variant}"`));
  });
});

describe("hero dividers", () => {
  it.each(dividers)("%s weighs under 3 KB gzipped", (style) => {
    expect(drawnAt(style)).toContain("<path");
    expect(gzipSync(drawnAt(style)).length).toBeLessThan(3_000);
  });

  it.each(dividers)("%s takes accent and opacity as data", (style) => {
    const html = renderToStaticMarkup(<HeroDivider style={style} accent="blueprint" opacity={0.5} />);
    expect(html).toContain('opacity="0.5"');
    expect(html).toContain("text-blueprint");
    expect(html).toMatch(new RegExp(`<use href="[^"#]+#${style}"`));
  });

  it("is 0.35 strong where nothing is said", () => {
    expect(renderToStaticMarkup(<HeroDivider />)).toContain('opacity="0.35"');
  });
});
