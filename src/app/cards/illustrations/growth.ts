import { cut, dimension, markedNode, marker, nodes, rise } from "./pieces.ts";

/** Growth: stages that rise, the curve over them, and the measured gain. */
export const growth = [
  cut(200, 70, 40, 80),
  `<path d="M40 20V150H272M80 150V126H120V150M120 126V110H160V150M160 110V92H200V150M200 92V70H240V150"/>`,
  `<path d="M36 40h8M36 60h8M36 80h8M36 100h8M36 120h8M80 146v8M120 146v8M160 146v8M200 146v8M240 146v8" stroke-width="1"/>`,
  marker("M60 132C110 124 130 112 160 96S212 62 256 32"),
  nodes([
    [60, 132],
    [160, 96],
  ]),
  markedNode(256, 32),
  rise(284, 32, 132),
  dimension(80, 240, 164),
].join("");
