import type { Drawing } from "../drawing.tsx";
import { markedNode, thin } from "./pieces.ts";

const inlets = [
  { y: 44, text: "Mail" },
  { y: 70, text: "LinkedIn" },
  { y: 96, text: "Calls" },
  { y: 122, text: "Events" },
  { y: 148, text: "Ads" },
];

/** The same pipeline with fewer parts, for phones: its riser ends under the call to talk. */
export const pipelineNarrow: Drawing = {
  viewBox: "0 0 360 216",
  strokeWidth: 1.5,
  fontSize: 13,
  strokes: [
    { d: inlets.map(({ y }) => `M64 ${y - 5}H118V${y + 5}H64zM64 ${y - 8}v16`).join(""), fill: "raised" },
    { d: "M118 28H140V164H118zM112 28H146M112 164H146", fill: "raised" },
    {
      d: "M140 72H210L228 80H266A26 26 0 0 0 292 54V-20H324V54A58 58 0 0 1 266 112H228L210 120H140z",
      fill: "raised",
    },
    { d: "M158 66v60M164 66v60M240 74v44M246 74v44M284 26h48M284 20h48" },
    { d: "M172 74 206 118V74L172 118z", fill: "paper" },
    { d: "M189 96V52M176 52h26" },
    thin("M64 202H324M64 194v14M150.7 194v14M324 194v14M107.3 198v7M194 198v7M237.3 198v7M280.7 198v7", 0.65),
    { d: "M64 96H266A42 42 0 0 0 308 54V4L300 16L308 4L316 16", mark: "drawn", width: 3 },
    markedNode(64, 96, 4),
  ],
  labels: [
    ...inlets.map(({ y, text }) => ({ x: 0, y: y + 4, text, soft: true })),
    { x: 145, y: 192, text: "Week 2", anchor: "end", soft: true },
    { x: 318, y: 192, text: "Week 6", anchor: "end", soft: true },
  ],
};
