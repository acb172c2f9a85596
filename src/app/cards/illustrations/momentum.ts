import { arcPath, circlePath, ticksPath } from "./geometry.ts";
import { centerLine, markedNode, marker } from "./pieces.ts";

/** Momentum: a flywheel with its axes, and the push that keeps it turning. */
export const momentum = [
  centerLine("M60 90H260M160 8V172"),
  `<path d="${circlePath(160, 90, 58) + circlePath(160, 90, 46)}" fill="currentColor" fill-opacity="0.09" fill-rule="evenodd"/>`,
  `<path d="${circlePath(160, 90, 14) + circlePath(160, 90, 5)}" fill="var(--color-raised)"/>`,
  `<path d="${ticksPath(160, 90, 14, 46, 6)}"/>`,
  `<path d="${ticksPath(160, 90, 46, 51, 36)}" stroke-width="1" stroke-opacity="0.6"/>`,
  marker(`${arcPath(160, 90, 70, 12, 98)}m-6.5-8.5 5 8.9 8-6.6`),
  markedNode(174.6, 21.5, 4.5),
  `<path d="${arcPath(160, 90, 70, 196, 262)}" stroke-width="1" stroke-dasharray="4 4"/>`,
  `<path d="M201 49 250 30h34" stroke-width="1" stroke-opacity="0.7"/>`,
].join("");
