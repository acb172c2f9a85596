import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { illustrationVariants } from "../../../catalogue/illustration.ts";
import { drawIllustration, drawSheet } from "./draw-sheet.ts";
import { HeroDivider, Illustration } from "./index.ts";

const dividers = ["moatArc", "speedLines", "signalGrid"] as const;

/** What one address of the sheet shows. */
function drawnAt(id: string): string {
  return new RegExp(`<g id="${id}">(.*?)</g>`).exec(drawSheet())?.[1] ?? "";
}

describe("illustrations", () => {
  it.each(illustrationVariants)(
    "%s weighs under 3 KB gzipped and takes its colours from the page",
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
