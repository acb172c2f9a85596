import { centerLine, dimension, markedNode, marker, nodes } from "./pieces.ts";

/** Closed loop: a circuit of pipe with a valve on each side; what leaves comes back measured. */
export const closedLoop = [
  `<path d="M104 32h112a44 44 0 0 1 44 44v16a44 44 0 0 1-44 44H104a44 44 0 0 1-44-44V76a44 44 0 0 1 44-44zM106 52a26 26 0 0 0-26 26v12a26 26 0 0 0 26 26h108a26 26 0 0 0 26-26V78a26 26 0 0 0-26-26z" fill="currentColor" fill-opacity="0.07"/>`,
  centerLine(
    "M105 42h110a35 35 0 0 1 35 35v14a35 35 0 0 1-35 35H105a35 35 0 0 1-35-35V77a35 35 0 0 1 35-35z",
  ),
  `<path d="M146 30v24l28-24v24zM146 114v24l28-24v24zM238 70h24l-24 28h24zM58 70h24L58 98h24z" fill="var(--color-raised)"/>`,
  `<path d="M160 42V22m-9 0h18M250 84h24m0-9v18"/>`,
  marker("M186 42h29a35 35 0 0 1 26 11.6M238.9 43.8l2.1 9.8-9.5-3.1"),
  nodes([[160, 84]], 18),
  `<path d="M160 66v6m0 24v6M142 84h6m24 0h6" stroke-width="1"/>`,
  `<path d="M160 84l9-9"/>`,
  markedNode(160, 84, 3.5),
  `<path d="M160 102v12M142 84H82" stroke-width="1" stroke-dasharray="4 4"/>`,
  dimension(60, 260, 153),
].join("");
