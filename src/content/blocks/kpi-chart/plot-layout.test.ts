import { describe, expect, it } from "vitest";
import type { KpiChart } from "./kpi-chart.ts";
import { layOutPlot } from "./plot-layout.ts";

type Chart = KpiChart["chart"];

const weeks = (...values: number[]): Chart["points"] => values.map((y, week) => ({ x: `Wk ${week}`, y }));
const chart = (given: Partial<Chart>): Chart => ({
  kind: "line",
  points: weeks(4, 22),
  showNodes: true,
  highlightLast: true,
  ...given,
});

describe("the layout of a KPI chart", () => {
  it("stretches a chart from edge to edge between minY and maxY", () => {
    const { points } = layOutPlot(chart({ points: weeks(0, 6, 24), minY: 0, maxY: 24 }));
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [0, 100],
      [50, 75],
      [100, 0],
    ]);
  });

  it("clamps values beyond minY and maxY to the edge", () => {
    const { points } = layOutPlot(chart({ points: weeks(-5, 50), minY: 0, maxY: 24 }));
    expect(points.map((point) => point.y)).toEqual([100, 0]);
  });

  it("scales the y axis from zero to a round number when minY and maxY are missing", () => {
    const { yTicks, points } = layOutPlot(chart({ points: weeks(4, 22) }));
    expect(yTicks.map((tick) => tick.label)).toEqual(["0", "10", "20", "30"]);
    expect(points.at(-1)?.y).toBeCloseTo(26.67);
  });

  it("places bars on the zero line when values are negative", () => {
    const { points, baseline } = layOutPlot(
      chart({ kind: "bar", points: weeks(-10, 10), minY: -10, maxY: 10 }),
    );
    expect(baseline).toBe(50);
    expect(points.map((point) => point.y)).toEqual([100, 0]);
  });

  it("adds ticks to the y axis even when all values are equal", () => {
    const { points, yTicks } = layOutPlot(chart({ points: weeks(0, 0, 0) }));
    expect(points.every((point) => point.y === 100)).toBe(true);
    expect(yTicks.length).toBeGreaterThan(1);
  });

  it("positions numeric x values by value and spaces labels evenly", () => {
    const at = (points: Chart["points"]) => layOutPlot(chart({ points })).points.map((point) => point.x);
    expect(
      at([
        { x: 0, y: 1 },
        { x: 1, y: 2 },
        { x: 10, y: 3 },
      ]),
    ).toEqual([0, 10, 100]);
    expect(
      at([
        { x: "0", y: 1 },
        { x: "1", y: 2 },
        { x: "10", y: 3 },
      ]),
    ).toEqual([0, 50, 100]);
  });

  it("puts an event's flag on the point with its `x`, and each label below the previous one", () => {
    const { events, points } = layOutPlot(
      chart({
        points: weeks(1, 2, 4),
        events: [
          { at: "Wk 0", label: "start" },
          { at: "Wk 2", label: "end" },
        ],
      }),
    );
    expect(events).toEqual([
      { x: points[0]?.x, y: points[0]?.y, label: "start", drop: 0, isLeft: false },
      { x: points[2]?.x, y: points[2]?.y, label: "end", drop: 18, isLeft: true },
    ]);
    expect(layOutPlot(chart({})).events).toEqual([]);
  });

  it("centers each bar in its column", () => {
    const { points } = layOutPlot(chart({ kind: "bar", points: weeks(1, 2) }));
    expect(points.map((point) => point.x)).toEqual([25, 75]);
  });

  it("shows the writer's ticks and omits the comma in years", () => {
    const { xTicks, yTicks } = layOutPlot(
      chart({
        points: [
          { x: 2025, y: 1050 },
          { x: 2030, y: 2260 },
        ],
        xAxis: { ticks: [2025, 2030, 2040] },
        yAxis: { ticks: [0, 1000, 2500] },
      }),
    );
    expect(xTicks).toEqual([
      { at: 0, label: "2025" },
      { at: 100, label: "2030" },
    ]);
    expect(yTicks.map((tick) => tick.label)).toEqual(["0", "1,000", "2,500"]);
  });

  it("labels the first and last point on every screen, and at most five points on narrow ones", () => {
    for (const count of [2, 5, 6, 8, 11, 30]) {
      const { xTicks } = layOutPlot(
        chart({ points: weeks(...Array.from({ length: count }, (_, week) => week)) }),
      );
      const lasting = xTicks.filter((tick) => !tick.isMinor).map((tick) => tick.label);
      expect(lasting[0]).toBe("Wk 0");
      expect(lasting.at(-1)).toBe(`Wk ${count - 1}`);
      expect(lasting.length).toBeLessThanOrEqual(5);
      expect(xTicks.length).toBeLessThanOrEqual(11);
    }
  });
});
