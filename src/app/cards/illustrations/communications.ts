import { arcPath, circlePath } from "./geometry.ts";
import { centerLine, dimension, markedNode, nodes } from "./pieces.ts";

/** Communications: three stations take a bearing on one point; the market, surveyed. */
export const communications = [
  `<path d="${[24, 36, 48].map((radius) => arcPath(56, 136, radius, 30, 100)).join("")}" stroke-width="1.25" stroke-opacity="0.6"/>`,
  `<path d="${[20, 32].map((radius) => arcPath(152, 144, radius, -12, 60)).join("")}" stroke-width="1.25" stroke-opacity="0.6"/>`,
  `<path d="${[24, 36, 48].map((radius) => arcPath(276, 136, radius, -84, -16)).join("")}" stroke-width="1.25" stroke-opacity="0.6"/>`,
  `<path d="M56 136 198 58 152 144M198 58 276 136"/>`,
  centerLine("M20 136H300M198 12V120M160 58H244"),
  `<path d="${circlePath(198, 58, 26)}" stroke-width="1" stroke-dasharray="4 4"/>`,
  `<path d="${circlePath(198, 58, 14)}" fill="var(--color-raised)" stroke="var(--color-marker)" stroke-width="2.5"/>`,
  markedNode(198, 58, 4.5),
  `<path d="M48 150h16l-8-14zM144 158h16l-8-14zM268 150h16l-8-14z" fill="var(--color-raised)"/>`,
  nodes(
    [
      [56, 136],
      [152, 144],
      [276, 136],
    ],
    4,
  ),
  dimension(56, 276, 168),
].join("");
