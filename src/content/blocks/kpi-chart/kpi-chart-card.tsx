import { ArrowRightIcon } from "#platform/ui/icons/icons.tsx";
import { DrawnSvg } from "../../charts/chart-drawing.tsx";
import { GoalNote, outcomeClass } from "../stat/trend.tsx";
import { drawKpi, kpiSheets } from "./draw-kpi.ts";
import type { KpiChart } from "./kpi-chart.ts";

export function KpiChartCard(card: KpiChart) {
  const { title, kpiStart, kpiEnd, growthBadge, goal, description, chart } = card;
  return (
    <figure className="kpi-card">
      <figcaption>
        <p className="text-sm font-semibold text-ink-soft">{title}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 tabular text-xl leading-tight font-[640] tracking-tight">
          <span className="sr-only">From </span>
          {kpiStart}
          <ArrowRightIcon size={22} />
          <span className="sr-only"> to </span>
          {kpiEnd}
          {(growthBadge || goal) && (
            <span className={`kpi-badge ${outcomeClass(directionOf(growthBadge ?? ""), goal)}`}>
              {growthBadge}
              <GoalNote goal={goal} />
            </span>
          )}
        </p>
      </figcaption>
      <div role="img" aria-label={describe(card)} className="kpi-plot">
        {kpiSheets.map((sheet) => (
          <DrawnSvg key={sheet.width} {...drawKpi(card, sheet)} sheet={sheet} />
        ))}
      </div>
      {chart.xAxis?.label && <p className="me-8 text-end text-xs text-ink-soft">{chart.xAxis.label}</p>}
      {description && <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">{description}</p>}
    </figure>
  );
}

function directionOf(change: string): "up" | "down" | "none" {
  if (/^\s*\+/.test(change)) return "up";
  return /^\s*[-−–]/.test(change) ? "down" : "none";
}

function describe({ title, kpiStart, kpiEnd, chart: { kind, points, events = [] } }: KpiChart): string {
  const values = points.map(({ x, y }) => `${x}: ${y.toLocaleString("en-US")}`);
  const flags = events.map(({ at, label }) => `${at}: ${label}`);
  const eventsText = flags.length > 0 ? ` Events: ${flags.join("; ")}.` : "";
  return `${kind === "bar" ? "Bar" : "Line"} chart, ${title}: from ${kpiStart} to ${kpiEnd}. ${values.join("; ")}.${eventsText}`;
}
