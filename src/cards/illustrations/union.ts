import { centerLine, cut, dimension, marker } from "./pieces.ts";

/** Union: two pipes and the fitting that makes them one line. */
export const union = [
  cut(20, 62, 92, 12),
  cut(20, 106, 92, 12),
  cut(208, 62, 92, 12),
  cut(208, 106, 92, 12),
  `<path d="M20 62H112M20 74H112M20 106H112M20 118H112M300 62H208M300 74H208M300 106H208M300 118H208"/>`,
  `<path d="M112 48h14v84h-14zM208 48h-14v84h14z" fill="var(--color-raised)"/>`,
  `<path d="M132 40h56l6 14v72l-6 14h-56l-6-14V54z" fill="var(--color-raised)"/>`,
  `<path d="M126 68h68M126 112h68"/>`,
  `<path d="M132 40v28m0 44v28M188 40v28m0 44v28" stroke-width="1" stroke-opacity="0.5"/>`,
  centerLine("M8 90H312"),
  marker("M60 90H256M246 84l10 6-10 6"),
  dimension(112, 208, 153),
  `<path d="M20 52v76M300 52v76" stroke-width="1" stroke-dasharray="3 3"/>`,
  `<path d="M180 48l26-22h30" stroke-width="1" stroke-opacity="0.7"/>`,
].join("");
