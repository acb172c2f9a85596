import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type IllustrationVariant, illustrationVariants } from "#content/entries/illustration.ts";
import type { Measure } from "#content/entries/measure.ts";
import { HeroDivider, Illustration, MeasuredDrawing } from "./index.ts";

const files = import.meta.glob<string>("/src/**/*.svg", { query: "?raw", import: "default", eager: true });
const dividers = ["moatArc", "speedLines", "signalGrid"] as const;

/** Returns the SVG markup of one element, given its id. */
function drawnAt(id: string, file = ""): string {
  return new RegExp(`<g id="${id}">(.*?)</g>`, "s").exec(file)?.[1] ?? "";
}

/** Number of arguments of each path command. */
const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7 };

/** Returns the y coordinates of all points in a drawing's paths. */
function heightsOf(svg: string): number[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = ""]) => {
    let y = 0;
    return [...d.matchAll(/([mlhvcsa])([^a-z]*)/gi)].flatMap(([, command = "", rest = ""]) => {
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

it.each(Object.keys(files))("doesn't set any colors in %s", (path) => {
  const [, lines = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(files[path] ?? "") ?? [];
  expect(lines).toContain("<path");
  expect(lines).not.toMatch(/#[0-9a-f]{3,6}| style=|<style/i);
});

/** The paths of a drawing. */
function draw(variant: IllustrationVariant, measure: Measure = {}): string {
  return renderToStaticMarkup(<MeasuredDrawing variant={variant} measure={measure} />);
}

const counts = Array.from({ length: 40 }, (_, index) => index + 1);

describe("illustration", () => {
  it.each(illustrationVariants)("leaves room for labels in the illustration %s at every count", (variant) => {
    // A 2:1 box shows y from 10 to 170; the labels take its first and last 26.
    for (const count of counts) {
      const drawn = draw(variant, { count });
      const heights = heightsOf(drawn);
      expect(drawn).not.toMatch(/NaN|Infinity|undefined/);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(32);
      expect(Math.max(...heights)).toBeLessThanOrEqual(148);
    }
  });

  it("draws each of the 7 variants differently", () => {
    expect(new Set(illustrationVariants.map((variant) => draw(variant))).size).toBe(7);
  });

  it.each(illustrationVariants)(
    "draws the illustration %s differently for each count and part",
    (variant) => {
      const drawings = counts.flatMap((count) => [
        draw(variant, { count }),
        ...(count > 2 ? [draw(variant, { count, part: 2 })] : []),
      ]);
      expect(new Set(drawings).size).toBe(drawings.length);
    },
  );

  it.each(illustrationVariants)("draws as many parts as the count in the illustration %s", (variant) => {
    /** The number of strokes without the hatching, which depends on the size of the parts. */
    const strokes = (count: number) => {
      const lines = draw(variant, { count }).replaceAll(/<path[^>]*stroke-opacity="0.35"[^>]*>/g, "");
      return lines.match(/[MLHVC]/gi)?.length ?? 0;
    };
    const step = strokes(5) - strokes(4);
    expect(step).toBeGreaterThan(0);
    expect(strokes(6) - strokes(5)).toBe(step);
    expect(strokes(7) - strokes(5)).toBe(2 * step);
  });

  it.each(illustrationVariants)(
    "draws no dimension line and no leader without their labels in %s",
    (variant) => {
      const [bare, dim, leader] = [{}, { dim: "5 days" }, { leader: "stop rule" }].map((measure) =>
        draw(variant, measure),
      );
      const lines = (drawn = "") => drawn.match(/<path/g)?.length ?? 0;
      expect(bare).not.toContain("<text");
      expect(dim).toContain(">5 days</text>");
      expect(leader).toContain(">stop rule</text>");
      expect(lines(dim)).toBe(lines(bare) + 1);
      expect(lines(leader)).toBe(lines(bare) + 2);
    },
  );

  it.each(illustrationVariants)("takes at most 3 KB gzipped for %s", (variant) => {
    const sizes = counts.map((count) => {
      return gzipSync(draw(variant, { count, dim: "31 numbers", leader: "3 of 14 lost on price" })).length;
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3 * 1024);
  });

  it.each(illustrationVariants)(
    "draws the illustration %s over the grid and hides it from assistive technology",
    (variant) => {
      const html = renderToStaticMarkup(<Illustration variant={variant} />);
      expect(html).toContain('aria-hidden="true"');
      expect(html).toContain('#grid"></use><path ');
    },
  );
});

describe("hero divider", () => {
  it.each(dividers)("draws the hero divider %s in the given accent and opacity", (style) => {
    const html = renderToStaticMarkup(<HeroDivider style={style} accent="blueprint" opacity={0.5} />);
    expect(html).toContain('opacity="0.5"');
    expect(html).toContain("text-brand");
    expect(html).toMatch(new RegExp(`<use href="[^"#]+#${style}"`));
    expect(drawnAt(style, files["/src/site/cards/illustrations/dividers.svg"])).toContain("<path");
  });

  it("gives a hero divider an opacity of 0.35 by default", () => {
    expect(renderToStaticMarkup(<HeroDivider />)).toContain('opacity="0.35"');
  });
});
