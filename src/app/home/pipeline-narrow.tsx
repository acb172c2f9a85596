import { circlePath } from "../cards/illustrations/geometry.ts";

const inlets = [
  { y: 44, label: "Mail" },
  { y: 70, label: "LinkedIn" },
  { y: 96, label: "Calls" },
  { y: 122, label: "Events" },
  { y: 148, label: "Ads" },
];

/** The same pipeline with fewer parts, for phones: its riser ends under the call to talk. Decoration. */
export function PipelineNarrow({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 360 216"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="13"
      className={className}
      aria-hidden="true"
    >
      <g fill="currentColor" stroke="none" className="text-ink-soft">
        {inlets.map(({ y, label }) => (
          <text key={label} x="0" y={y + 4}>
            {label}
          </text>
        ))}
        <g textAnchor="middle">
          <text x="145" y="192">
            2 weeks
          </text>
          <text x="265" y="192">
            6 weeks
          </text>
        </g>
      </g>
      <path
        d={inlets.map(({ y }) => `M64 ${y - 5}H118V${y + 5}H64zM64 ${y - 8}v16`).join("")}
        className="fill-raised"
      />
      <path d="M118 28H140V164H118zM112 28H146M112 164H146" className="fill-raised" />
      <path
        d="M140 72H210L228 80H266A26 26 0 0 0 292 54V0H324V54A58 58 0 0 1 266 112H228L210 120H140z"
        className="fill-raised"
      />
      <path d="M158 66v60M164 66v60M240 74v44M246 74v44M284 26h48M284 20h48" />
      <path d="M172 74 206 118V74L172 118z" className="fill-paper" />
      <path d="M189 96V52M176 52h26" />
      <path
        d="M64 202H324M64 194v14M150.7 194v14M324 194v14M107.3 198v7M194 198v7M237.3 198v7M280.7 198v7"
        strokeWidth="1"
        strokeOpacity="0.65"
      />
      <path
        d="M64 96H266A42 42 0 0 0 308 54V4L300 16L308 4L316 16"
        pathLength="1"
        strokeWidth="3"
        strokeLinejoin="round"
        className="draws stroke-marker"
      />
      <path d={circlePath(64, 96, 4)} className="fill-marker" stroke="none" />
    </svg>
  );
}
