import { parseHTML } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { KpiChart } from "./kpi-chart.ts";
import { KpiChartCard } from "./kpi-chart-card.tsx";

type Chart = KpiChart["chart"];

const weeks = (...values: number[]): Chart["points"] => values.map((y, week) => ({ x: `Wk ${week}`, y }));
const card = (given: Partial<Chart> = {}): KpiChart => ({
  title: "Reply rate",
  kpiStart: "9%",
  kpiEnd: "44%",
  chart: { kind: "line", points: weeks(9, 44), showNodes: true, highlightLast: true, ...given },
});

/** Reads one of the two drawings of a card: paths by class, and texts with their positions. */
function draw(given: Partial<Chart>, sheet: "wide" | "narrow" = "wide") {
  const { document } = parseHTML(renderToStaticMarkup(<KpiChartCard {...card(given)} />));
  const svg = document.querySelector(`.chart-${sheet}`);
  const texts = Array.from(svg?.querySelectorAll("text") ?? [], (text) => {
    const [x, y] = ["x", "y"].map((name) => Number((text.firstElementChild ?? text).getAttribute(name)));
    return { text: text.textContent, x, y, anchor: text.getAttribute("text-anchor") };
  });
  return {
    texts,
    path: (name: string) => svg?.querySelector(`.${name}`)?.getAttribute("d"),
    labelsOf: (axis: "x" | "y") => texts.filter((text) => (axis === "y" ? text.x === 38 : text.y === 274)),
  };
}

it.each([
  ["-82%", "lower", "success", "-82% (lower is better)"],
  ["−82%", "lower", "success", "−82% (lower is better)"],
  ["+12%", "lower", "danger", "+12% (lower is better)"],
  ["+387%", "higher", "success", "+387% (higher is better)"],
  ["-5%", "higher", "danger", "-5% (higher is better)"],
  ["3x", "higher", "brand", "3x (higher is better)"],
  ["-82%", undefined, "brand", "-82%"],
  ["+387%", undefined, "brand", "+387%"],
] as const)("shows growthBadge %s with goal %s in color %s as '%s'", (growthBadge, goal, color, text) => {
  const html = renderToStaticMarkup(<KpiChartCard {...card()} growthBadge={growthBadge} goal={goal} />);
  const [, shown, badge] = /class="kpi-badge text-(\w+)">(.*?)<\/span><\/p>|$/.exec(html) ?? [];
  expect([shown, badge?.replace(/<[^>]+>/g, "")]).toEqual([color, text]);
});

it("has margins of 24, 32, 28 and 48 px around a line from minY to maxY, and clamps values beyond them (spec 3)", () => {
  expect(draw({ points: weeks(0, 6, 24), minY: 0, maxY: 24 }).path("chart-line")).toBe(
    "M48 254L268 196.5L488 24",
  );
  expect(draw({ points: weeks(-5, 50), minY: 0, maxY: 24 }).path("chart-line")).toBe("M48 254L488 24");
  expect(draw({ points: weeks(0, 24), minY: 0, maxY: 24 }, "narrow").path("chart-line")).toBe(
    "M48 254L268 24",
  );
});

it("scales the y axis from zero to a round number when minY and maxY are missing", () => {
  const labels = (...values: number[]) => draw({ points: weeks(...values) }).labelsOf("y");
  expect(labels(4, 22).map(({ text }) => text)).toEqual(["0", "10", "20", "30"]);
  expect(labels(0, 0, 0).length).toBeGreaterThan(1);
});

it("stands bars on the zero line, each in the center of its column, and fills only the last", () => {
  const { path } = draw({ kind: "bar", points: weeks(-10, 10), minY: -10, maxY: 10 });
  expect(path("chart-axis")).toMatch(/^M48 139H488/);
  expect(path("chart-edge")).toBe("M94.2 139h127.6v115h-127.6z");
  expect(path("chart-full")).toBe("M314.2 24h127.6v115h-127.6z");
});

it("fills an area, and omits nodes and the last point's ring on request", () => {
  expect(draw({ kind: "area", minY: 0, maxY: 44 }).path("chart-area")).toBe("M48 207L488 24L488 254L48 254Z");
  const { path } = draw({ showNodes: false, highlightLast: false });
  expect([path("chart-full"), path("chart-ring")]).toEqual([undefined, undefined]);
  expect(draw({}).path("chart-ring")).toBeDefined();
});

it("positions numeric x values by value and spaces labels evenly", () => {
  const at = (points: Chart["points"]) =>
    draw({ points })
      .path("chart-line")
      ?.match(/(?<=[ML])\S+/g);
  const points = [0, 1, 10].map((x) => ({ x, y: 1 }));
  expect(at(points)).toEqual(["48", "92", "488"]);
  expect(at(points.map(({ x, y }) => ({ x: String(x), y })))).toEqual(["48", "268", "488"]);
});

it("puts an event's flag on the point with its `x`, and each label below the previous one", () => {
  const events = [
    { at: "Wk 0", label: "start" },
    { at: "Wk 2", label: "end" },
  ];
  const { path, texts } = draw({ points: weeks(0, 2, 4), maxY: 4, events });
  expect(path("chart-mark")).toBe("M48 18V254");
  expect(texts.filter(({ text }) => /start|end/.test(text))).toEqual([
    { text: "start", x: 55, y: 29, anchor: "start" },
    { text: "end", x: 481, y: 47, anchor: "end" },
  ]);
});

it("shows the writer's ticks and omits the comma in years", () => {
  const { labelsOf } = draw({
    points: [
      { x: 2025, y: 1050 },
      { x: 2030, y: 2260 },
    ],
    xAxis: { ticks: [2025, 2030, 2040] },
    yAxis: { ticks: [0, 1000, 2500] },
  });
  expect(labelsOf("x")).toMatchObject([
    { text: "2025", x: 48 },
    { text: "2030", x: 488 },
  ]);
  expect(labelsOf("y").map(({ text }) => text)).toEqual(["0", "1,000", "2,500"]);
});

it.each([2, 5, 6, 8, 11, 30])(
  "labels the first and last of %i points and those between that fit",
  (count) => {
    for (const sheet of ["wide", "narrow"] as const) {
      const points = weeks(...Array.from({ length: count }, (_, week) => week));
      const labels = draw({ points }, sheet).labelsOf("x");
      expect([labels[0]?.text, labels.at(-1)?.text]).toEqual(["Wk 0", `Wk ${count - 1}`]);
      const distances = labels.slice(1).map(({ x }, index) => (x ?? 0) - (labels[index]?.x ?? 0));
      expect(Math.min(...distances)).toBeGreaterThan(36);
    }
  },
);
