import { expect, it } from "vitest";
import type { ShareCard } from "../../build-output/index.ts";
import { drawCard } from "./draw-card.ts";

const ink = "#0e1b2c";
const emptyCard: ShareCard = {
  path: "/og/a.png",
  title: "",
  facts: [],
  brand: "",
  sign: "<svg></svg>",
  drawing: "<svg></svg>",
  colors: {
    paper: ink,
    raised: ink,
    sunken: ink,
    ink,
    "ink-soft": ink,
    line: ink,
    outline: ink,
    category: ink,
    marker: ink,
    grid: ink,
    "grid-major": ink,
  },
};

/** Counts the outlines of a card's words: the same text has the same number at every size. */
async function countOutlines(words: Partial<ShareCard>): Promise<number> {
  const svg = await drawCard({ ...emptyCard, ...words });
  return svg.slice(svg.lastIndexOf("<svg")).split("M").length;
}

it.each(["WMWMWMWMWM", "Northbeam Partners", "Northbeam Growth Studios", "INTERNATIONAL GTM AGENCY"])(
  "a share image shows the whole name %s",
  async (name) => {
    expect(await countOutlines({ brand: name })).toBe(await countOutlines({ title: name }));
  },
);
