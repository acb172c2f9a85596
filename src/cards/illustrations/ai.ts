import { markedNode, marker, nodes } from "./pieces.ts";

/** AI: a part with many leads in and one way out; the path that was taken is marked. */
export const ai = [
  `<rect x="104" y="34" width="112" height="112" fill="var(--color-raised)"/>`,
  `<rect x="112" y="42" width="96" height="96" stroke-width="1" stroke-opacity="0.4"/>`,
  `<path d="M104 34l8 8M216 34l-8 8M104 146l8-8M216 146l-8-8" stroke-width="1" stroke-opacity="0.4"/>`,
  `<path d="M104 60H64L44 40H20M104 90H24M104 120H64L44 140H20M216 60h40l20-20h24M216 120h40l20 20h24M130 34V24m30 10V20m30 14V24M130 146v10m30-10v14m30-14v10" stroke-width="1.25"/>`,
  `<path d="M128 60 160 74M128 60l32 46M128 90l32 16M128 120l32-46M128 120l32-14M160 106l32-16" stroke-width="1" stroke-opacity="0.55"/>`,
  marker("M24 90H128L160 74 192 90H300M290 84l10 6-10 6"),
  nodes([
    [128, 60],
    [128, 90],
    [128, 120],
    [160, 74],
    [160, 106],
    [20, 40],
    [20, 140],
    [300, 40],
    [300, 140],
  ]),
  markedNode(192, 90),
  nodes([[24, 90]]),
].join("");
