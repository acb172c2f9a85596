import { arcPath, circlePath, ticksPath } from "./geometry.ts";
import { centerLine, markedNode, marker } from "./pieces.ts";

/** Momentum: a flywheel with its axes, and the push that keeps it turning. */
export const momentum = [
  centerLine("M64 90H256M160 20V160"),
  `<path d="${circlePath(160, 90, 54) + circlePath(160, 90, 43)}" fill="currentColor" fill-opacity="0.09" fill-rule="evenodd"/>`,
  `<path d="${circlePath(160, 90, 14) + circlePath(160, 90, 5)}" fill="var(--color-raised)"/>`,
  `<path d="${ticksPath(160, 90, 14, 43, 6)}"/>`,
  `<path d="${ticksPath(160, 90, 43, 48, 36)}" stroke-width="1" stroke-opacity="0.6"/>`,
  marker(`${arcPath(160, 90, 66, 12, 98)}m-6.5-8.5 5 8.9 8-6.6`),
  markedNode(173.7, 25.4, 4.5),
  `<path d="${arcPath(160, 90, 66, 196, 262)}" stroke-width="1" stroke-dasharray="4 4"/>`,
  `<path d="M198 52 246 32h34" stroke-width="1" stroke-opacity="0.7"/>`,
].join("");
