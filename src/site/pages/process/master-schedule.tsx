import { useId } from "react";
import { pageCopy } from "../page-copy.server.ts";
import type { ProcessStep } from "./copy.ts";
import { PillarBar } from "./pillar-hatch.tsx";
import { barLeft, barWidth, formatDuration } from "./schedule.ts";
import { WeekScale } from "./week-scale.tsx";

/** Heights are in px; horizontal positions are percentages so that the drawing fits any width. */
const TOP = 40;
const ROW = 44;
const BAR = 24;
const FOOT = 58;

/** Shows every step as a bar on the week scale. Decorative: the timeline has the same information as text. */
export function MasterSchedule() {
  const { steps, totalWeeks } = pageCopy.process;
  const base = useId();
  const height = TOP + steps.length * ROW + FOOT;
  const ruler = height - 20;
  return (
    <svg className="master-schedule" width="100%" height={height} aria-hidden="true">
      <WeekScale />
      {steps.map((step, position) => (
        <ScheduleRow
          key={step.id}
          step={step}
          y={TOP + position * ROW}
          hatchId={`${base}${step.id}`}
          isLast={position === steps.length - 1}
        />
      ))}
      <g className="stroke-outline">
        <line x1="0" x2="100%" y1={ruler} y2={ruler} />
        <line x1="0" x2="0" y1={ruler - 8} y2={ruler + 8} strokeWidth="2" />
        <line x1="100%" x2="100%" y1={ruler - 8} y2={ruler + 8} strokeWidth="2" />
      </g>
      {/* Leaves a gap in the line for the label. */}
      <rect
        x="50%"
        y={ruler - 12}
        width="112"
        height="24"
        transform="translate(-56)"
        className="fill-paper"
      />
      <text x="50%" y={ruler + 6} textAnchor="middle" className="schedule-total">
        {formatDuration({ startWeek: 1, durationWeeks: totalWeeks })}
      </text>
    </svg>
  );
}

function ScheduleRow({
  step,
  y,
  hatchId,
  isLast,
}: {
  step: ProcessStep;
  y: number;
  hatchId: string;
  isLast: boolean;
}) {
  const { totalWeeks } = pageCopy.process;
  const left = barLeft(step, totalWeeks);
  const width = barWidth(step, totalWeeks);
  const right = left + width;
  const isLate = right > 50;
  return (
    <g className="schedule-row">
      {!isLast && (
        <line
          x1={`${right}%`}
          x2={`${right}%`}
          y1={y + BAR}
          y2={y + ROW}
          strokeDasharray="4 4"
          className="stroke-outline"
        />
      )}
      <PillarBar pillar={step.pillar} id={hatchId} x={`${left}%`} y={y} width={`${width}%`} height={BAR} />
      <text
        x={`${isLate ? left : right}%`}
        dx={isLate ? -12 : 12}
        y={y + 17}
        textAnchor={isLate ? "end" : "start"}
        className="fill-ink"
      >
        <tspan className="fill-ink-soft max-sm:hidden">{step.id} </tspan>
        {step.title}
      </text>
    </g>
  );
}
