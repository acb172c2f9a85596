import { circlePath } from "./geometry.ts";
import { centerLine, cut, hiddenLine, markedNode, marker } from "./pieces.ts";

/** About page: in the plan and behind the login the pipe is only dashed; beyond them it is built, and five days long. */
export const beyond = [
  `<path d="M24 44H128L160 76V262H24zM128 44V76H160" fill="var(--color-raised)"/>`,
  `<path d="M44 72h56M44 90h72M44 108h40M44 208h96M44 226h72M44 244h52" stroke-width="1.25" stroke-opacity="0.5"/>`,
  `<path d="M186 66H350V240H186zM186 92H350" fill="var(--color-raised)"/>`,
  `<path d="${circlePath(200, 79, 3)}${circlePath(214, 79, 3)}${circlePath(228, 79, 3)}" stroke-width="1.25"/>`,
  `<path d="M208 206h120M208 222h76M232 112h72" stroke-width="1.25" stroke-opacity="0.5"/>`,
  hiddenLine("M44 132H350M44 178H350"),
  centerLine("M8 155H632"),
  cut(392, 132, 196, 12),
  cut(392, 166, 196, 12),
  `<path d="M392 132H588M392 144H588M392 166H588M392 178H588"/>`,
  `<path d="M378 118h14v74h-14zM588 118h14v74h-14z" fill="var(--color-raised)"/>`,
  marker("M404 155H622m-12-9 12 9-12 9"),
  markedNode(404, 155),
  `<path d="M392 200v40M588 200v40M392 226H588M398 222l-6 4 6 4M582 222l6 4-6 4M431.200 220v12M470.400 220v12M509.600 220v12M548.800 220v12" stroke-width="1" stroke-opacity="0.7"/>`,
].join("");
