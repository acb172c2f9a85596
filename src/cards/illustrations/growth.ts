import { cut, dimension, markedNode, marker, nodes, rise } from "./pieces.ts";

/** Growth: stages that rise, the curve over them, and the measured gain. */
export const growth = [
  cut(200, 66, 40, 74),
  `<path d="M40 20V140H272M80 140V118H120V140M120 118V103H160V140M160 103V86H200V140M200 86V66H240V140"/>`,
  `<path d="M36 40h8M36 60h8M36 80h8M36 100h8M36 120h8M80 136v8M120 136v8M160 136v8M200 136v8M240 136v8" stroke-width="1"/>`,
  marker("M60 123C110 116 130 105 160 90S212 59 256 31"),
  nodes([
    [60, 123],
    [160, 90],
  ]),
  markedNode(256, 31),
  rise(284, 31, 123),
  dimension(80, 240, 153),
].join("");
