import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { listIslands } from "#platform/islands/island.ts";
import { loadIslands } from "#platform/islands/render-island.ts";
import { sampleBlocks } from "#tests/support/content/sample-blocks.ts";
import type { Block } from "./block.ts";
import { BlockList } from "./block-list.tsx";
import * as inputIslands from "./calculator/islands.ts";
import * as islands from "./copy/islands.ts";

beforeAll(() => loadIslands(listIslands({ inputIslands, islands })));

/** Each block type's number of samples, and markup that no other type renders. */
const rendered: Record<keyof typeof sampleBlocks, [count: number, mark: RegExp]> = {
  paragraph: [1, /<code>lead_status<\/code>/g],
  heading: [2, /<h[23] id="/g],
  list: [1, /<ol start="5">/g],
  code: [1, /<pre/g],
  arithmetic: [1, /<details class="arithmetic"><summary[^>]*>Show the arithmetic<svg.*<\/summary><p>Twelve/g],
  callout: [8, /<div class="callout-body"/g],
  stat: [3, /<dl class="prose-block flex/g],
  statGrid: [3, /<dl class="prose-block grid/g],
  metricGrid: [1, /metric-grid/g],
  timeline: [2, /timeline-(?:comfy|compact)/g],
  table: [3, /<table/g],
  beforeAfter: [2, /<table/g],
  quote: [2, /class="quote"/g],
  figure: [2, /<figure/g],
  checklist: [2, /<fieldset/g],
  divider: [2, /divider-(?:brand|muted)/g],
  callToAction: [2, /call-to-action dark-sheet/g],
  chart: [7, /data-chart="/g],
  calculator: [1, /data-model="calls"/g],
  template: [1, /<section aria-label="Source note"/g],
  // Only the line at the end of an article links to its file.
  calendar: [0, /./g],
};

describe("a figure's goal", () => {
  it.each([
    ["down", "lower", "success"],
    ["up", "lower", "danger"],
    ["up", "higher", "success"],
    ["down", undefined, "brand"],
  ] as const)("shows trend %s with goal %s in color %s in stats and metrics", (trend, goal, color) => {
    const stat = {
      value: "7 h",
      label: "hours a week",
      trend,
      ...(goal && { goal }),
    };
    const blocks: Block[] = [
      { type: "stat", ...stat },
      { type: "statGrid", columns: 3, stats: [stat] },
      { type: "metricGrid", metrics: [stat] },
    ];
    for (const block of blocks) {
      const html = renderToStaticMarkup(<BlockList blocks={[block]} />);
      expect(html).toMatch(new RegExp(`class="[^"]*inline text-${color}[ "]`));
      expect(html.replace(/<[^>]+>/g, "")).toContain(`hours a week${goal ? ` (${goal} is better)` : ""}`);
    }
  });
});

describe("building blocks (spec 3)", () => {
  it.each(Object.entries(sampleBlocks))("renders every variant of %s", (type, blocks) => {
    const html = renderToStaticMarkup(<BlockList blocks={blocks} />);
    const [count, mark] = Object.entries(rendered).find(([name]) => name === type)?.[1] ?? [];
    expect(html.match(mark ?? /^$/g) ?? []).toHaveLength(count ?? 0);
    expect(html).not.toContain(" style=");
    expect(html).not.toContain("undefined");
  });
});
