import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { compileFiles, formatDiagnostic } from "#tests/support/content/content-fixture.ts";
import { ResultsCopySchema } from "./copy.ts";
import { ResultFigure } from "./result-figure.tsx";
import type { ResultFigure as Figure } from "./result-figure-fields.ts";

const dots: Figure = { kind: "units", value: 25, base: 1, unit: "meeting", window: "2 months" };
const bars: Figure = { kind: "compare", value: 4.8, base: 2.5, unit: "replies", window: "6 weeks" };
const cells: Figure = { kind: "cells", value: 250_000, base: 1000, unit: "visitors", window: "60 days" };

function draw(figure: Figure, isOpen = false): string {
  return renderToStaticMarkup(<ResultFigure figure={figure} isOpen={isOpen} />);
}

test("draws a dot for each unit, and a plus sign when the count is a minimum", () => {
  const drawn = draw(dots, true);
  expect(drawn.match(/h0/g)).toHaveLength(25);
  expect(drawn).toContain('aria-label="25 dots and a plus sign in 2 months"');
  expect(drawn).toContain("One dot is one meeting");
  expect(draw(dots)).not.toContain("stroke-marker");
});

test("draws two bars in proportion and names both values and the change", () => {
  const drawn = draw(bars);
  expect(drawn).toContain('aria-label="2.5 before, 4.8 after 6 weeks: 92% more"');
  const widths = [...drawn.matchAll(/<rect[^>]* width="([\d.]+)%"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([expect.closeTo(100 / 1.92), 100]);
});

test("makes the first bar the longer one when the value fell", () => {
  const drawn = draw({ ...bars, value: 2.5, base: 5 });
  const widths = [...drawn.matchAll(/<rect[^>]* width="([\d.]+)%"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([100, 50]);
  expect(drawn).toContain("50% less");
});

test("draws a cell for each thousand, in whole rows and a shorter last one", () => {
  /** Returns the number of cells, from the lengths of the dashed lines. */
  const count = (drawn: string) =>
    [...drawn.matchAll(/M1 \d+H(\d+)/g)].reduce((sum, [, end]) => sum + Number(end) / 10, 0);
  expect(count(draw(cells))).toBe(250);
  expect(count(draw({ ...cells, value: 77_000 }))).toBe(77);
  expect(draw(cells)).toContain("One cell is 1,000 visitors");
});

const errors: Array<[what: string, figure: string, error: string]> = [
  [
    "disagrees with its headline",
    "{ kind: units, value: 24, base: 1, unit: meeting, window: 2 months }",
    "9:35  `cards.0.figure.value` is 24  ->  it must draw the number in the first metric (for `compare`, the change in percent)",
  ],
  [
    "has no window",
    "{ kind: units, value: 25, base: 1, unit: meeting }",
    "9:5  `cards.0.figure.window` is missing  ->  add `window: …`",
  ],
  [
    "has an unknown kind",
    "{ kind: cell, value: 25, base: 1, unit: meeting, window: 2 months }",
    '9:21  `cards.0.figure.kind` is "cell"  ->  did you mean `cells`? Allowed: units, compare, cells',
  ],
  [
    "has too many marks",
    "{ kind: cells, value: 25000, base: 1, unit: visitors, window: 2 months }",
    "9:35  `cards.0.figure.value` is 25000  ->  it must be at most 100 dots or 500 cells; raise `base`",
  ],
  [
    "would need part of a mark",
    "{ kind: units, value: 25, base: 2, unit: meetings, window: 2 months }",
    "9:35  `cards.0.figure.value` is 25  ->  it must be a multiple of `base`, so that every mark is whole",
  ],
];

test.each(errors)("stops the build when a figure %s", async (_, figure, error) => {
  const card = `cards:\n  - id: a\n    title: A\n    tag: B\n    body: C\n    metrics: [{ value: 25+, label: meetings }]\n    figure: ${figure}\n`;
  const compiled = await compileFiles(
    { "content/page-copy/results.yaml": `heading: Results\nlead: Some.\n${card}` },
    { pageCopySchemas: { results: ResultsCopySchema } },
  );
  expect(compiled.errors.map(formatDiagnostic)).toEqual([
    expect.stringContaining(`content/page-copy/results.yaml:${error}`),
  ]);
});
