import { circlePath } from "../cards/illustrations/geometry.ts";

/** Where the five channels enter, from top to bottom. */
const inlets = [
  { y: 70, label: "Mail" },
  { y: 110, label: "LinkedIn" },
  { y: 150, label: "Calls" },
  { y: 190, label: "Events" },
  { y: 230, label: "Ads" },
];

/** Parts along the pipe: from where to where, and what the part does. */
const parts = [
  { from: 250, to: 334, label: "Plan" },
  { from: 334, to: 564, label: "Reach" },
  { from: 564, to: 636, label: "Qualify" },
  { from: 636, to: 936, label: "Meet" },
  { from: 936, to: 1098, label: "Close" },
];

/** Start and length of one week on the lower rule, which runs from the inlets to the outlet. */
const RULE_START = 92;
const WEEK = 167.5;
const weeks = [0, 1, 2, 3, 4, 5, 6];

/**
 * The go-to-market pipeline as a working drawing, for screens from 768 px: five channels, one manifold, a valve, a
 * gauge that feeds back, and a riser that ends under the call to talk. Decoration: the lead beside it says the same.
 */
export function PipelineWide({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1280 360"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      fontSize="16"
      className={className}
      aria-hidden="true"
    >
      <Channels />
      <Body />
      <Feedback />
      <Measures />
      {/* The one stroke of the marker: from a channel through every part, up to the action. */}
      <path
        d="M92 150H1006A70 70 0 0 0 1076 80V-18L1066 -2L1076 -18L1086 -2"
        pathLength="1"
        strokeWidth="3.5"
        strokeLinejoin="round"
        className="draws stroke-marker"
      />
      <path d={circlePath(92, 150, 5)} className="fill-marker" stroke="none" />
    </svg>
  );
}

function Channels() {
  return (
    <>
      <g fill="currentColor" stroke="none" className="text-ink-soft">
        {inlets.map(({ y, label }) => (
          <text key={label} x="0" y={y + 5}>
            {label}
          </text>
        ))}
      </g>
      <path d={inlets.map(({ y }) => `M92 ${y - 8}H250V${y + 8}H92z`).join("")} className="fill-raised" />
      <path d={inlets.map(({ y }) => `M92 ${y - 13}v26M98 ${y - 13}v26`).join("")} />
      <path
        d={inlets.map(({ y }) => `M104 ${y}H250`).join("")}
        strokeWidth="1"
        strokeDasharray="12 4 2 4"
        strokeOpacity="0.5"
      />
    </>
  );
}

/** Manifold, pipe, reducers, flanges, valve, gauge, riser. */
function Body() {
  return (
    <>
      <path d="M250 48H290V252H250zM240 48H300M240 42H300M240 252H300M240 258H300" className="fill-raised" />
      <path
        d="M290 106H470L510 118H740L776 128H1006A48 48 0 0 0 1054 80V-60H1098V80A92 92 0 0 1 1006 172H776L740 182H510L470 194H290z"
        className="fill-raised"
      />
      <path d="M330 96v108M338 96v108M560 106v88M568 106v88M632 106v88M640 106v88M932 116v68M940 116v68M1042 36h68M1042 28h68" />
      <path
        d="M470 106v88M510 118v64M740 118v64M776 128v44M1006 128v44M1054 80h44"
        strokeWidth="1"
        strokeOpacity="0.45"
      />
      <path
        d="M350 112v76M366 112v76M382 112v76M398 112v76M414 112v76M430 112v76M446 112v76"
        strokeWidth="1"
        strokeOpacity="0.22"
      />
      <path d="M568 118 632 182V118L568 182z" className="fill-paper" />
      <path d="M600 150V84M574 84h52M574 78v12M626 78v12" />
      <path d={`${circlePath(690, 66, 26)}M690 118V92`} className="fill-paper" />
      <path d="M690 66l13-15M672 66h4M690 48v4M708 66h-4M677 53l3 3" />
    </>
  );
}

/** What the gauge reads goes back into the plan. */
function Feedback() {
  return (
    <>
      <path d="M690 40V14H270V36" strokeDasharray="5 5" strokeWidth="1.5" />
      <path d="M264 28l6 10 6-10" strokeWidth="1.5" />
      <text x="300" y="36" fill="currentColor" stroke="none" className="text-ink-soft">
        Measured every Friday
      </text>
    </>
  );
}

/** What each part is, and how long the whole takes to build. */
function Measures() {
  const partTicks = [...new Set(parts.flatMap(({ from, to }) => [from, to]))];
  return (
    <>
      <g strokeWidth="1" strokeOpacity="0.65">
        <path d={`M250 292H1098${partTicks.map((x) => `M${x} 284v16M${x - 4} 296l8-8`).join("")}`} />
        <path
          d={`M${RULE_START} 350H${RULE_START + 6 * WEEK}${weeks
            .map((week) => `M${RULE_START + week * WEEK} ${week % 6 === 0 || week === 2 ? 330 : 344}V356`)
            .join("")}`}
        />
      </g>
      <g fill="currentColor" stroke="none" textAnchor="middle">
        {parts.map(({ from, to, label }) => (
          <text key={label} x={(from + to) / 2} y="282">
            {label}
          </text>
        ))}
        <g className="text-ink-soft" textAnchor="end">
          <text x={RULE_START + 2 * WEEK - 10} y="338">
            Blueprint, week 2
          </text>
          <text x={RULE_START + 6 * WEEK - 10} y="338">
            Working system, week 6
          </text>
        </g>
      </g>
    </>
  );
}
