import { cut } from "./pieces.ts";

/** Pages that are not there: a pipe with a piece missing, and the measure of the gap. */
export const missing = [
  cut(0, 84, 132, 16),
  cut(0, 172, 132, 16),
  cut(348, 84, 132, 16),
  cut(348, 172, 132, 16),
  `<path d="M0 84H132M0 100H132M0 172H132M0 188H132M132 64H156V208H132zM480 84H348M480 100H348M480 172H348M480 188H348M348 64H324V208H348z" stroke-width="2"/>`,
  `<path d="M156 84H324M156 100H324M156 172H324M156 188H324" stroke-width="1.5" stroke-dasharray="8 7" opacity="0.5"/>`,
  `<path d="M0 136H480" stroke-width="1.25" stroke-dasharray="22 6 4 6" opacity="0.6"/>`,
  `<path d="M156 218v42M324 218v42M156 246h52M324 246h-52" stroke="var(--color-marker)" stroke-width="2"/>`,
  `<path d="M166 241l-10 5 10 5M314 241l10 5-10 5" stroke="var(--color-marker)" stroke-width="2"/>`,
].join("");
