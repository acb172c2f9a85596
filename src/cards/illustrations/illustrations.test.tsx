import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { illustrationVariants } from "../../content/illustration.ts";
import { HeroDivider, Illustration } from "./index.ts";

const files = import.meta.glob<string>("/src/**/*.svg", { query: "?raw", import: "default", eager: true });
const illustrations = files["/src/cards/illustrations/illustrations.svg"] ?? "";
const dividers = ["moatArc", "speedLines", "signalGrid"] as const;

/** Returns the SVG markup of one element, given its id. */
function drawnAt(id: string, file = illustrations): string {
  return new RegExp(`<g id="${id}">(.*?)</g>`, "s").exec(file)?.[1] ?? "";
}

/** Number of arguments of each path command. */
const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, a: 7 };

/** Returns the y coordinates of all points in a drawing's paths. */
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

it.each(Object.keys(files))("doesn't set any colors in %s", (path) => {
  const [, lines = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(files[path] ?? "") ?? [];
  expect(lines).toContain("<path");
  expect(lines).not.toMatch(/#[0-9a-f]{3,6}| style=|<style/i);
});

describe("illustration", () => {
  it.each(illustrationVariants)("doesn't crop the illustration %s in a 2:1 box", (variant) => {
    // The box shows y from 10 to 170.
    const heights = heightsOf(drawnAt(variant));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...heights)).toBeLessThanOrEqual(160);
  });

  it("draws each of the 7 variants differently", () => {
    expect(new Set(illustrationVariants.map((variant) => drawnAt(variant))).size).toBe(7);
  });

  it.each(illustrationVariants)("keeps the line weight of the illustration %s at every size", (variant) => {
    const shapes = drawnAt(variant).match(/<(path|rect|circle) [^>]*>/g) ?? [];
    expect(shapes.filter((shape) => !shape.includes('vector-effect="non-scaling-stroke"'))).toEqual([]);
  });

  it.each(illustrationVariants)(
    "draws the illustration %s over the grid and hides it from assistive technology",
    (variant) => {
      const html = renderToStaticMarkup(<Illustration variant={variant} />);
      expect(html).toContain('aria-hidden="true"');
      expect(html).toMatch(new RegExp(`<use href="[^"#]+#grid"></use><use href="[^"#]+#${variant}"`));
      expect(drawnAt("grid")).toContain("<path");
    },
  );
});

describe("hero divider", () => {
  it.each(dividers)("draws the hero divider %s in the given accent and opacity", (style) => {
    const html = renderToStaticMarkup(<HeroDivider style={style} accent="blueprint" opacity={0.5} />);
    expect(html).toContain('opacity="0.5"');
    expect(html).toContain("text-brand");
    expect(html).toMatch(new RegExp(`<use href="[^"#]+#${style}"`));
    expect(drawnAt(style, files["/src/cards/illustrations/dividers.svg"])).toContain("<path");
  });

  it("gives a hero divider an opacity of 0.35 by default", () => {
    expect(renderToStaticMarkup(<HeroDivider />)).toContain('opacity="0.35"');
  });
});
