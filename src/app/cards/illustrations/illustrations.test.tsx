import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { illustrationVariants } from "../../../catalogue/illustration.ts";
import { HeroDivider, Illustration } from "./index.ts";

describe("illustrations", () => {
  it.each(illustrationVariants)(
    "%s weighs under 3 KB gzipped and is hidden from assistive technology",
    (variant) => {
      const html = renderToStaticMarkup(<Illustration variant={variant} />);
      expect(gzipSync(html).length).toBeLessThan(3_000);
      expect(html).toContain('aria-hidden="true"');
      expect(html).not.toMatch(/#[0-9a-f]{3,6}| style=/i);
    },
  );

  it("draws each variant differently", () => {
    const drawn = illustrationVariants.map((variant) =>
      renderToStaticMarkup(<Illustration variant={variant} />),
    );
    expect(new Set(drawn).size).toBe(7);
  });
});

describe("hero dividers", () => {
  it.each(["moatArc", "speedLines", "signalGrid"] as const)(
    "%s takes accent and opacity as data",
    (style) => {
      const html = renderToStaticMarkup(<HeroDivider style={style} accent="blueprint" opacity={0.5} />);
      expect(html).toContain('opacity="0.5"');
      expect(html).toContain("text-blueprint");
      expect(gzipSync(html).length).toBeLessThan(3_000);
    },
  );

  it("is 0.35 strong where nothing is said", () => {
    expect(renderToStaticMarkup(<HeroDivider />)).toContain('opacity="0.35"');
  });
});
