import type { KpiChart } from "./kpi-chart.ts";
import { layOutPlot, type PlotLayout, type PlottedEvent, type PlottedPoint } from "./plot-layout.ts";

/** A bar's width as a share of its column. */
const BAR_SHARE = 0.58;
/** A label doesn't fit under a point lower than this, in percent from the top. */
const LOWEST_LABEL = 84;

/** Positions are percentages so that lines stretch with the screen while text keeps its size (spec 3). */
export function KpiPlot({ title, kpiStart, kpiEnd, chart }: KpiChart) {
  const plot = layOutPlot(chart);
  const [first, second] = plot.points;
  const [beforeLast, last] = plot.points.slice(-2);
  const numbers = plot.points.map((point) => `${point.label}: ${point.value.toLocaleString("en-US")}`);
  const events = plot.events.map(({ label }, index) => `${chart.events?.[index]?.at}: ${label}`);
  const eventsText = events.length > 0 ? ` Events: ${events.join("; ")}.` : "";
  return (
    <div
      role="img"
      aria-label={`${chart.kind === "bar" ? "Bar" : "Line"} chart, ${title}: from ${kpiStart} to ${kpiEnd}. ${numbers.join("; ")}.${eventsText}`}
      className="kpi-plot"
    >
      <svg aria-hidden="true">
        <Axes plot={plot} label={chart.yAxis?.label} />
        {chart.kind === "bar" ? (
          <Bars plot={plot} highlightLast={chart.highlightLast} />
        ) : (
          <Line plot={plot} filled={chart.kind === "area"} />
        )}
        <Events events={plot.events} />
        {chart.kind !== "bar" && <Nodes {...chart} points={plot.points} />}
        {first && second && (
          <EndLabel
            text={kpiStart}
            point={first}
            other={second}
            isBar={chart.kind === "bar"}
            anchor="start"
          />
        )}
        {last && beforeLast && (
          <EndLabel
            text={kpiEnd}
            point={last}
            other={beforeLast}
            isBar={chart.kind === "bar"}
            anchor="end"
            isLast
          />
        )}
      </svg>
    </div>
  );
}

function Axes({ plot, label }: { plot: PlotLayout; label?: string | undefined }) {
  return (
    <g className="kpi-axes">
      {label && (
        <text x="-48" y="-12">
          {label}
        </text>
      )}
      {plot.yTicks.map(({ at, label }) => (
        <g key={label}>
          <line x2="100%" y1={`${at}%`} y2={`${at}%`} />
          <text x="-10" y={`${at}%`} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <line x2="100%" y1={`${plot.baseline}%`} y2={`${plot.baseline}%`} className="kpi-axis" />
      <line y2="100%" className="kpi-axis" />
      {plot.xTicks.map(({ at, label, isMinor }) => (
        <svg
          key={label}
          x={`${at}%`}
          y="100%"
          className={isMinor ? "kpi-minor" : undefined}
          aria-hidden="true"
        >
          <line y2="5" className="kpi-axis" />
          <text y="20" textAnchor="middle">
            {label}
          </text>
        </svg>
      ))}
    </g>
  );
}

function Line({ plot, filled }: { plot: PlotLayout; filled: boolean }) {
  const [first, ...others] = plot.points;
  if (!first) return null;
  const line = `M${first.x} ${first.y}${others.map((point) => `L${point.x} ${point.y}`).join("")}`;
  const last = others.at(-1) ?? first;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className="kpi-reveal"
      aria-hidden="true"
    >
      {filled && (
        <path d={`${line}L${last.x} ${plot.baseline}L${first.x} ${plot.baseline}Z`} className="kpi-area" />
      )}
      <path d={line} className="kpi-line" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function Bars({ plot, highlightLast }: { plot: PlotLayout; highlightLast: boolean }) {
  const width = (BAR_SHARE * 100) / plot.points.length;
  return plot.points.map((point, index) => (
    <rect
      key={point.x}
      x={`${point.x - width / 2}%`}
      y={`${Math.min(point.y, plot.baseline)}%`}
      width={`${width}%`}
      height={`${Math.abs(plot.baseline - point.y)}%`}
      className={highlightLast && index === plot.points.length - 1 ? "kpi-bar kpi-bar-last" : "kpi-bar"}
    />
  ));
}

/** Flags on the curve. */
function Events({ events }: { events: readonly PlottedEvent[] }) {
  return events.map(({ x, y, label, drop, isLeft }) => (
    <svg key={drop} x={`${x}%`} width="1" height="100%" className="kpi-event" aria-hidden="true">
      <line y1={drop - 6} y2={`${y}%`} />
      <text x={isLeft ? -7 : 7} y={drop + 5} textAnchor={isLeft ? "end" : "start"}>
        {label}
      </text>
    </svg>
  ));
}

function Nodes({
  points,
  showNodes,
  highlightLast,
}: { points: readonly PlottedPoint[] } & Pick<KpiChart["chart"], "showNodes" | "highlightLast">) {
  const last = points.at(-1);
  return (
    <>
      {showNodes &&
        points.map((point) => (
          <circle key={point.x} cx={`${point.x}%`} cy={`${point.y}%`} r="3" className="kpi-node" />
        ))}
      {highlightLast && last && (
        <>
          <circle cx={`${last.x}%`} cy={`${last.y}%`} r="5" className="kpi-last" />
          <circle cx={`${last.x}%`} cy={`${last.y}%`} r="10" className="kpi-ring" />
        </>
      )}
    </>
  );
}

/** Labels the first or last value, either above its bar or on the side of its point that faces away from the line. */
function EndLabel({
  text,
  point,
  other,
  isBar,
  anchor,
  isLast = false,
}: {
  text: string;
  point: PlottedPoint;
  other: PlottedPoint;
  isBar: boolean;
  anchor: "start" | "end";
  isLast?: boolean;
}) {
  // Put the label below a flat start too; above, it would look like a grid line's label.
  const runsAbove = isLast ? other.y < point.y : other.y <= point.y;
  const isBelow = !isBar && runsAbove && point.y < LOWEST_LABEL;
  return (
    <text
      x={`${point.x}%`}
      y={`${point.y}%`}
      dx={isBar ? undefined : anchor === "start" ? 4 : 8}
      dy={isBelow ? 26 : isBar ? -8 : -16}
      textAnchor={isBar ? "middle" : anchor}
      className={isLast ? "kpi-value kpi-value-last" : "kpi-value"}
    >
      {text}
    </text>
  );
}
