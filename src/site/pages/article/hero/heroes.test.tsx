import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { InsightHero as Hero } from "#content/entries/index.ts";
import { sampleCaseStudy, sampleInsight, sampleSignal } from "#tests/support/sample-entries.ts";
import { CaseStudyHero } from "./case-study-hero.tsx";
import { InsightHero } from "./insight-hero.tsx";
import { SignalHero } from "./signal-hero.tsx";

const longTitle = `${"A title that does not end ".repeat(12)}Donaudampfschifffahrtsgesellschaftskapitaen`;

const insight = sampleInsight({ title: longTitle });
const caseStudy = sampleCaseStudy({ title: longTitle });
const signal = sampleSignal({ title: longTitle });
const picture = { src: "/pictures/rhythm.png", alt: "A week on the wall" };
const divider = { enabled: false, style: "signalGrid", accent: "blueprint", opacity: 0.35 } as const;
const hero: Hero = { title: longTitle, eyebrow: "", variant: "gradient", align: "center", divider };

const headerClass = (html: string) => /<header class="([^"]+)"/.exec(html)?.[1];
const facts = (html: string) => [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, fact = ""]) => fact);

describe("heroes without optional fields", () => {
  it("shows only the title and facts in an insight's hero", () => {
    const html = renderToStaticMarkup(<InsightHero entry={insight} hero={hero} />);
    expect(html).toContain(`<h1 tabindex="-1">${longTitle}</h1>`);
    expect(html).not.toMatch(/eyebrow|article-subtitle|<img|<svg|Updated|undefined/);
    expect(facts(html)).toEqual([
      "The firm",
      "7 min read",
      '<time dateTime="2025-01-29">January 29, 2025</time>',
    ]);
  });

  it("shows an illustration instead of a chart, without a badge or overlay, in a case study's hero", () => {
    const html = renderToStaticMarkup(
      <CaseStudyHero entry={caseStudy} definition="Replies." hero={{ align: "left" }} />,
    );
    expect(html).toContain(longTitle);
    expect(html).toContain('class="hero-drawing');
    expect(html).not.toMatch(/badge|kpi-|<strong|article-hero-center|undefined/);
    expect(facts(html)).toEqual(["7 min read", "Logistics", "Engagement: 1 week"]);
  });

  it("shows one date and no badge in a signal's hero", () => {
    const html = renderToStaticMarkup(<SignalHero entry={signal} />);
    expect(html).toContain(longTitle);
    expect(html).not.toMatch(/badge|Updated|undefined/);
    expect(facts(html)).toHaveLength(3);
  });
});

it("shows both dates for an updated signal", () => {
  const html = renderToStaticMarkup(<SignalHero entry={{ ...signal, updated: "2025-08-25" }} />);
  expect(facts(html).slice(-2)).toEqual([
    'Published <time dateTime="2025-01-29">January 29, 2025</time>',
    'Updated <time dateTime="2025-08-25">August 25, 2025</time>',
  ]);
});

describe("InsightHero (spec 3)", () => {
  const variants = ["image", "pattern", "gradient"] as const;
  const cases = variants.flatMap((variant) =>
    (["center", "left"] as const).map((align) => ({ variant, align })),
  );

  it.each(cases)("shows the $variant background with $align-aligned text", ({ variant, align }) => {
    const chosen: Hero = { ...hero, variant, align, image: picture };
    const html = renderToStaticMarkup(<InsightHero entry={insight} hero={chosen} />);
    const classes = headerClass(html)?.split(" ") ?? [];
    expect(classes).toContain(`article-hero-${variant}`);
    expect(classes.includes("article-hero-split")).toBe(variant === "image" && align === "left");
    expect(html.includes("article-hero-center")).toBe(align === "center");
    expect(html.includes('<img src="/pictures/rhythm.png" alt="A week on the wall"')).toBe(
      variant === "image",
    );
    expect(classes.includes("grid-paper")).toBe(variant === "pattern");
  });

  it.each(["moatArc", "speedLines", "signalGrid"] as const)(
    "shows the %s divider with the given opacity",
    (style) => {
      const chosen: Hero = { ...hero, divider: { ...divider, enabled: true, style, opacity: 0.2 } };
      const html = renderToStaticMarkup(<InsightHero entry={insight} hero={chosen} />);
      expect(html).toContain(`#${style}"`);
      expect(html).toContain('opacity="0.2"');
    },
  );

  it("falls back to the entry's image, then to a gradient", () => {
    const chosen: Hero = { ...hero, variant: "image", align: "left" };
    const shown = renderToStaticMarkup(
      <InsightHero entry={{ ...insight, image: { src: "/a.png", alt: "A desk" } }} hero={chosen} />,
    );
    expect(shown).toContain('<img src="/a.png"');
    expect(headerClass(shown)).toContain("article-hero-image article-hero-split");
    const bareOne = renderToStaticMarkup(<InsightHero entry={insight} hero={chosen} />);
    expect(bareOne).not.toContain("<img");
    expect(headerClass(bareOne)).toBe("dark-sheet article-hero article-hero-gradient");
  });
});
