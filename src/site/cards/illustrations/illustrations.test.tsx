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

it.each(Object.keys(files))("doesn't set any colors in %s", (path) => {
  const [, lines = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(files[path] ?? "") ?? [];
  expect(lines).toContain("<path");
  expect(lines).not.toMatch(/#[0-9a-f]{3,6}| style=|<style/i);
});

/** The paths of a drawing. */
function draw(variant: IllustrationVariant, measure?: Measure): string {
  return renderToStaticMarkup(<MeasuredDrawing variant={variant} measure={measure} />);
}

const counts = Array.from({ length: 40 }, (_, index) => index + 1);

describe("illustration", () => {
  it.each(illustrationVariants)("draws the illustration %s at every count", (variant) => {
    for (const count of counts) expect(draw(variant, { count })).not.toMatch(/NaN|Infinity|undefined/);
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

  it.each(illustrationVariants)("takes at most 3 KB gzipped for %s", (variant) => {
    const sizes = counts.map((count) => {
      return gzipSync(draw(variant, { count })).length;
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
