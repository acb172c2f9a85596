import { centerLine, dimension, markedNode, marker, nodes } from "./pieces.ts";

/** Closed loop: a circuit of pipe with a valve on each side; what leaves comes back measured. */
export const closedLoop = [
  `<path d="M104 24h112a44 44 0 0 1 44 44v30a44 44 0 0 1-44 44H104a44 44 0 0 1-44-44V68a44 44 0 0 1 44-44zM106 44a26 26 0 0 0-26 26v26a26 26 0 0 0 26 26h108a26 26 0 0 0 26-26V70a26 26 0 0 0-26-26z" fill="currentColor" fill-opacity="0.07"/>`,
  centerLine(
    "M105 34h110a35 35 0 0 1 35 35v28a35 35 0 0 1-35 35H105a35 35 0 0 1-35-35V69a35 35 0 0 1 35-35z",
  ),
  `<path d="M146 22v24l28-24v24zM146 120v24l28-24v24zM238 69h24l-24 28h24zM58 69h24L58 97h24z" fill="var(--color-raised)"/>`,
  `<path d="M160 34V14m-9 0h18M250 83h24m0-9v18"/>`,
  marker("M186 34h29a35 35 0 0 1 31.5 20M247 43l-.5 11-9.5-4"),
  nodes([[160, 83]], 18),
  `<path d="M160 65v6m0 24v6M142 83h6m24 0h6" stroke-width="1"/>`,
  `<path d="M160 83l9-9"/>`,
  markedNode(160, 83, 3.5),
  `<path d="M160 101v19M142 83H82" stroke-width="1" stroke-dasharray="4 4"/>`,
  dimension(60, 260, 162),
].join("");
