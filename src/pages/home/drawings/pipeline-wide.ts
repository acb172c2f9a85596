import { circlePath } from "../../../cards/illustrations/geometry.ts";
import type { Drawing } from "../drawing.tsx";
import { axis, markedNode, thin } from "./pieces.ts";

/** Where the pipes begin; left of it stand their names. */
const INLET = 102;

/** Where the five channels enter, from top to bottom. */
const inlets = [
  { y: 70, text: "Mail" },
  { y: 110, text: "LinkedIn" },
  { y: 150, text: "Calls" },
  { y: 190, text: "Events" },
  { y: 230, text: "Ads" },
];

/** Parts along the pipe: from where to where, and what the part does. */
const parts = [
  { from: 250, to: 334, text: "Plan" },
  { from: 334, to: 564, text: "Reach" },
  { from: 564, to: 740, text: "Qualify" },
  { from: 740, to: 936, text: "Meet" },
  { from: 936, to: 1098, text: "Close" },
];
const partTicks = [...new Set(parts.flatMap(({ from, to }) => [from, to]))];

/** Start and length of one week on the lower rule, which runs from the inlets to the outlet. */
const RULE_START = INLET;
const WEEK = (1098 - INLET) / 6;
const weekTicks = [0, 1, 2, 3, 4, 5, 6]
  .map((week) => `M${RULE_START + week * WEEK} ${week % 6 === 0 || week === 2 ? 330 : 344}V356`)
  .join("");

/**
 * The go-to-market pipeline as a working drawing, for screens from 768 px: five channels, one manifold, a valve, a
 * gauge that feeds back into the plan, and a riser that ends under the call to talk.
 */
export const pipelineWide: Drawing = {
  viewBox: "0 0 1280 360",
  strokeWidth: 1.75,
  fontSize: 17,
  strokes: [
    { d: inlets.map(({ y }) => `M${INLET} ${y - 8}H250V${y + 8}H${INLET}z`).join(""), fill: "raised" },
    { d: inlets.map(({ y }) => `M${INLET} ${y - 13}v26m6-26v26`).join("") },
    axis(inlets.map(({ y }) => `M${INLET + 12} ${y}H250`).join(""), 0.5),
    // Manifold, pipe and riser, then their flanges and sections.
    { d: "M250 48H290V252H250zM240 48H300M240 42H300M240 252H300M240 258H300", fill: "raised" },
    {
      d: "M290 106H470L510 118H740L776 128H1006A48 48 0 0 0 1054 80V-60H1098V80A92 92 0 0 1 1006 172H776L740 182H510L470 194H290z",
      fill: "raised",
    },
    {
      d: "M330 96v108M338 96v108M560 106v88M568 106v88M632 106v88M640 106v88M932 116v68M940 116v68M1042 36h68M1042 28h68",
    },
    thin("M470 106v88M510 118v64M740 118v64M776 128v44M1006 128v44M1054 80h44", 0.45),
    thin("M350 112v76M366 112v76M382 112v76M398 112v76M414 112v76M430 112v76M446 112v76", 0.22),
    // Valve and gauge.
    { d: "M568 118 632 182V118L568 182z", fill: "paper" },
    { d: "M600 150V84M574 84h52M574 78v12M626 78v12" },
    { d: `${circlePath(690, 66, 26)}M690 118V92`, fill: "paper" },
    { d: "M690 66l13-15M672 66h4M690 48v4M708 66h-4M677 53l3 3" },
    // What the gauge reads goes back into the plan.
    { d: "M690 40V14H270V36", dash: "5 5", width: 1.5 },
    { d: "M264 28l6 10 6-10", width: 1.5 },
    // What each part does, and how long the whole takes to build.
    thin(`M250 292H1098${partTicks.map((x) => `M${x} 284v16M${x - 4} 296l8-8`).join("")}`, 0.65),
    thin(`M${RULE_START} 350H${RULE_START + 6 * WEEK}${weekTicks}`, 0.65),
    // The one stroke of the marker: from a channel through every part, up to the action.
    {
      d: `M${INLET} 150H1006A70 70 0 0 0 1076 80V-18L1066 -2L1076 -18L1086 -2`,
      mark: "drawn",
      width: 3.5,
    },
    markedNode(INLET, 150, 5),
  ],
  labels: [
    ...inlets.map(({ y, text }) => ({ x: 0, y: y + 5, text, soft: true })),
    ...parts.map(({ from, to, text }) => ({ x: (from + to) / 2, y: 282, text, anchor: "middle" as const })),
    { x: 312, y: 38, text: "Measured every Friday", soft: true },
    { x: RULE_START + 2 * WEEK - 10, y: 338, text: "Blueprint, week 2", anchor: "end", soft: true },
    { x: RULE_START + 6 * WEEK - 10, y: 338, text: "Working system, week 6", anchor: "end", soft: true },
  ],
};
