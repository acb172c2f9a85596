import { parseHTML } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sampleCharts } from "#tests/support/content/sample-charts.ts";
import { createRandom, rounds } from "#tests/support/platform/random.ts";
import { type ChartBlock, readChart } from "../blocks/chart/chart.ts";
import { ChartFigure } from "../blocks/chart/chart-figure.tsx";
import { type Chart, makeCell } from "./chart-data.ts";
import { ChartDrawing, describeChart } from "./chart-drawing.tsx";
import { drawByKind } from "./draw-by-kind.ts";
import { drawLoaders, readChartFigure } from "./redraw-chart.tsx";

const draw = (chart: Chart) =>
  renderToStaticMarkup(<ChartDrawing chart={chart} draw={drawByKind[chart.kind]} />);
const sample = (kind: Chart["kind"], at = 0): Chart => {
  const block = sampleCharts.filter((chart) => chart.kind === kind)[at];
  if (!block) throw new Error(`There is no sample of ${kind}.`);
  return readChart(block);
};
/** Returns the positions and sizes in the markup. */
const geometry = (html: string) => (html.match(/ (?:d|x|y|viewBox)="[^"]*"/g) ?? []).join("\n");
const broken = /NaN|Infinity|undefined|\de[+-]?\d/;
const viewBoxes = (html: string) => html.match(/viewBox="[^"]+"/g);
/** Makes a cell of a number, a range or words. */
const cellOf = (text: string) => {
  const numbers = text
    .split("–")
    .map((part) => Number.parseFloat(part.replace(/[$,]/g, "").replace("−", "-")));
  return makeCell(
    text,
    numbers.filter((number) => !Number.isNaN(number)),
  );
};
/** Returns the chart with other numbers in its table. */
const withValues = (chart: Chart, write: (cell: string, row: number, column: number) => string): Chart => {
  const rows = chart.data.rows.map((row, at) =>
    row.map((cell, column) => (column === 0 ? cell : cellOf(write(cell.text, at, column)))),
  );
  return { ...chart, data: { ...chart.data, rows } };
};

describe("values of any size", () => {
  const extremes = [
    "0",
    "-0",
    "-12",
    "1e15",
    "-1e15",
    "1e-12",
    "",
    "no meetings",
    "7",
    "1e308",
    "33.333%",
    "3–9",
  ];
  const random = createRandom(32);
  const anyValue = () =>
    random() < 0.4
      ? (extremes[Math.floor(random() * extremes.length)] ?? "")
      : String((random() - 0.3) * 10 ** (random() * 8 - 2));

  it.each(sampleCharts.map((block) => [readChart(block).title, block] as const))(
    "draws %s with any numbers",
    (_, block) => {
      const chart = readChart(block);
      const boxes = viewBoxes(draw(chart));
      for (let times = 0; times < rounds; times++) {
        const changed = withValues(chart, anyValue);
        const html = draw(changed);
        expect(geometry(html), JSON.stringify(changed.data.rows)).not.toMatch(broken);
        expect(html.replace(/aria-label="[^"]*"/g, "")).not.toMatch(/NaN|Infinity|undefined/);
        expect(viewBoxes(html), "the size doesn't depend on the numbers").toEqual(boxes);
      }
    },
  );

  it.each(extremes)("draws every kind when all values are '%s'", (value) => {
    for (const block of sampleCharts) {
      const html = draw(withValues(readChart(block), () => value));
      expect(html).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it.each(["lines", "bars", "cells", "waterfall"] as const)("draws %s without rows and with one", (kind) => {
    const chart = sample(kind);
    for (const count of [0, 1]) {
      const html = draw({ ...chart, data: { ...chart.data, rows: chart.data.rows.slice(0, count) } });
      expect(html).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

it("loads the same drawing for a browser as for the server", async () => {
  for (const { kind } of sampleCharts) expect(await drawLoaders[kind]()).toBe(drawByKind[kind]);
});

it("lists every value in the text alternative of both drawings", () => {
  const chart = sample("lines");
  const alternative =
    "Line chart, What a search costs, $ per meeting. 0: Build $1,185, Partner $1,329; 4: Build $1,490, Partner $1,329; 8: Build $2,009, Partner $1,329. Marked at 1.9: hire before, rent after.";
  expect(describeChart(chart)).toBe(alternative);
  expect(draw(chart).split(`aria-label="${alternative}"`)).toHaveLength(3);
});

/** Returns the text in the wide drawing. */
const wordsOf = (chart: Chart) => {
  const [, , wide = ""] = draw(chart).split("<svg");
  return [...wide.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, words]) => words);
};

it("marks a quoted number on the axis, unless it is missing or off the axis", () => {
  const chart = { ...sample("lines"), mark: cellOf("2.1 months") };
  expect(draw(chart)).toContain('class="chart-mark"');
  expect(wordsOf(chart)).toContain("2.1");
  expect(describeChart(chart)).toMatch(/Marked at 2\.1 months: hire before, rent after\.$/);
  for (const mark of ["They don't cross.", "40 months"])
    expect(draw({ ...chart, mark: cellOf(mark) }), mark).not.toContain("chart-mark");
});

it("omits the first half of a note when the mark is at the start of the axis", () => {
  const words = wordsOf({ ...sample("lines"), mark: cellOf("0") });
  expect(words).toContain("rent after");
  expect(words).not.toContain("hire before");
});

it("omits an axis label that would touch the mark's", () => {
  const chart = { ...sample("lines"), mark: cellOf("7.9") };
  expect(wordsOf(chart)).toContain("7.9");
  expect(wordsOf(chart)).not.toContain("8");
});

it("keeps axis labels that fit beside the mark's, and wraps the note, on a phone", () => {
  const [, narrow = ""] = draw({ ...sample("lines"), mark: cellOf("0.5") }).split("<svg");
  const words = [...narrow.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(words).toEqual(expect.arrayContaining(["2", "0.5", "hire", "before", "rent after"]));
});

it("shortens a last value that is too wide for the sheet", () => {
  const words = wordsOf(
    withValues(sample("lines"), (text, row) => (row === 2 ? "$1,234,567,890,123" : text)),
  );
  expect(words).toContain("$1.235T");
});

it("says that there is nothing to draw, at the same size, when no cell is a number", () => {
  for (const kind of ["lines", "bars", "waterfall"] as const) {
    const empty = withValues(sample(kind), () => "none");
    expect(wordsOf(empty)).toEqual(["With these numbers, there is nothing to draw."]);
    expect(viewBoxes(draw(empty))).toEqual(viewBoxes(draw(sample(kind))));
  }
});

it("keeps its size when the numbers in a row's label change", () => {
  const labeled = (count: string): Chart => {
    const chart = sample("waterfall");
    const rows = chart.data.rows.map(([, ...cells]) => [{ text: `${count} fall from 40% to 10%` }, ...cells]);
    return { ...chart, data: { ...chart.data, rows } };
  };
  expect(viewBoxes(draw(labeled("10,000")))).toEqual(viewBoxes(draw(labeled("4"))));
});

it("uses whole steps on the axis when all values are whole numbers", () => {
  const words = wordsOf(withValues(sample("bars", 2), (_, row, column) => String(9 - 3 * row - column)));
  expect(words.filter((label) => label?.includes("."))).toEqual([]);
});

it("labels two bars with their ratio, unless one is zero", () => {
  expect(draw(sample("bars"))).toContain(">11x<");
  expect(draw(withValues(sample("bars"), (text, row) => (row === 0 ? "$0" : text)))).not.toContain(
    "x</text>",
  );
});

it("labels a waterfall with a multiple if the percentage change has more than three digits", () => {
  const html = draw(withValues(sample("waterfall"), (text, row) => (row === 0 ? "1" : text)));
  expect(html).toMatch(/>×\d+</);
  expect(html).not.toContain("%<");
});

it("labels a waterfall with its change in percent if it starts above zero", () => {
  expect(draw(sample("waterfall"))).toContain(">−28%<");
  expect(draw(withValues(sample("waterfall"), (text, row) => (row === 0 ? "0" : text)))).not.toContain("%<");
});

it("reads the chart back from the page, with the current numbers in its table", () => {
  for (const block of sampleCharts) {
    const figure = mount(block);
    expect(readChartFigure(figure)).toEqual({ ...blank, ...readChart(block) });
  }
  const figure = mount(sampleCharts[0]);
  const data = figure.querySelector("tbody td data");
  if (data) data.textContent = "$900";
  data?.setAttribute("value", "899.6");
  expect(readChartFigure(figure)?.data.rows[0]?.[1]).toEqual({ text: "$900", value: 899.6 });
});

const blank = {
  sign: undefined,
  unit: undefined,
  x: undefined,
  mark: undefined,
  note: undefined,
  scale: undefined,
  factor: undefined,
};

function mount(block: ChartBlock | undefined): HTMLElement {
  if (!block) throw new Error("There is no sample.");
  const { document } = parseHTML(`<body>${renderToStaticMarkup(<ChartFigure {...block} />)}</body>`);
  const figure = document.querySelector<HTMLElement>("[data-chart]");
  if (!figure) throw new Error("The figure has no data-chart.");
  return figure;
}

it.each([
  ["100", "1,000"],
  ["$1", "$1,000,000"],
  ["7", "7"],
  ["101", "99,999"],
])("draws dots for %s and %s on a logarithmic axis, after its start", (low, high) => {
  const rows = [
    [cellOf("a"), cellOf(low)],
    [cellOf("b"), cellOf(high)],
  ];
  const data = { columns: ["A", "B"], rows };
  const [, narrow = ""] = draw({ kind: "bars", title: "A", scale: "log", data }).split("<svg");
  const starts = [...narrow.matchAll(/ d="M([\d.]+) [\d.]+a5 /g)].map(([, x]) => Number(x));
  expect(starts).toHaveLength(2);
  expect(Math.min(...starts)).toBeGreaterThan(5);
});

it("draws a range as a whisker, and a value in its row as a dot on it with one label for both", () => {
  const data = {
    columns: ["Tap", "Counted", "95% range"],
    rows: [[cellOf("Imports"), cellOf("23"), cellOf("13–35")]],
  };
  const html = draw({ kind: "bars", title: "Taps", data });
  expect(html).not.toContain("chart-hatch");
  // Two drawings, each with a row and a key.
  expect(html.match(/class="chart-whisker"/g)).toHaveLength(4);
  expect(html.match(/>23 \(13–35\)</g)).toHaveLength(2);
});
