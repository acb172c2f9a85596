import { arcPath, circlePath } from "./geometry.ts";
import { centerLine, dimension, markedNode, nodes } from "./pieces.ts";

/** Communications: three stations take a bearing on one point; the market, surveyed. */
export const communications = [
  `<path d="${[24, 36, 48].map((radius) => arcPath(56, 122, radius, 30, 100)).join("")}" stroke-width="1.25" stroke-opacity="0.6"/>`,
  `<path d="${[20, 32].map((radius) => arcPath(152, 130, radius, -12, 60)).join("")}" stroke-width="1.25" stroke-opacity="0.6"/>`,
  `<path d="${[24, 36, 48].map((radius) => arcPath(276, 122, radius, -84, -16)).join("")}" stroke-width="1.25" stroke-opacity="0.6"/>`,
  `<path d="M56 122 198 54 152 130M198 54 276 122"/>`,
  centerLine("M20 122H300M198 20V106M160 54H244"),
  `<path d="${circlePath(198, 54, 26)}" stroke-width="1" stroke-dasharray="4 4"/>`,
  `<path d="${circlePath(198, 54, 14)}" fill="var(--color-raised)" stroke="var(--color-marker)" stroke-width="2.5"/>`,
  markedNode(198, 54, 4.5),
  `<path d="M48 136h16l-8-14zM144 144h16l-8-14zM268 136h16l-8-14z" fill="var(--color-raised)"/>`,
  nodes(
    [
      [56, 122],
      [152, 130],
      [276, 122],
    ],
    4,
  ),
  dimension(56, 276, 154),
].join("");
