import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { sampleBlocks } from "../styleguide/sample-blocks.ts";
import Styleguide from "./styleguide.tsx";

const html = renderToStaticMarkup(
  <RouterProvider router={createMemoryRouter([{ path: "*", element: <Styleguide /> }])} />,
);
const partOf = (type: string) =>
  new RegExp(`<section aria-label="${type}".*?(?=<section |$)`, "s").exec(html)?.[0] ?? "";

/** How often each type of block stands there, and what only it draws. */
const drawn: Record<keyof typeof sampleBlocks, [count: number, mark: RegExp]> = {
  paragraph: [1, /<code>lead_status<\/code>/g],
  heading: [2, /<h[23] id="/g],
  list: [1, /<ol>/g],
  code: [1, /<pre/g],
  callout: [8, /<div class="callout-body"/g],
  stat: [3, /stat-alone/g],
  statGrid: [3, /<dl class="prose-block grid/g],
  metricGrid: [1, /metric-grid/g],
  timeline: [2, /timeline-(?:comfy|compact)/g],
  table: [3, /<table/g],
  beforeAfter: [2, /<table/g],
  quote: [2, /class="quote"/g],
  figure: [2, /<figure/g],
  checklist: [2, /<fieldset/g],
  divider: [2, /divider-(?:brand|muted)/g],
  callToAction: [2, /call-to-action blueprint/g],
  kpiChart: [3, /<figure class="kpi-card/g],
};

describe("the style guide", () => {
  it.each(Object.entries(drawn))("draws %s in all its variants", (type, [count, mark]) => {
    expect(partOf(type).match(mark)).toHaveLength(count);
  });

  it("has a name for every type of block and draws none twice", () => {
    expect([...html.matchAll(/<section aria-label="(\w+)"/g)].map(([, type]) => type)).toEqual(
      Object.keys(sampleBlocks),
    );
  });

  it("shows an entry card of each kind, a wide one, and one without a category", () => {
    const cards = html.match(/<article[^>]*class="card card-link[^"]*".*?<\/article>/gs) ?? [];
    for (const path of ["/read-insight/", "/case-studies/", "/market-signals/"]) {
      expect(cards.some((card) => card.includes(`href="${path}`))).toBe(true);
    }
    expect(cards.some((card) => card.includes("Featured"))).toBe(true);
    expect(cards.some((card) => card.includes("Donaudampf") && !card.includes("badge-dot"))).toBe(true);
  });

  it("holds no style attribute and no value that was left out", () => {
    expect(html).not.toContain(" style=");
    expect(html).not.toContain("undefined");
  });
});
