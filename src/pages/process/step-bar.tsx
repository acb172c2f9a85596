import { useId } from "react";
import type { ProcessStep } from "./copy.ts";
import { PillarBar } from "./pillar-hatch.tsx";
import { barLeft, barWidth, formatDuration, formatRange } from "./schedule.ts";
import { WeekScale } from "./week-scale.tsx";

/** The bar of one step on the scale of weeks (spec 2.6). */
export function StepBar({ step, totalWeeks }: { step: ProcessStep; totalWeeks: number }) {
  const left = barLeft(step, totalWeeks);
  const width = barWidth(step, totalWeeks);
  const right = Math.min(100, left + width);
  const [start, end] = [`${left}%`, `${right}%`];
  return (
    <svg
      className="step-bar"
      width="100%"
      height="120"
      role="img"
      aria-label={`${formatRange(step)} of Wk 1 to Wk ${totalWeeks}`}
    >
      <rect x={start} y={24} width={`${width}%`} height="100%" className="fill-sunken" />
      <WeekScale totalWeeks={totalWeeks} />
      <PillarBar pillar={step.pillar} id={useId()} x={start} y={40} width={`${width}%`} height={32} />
      <g className="stroke-outline">
        <line x1={start} x2={end} y1="88" y2="88" />
        <line x1={start} x2={start} y1="82" y2="94" />
        <line x1={end} x2={end} y1="82" y2="94" />
      </g>
      <text x={`${(left + right) / 2}%`} y="110" textAnchor="middle" className="step-bar-measure">
        {formatDuration(step)}
      </text>
    </svg>
  );
}
