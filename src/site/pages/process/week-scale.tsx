import { pageCopy } from "../page-copy.server.ts";

/** The week scale, labeled `Wk 1` to `Wk 6` (spec 2.6), for use inside an SVG. */
export function WeekScale() {
  const { totalWeeks } = pageCopy.process;
  const marks = Array.from({ length: totalWeeks + 1 }, (_, position) => `${(position / totalWeeks) * 100}%`);
  return (
    <>
      <g className="stroke-line">
        {marks.map((x) => (
          <line key={x} x1={x} x2={x} y1="0" y2="100%" />
        ))}
      </g>
      <g className="fill-ink-soft">
        {marks.slice(0, totalWeeks).map((x, position) => (
          <text key={x} x={x} y="16" dx="5">
            {`Wk ${position + 1}`}
          </text>
        ))}
      </g>
      <line x1="0" x2="100%" y1="24" y2="24" className="stroke-outline" />
    </>
  );
}
