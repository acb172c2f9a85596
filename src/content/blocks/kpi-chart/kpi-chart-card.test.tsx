import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { KpiChart } from "./kpi-chart.ts";
import { KpiChartCard } from "./kpi-chart-card.tsx";

const replies: KpiChart = {
  title: "Reply rate",
  kpiStart: "9%",
  kpiEnd: "44%",
  chart: {
    kind: "line",
    points: [
      { x: "Wk 1", y: 9 },
      { x: "Wk 6", y: 44 },
    ],
    showNodes: true,
    highlightLast: true,
  },
};

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
  const html = renderToStaticMarkup(<KpiChartCard {...replies} growthBadge={growthBadge} goal={goal} />);
  const [, shown, badge] = /class="kpi-badge text-(\w+)">(.*?)<\/span><\/p>|$/.exec(html) ?? [];
  expect([shown, badge?.replace(/<[^>]+>/g, "")]).toEqual([color, text]);
});
