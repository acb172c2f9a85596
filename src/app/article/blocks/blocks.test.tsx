import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sampleBlocks } from "../../../../tests/support/sample-blocks.ts";
import { BlockList } from "./block-list.tsx";

/** How many of each type there are, and what only it renders. */
const rendered: Record<keyof typeof sampleBlocks, [count: number, mark: RegExp]> = {
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

describe("building blocks (spec 3)", () => {
  it.each(Object.entries(sampleBlocks))("renders %s in all its variants", (type, blocks) => {
    const html = renderToStaticMarkup(<BlockList blocks={blocks} />);
    const [count, mark] = Object.entries(rendered).find(([name]) => name === type)?.[1] ?? [];
    expect(html.match(mark ?? /^$/)).toHaveLength(count ?? 0);
    expect(html).not.toContain(" style=");
    expect(html).not.toContain("undefined");
  });
});
