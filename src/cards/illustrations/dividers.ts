import { arcPath, pointOnCircle } from "./geometry.ts";

/* Dividers are drawn on 2160 x 160; narrower screens show the middle. */

/** Concentric walls rising over the lower edge, the outermost measured with ticks. */
export const moatArc = [
  stroke([620, 640, 660, 700].map((radius) => arcPath(1080, 790, radius, -60, 60)).join(""), 1.25),
  stroke(arcPath(1080, 790, 740, -62, 62), 2.5),
  stroke(
    Array.from({ length: 41 }, (_, position) => {
      const degrees = 2.5 * (position - 20);
      const inner = position % 5 === 0 ? 716 : 728;
      return `M${pointOnCircle(1080, 790, inner, degrees).join(" ")}L${pointOnCircle(1080, 790, 740, degrees).join(" ")}`;
    }).join(""),
    1.25,
  ),
].join("");

/** Start and length of each speed line, from top to bottom. */
const runs = [
  [1340, 420],
  [980, 640],
  [1480, 380],
  [620, 900],
  [1120, 520],
  [340, 800],
  [840, 960],
  [240, 640],
] as const;

/** Runs of different length, each from its own start tick, ending in an arrow head. */
export const speedLines = stroke(
  runs.map(([x, length], row) => `M${x} ${12 + 18 * row}v8m0-4h${length}m-7-4l7 4-7 4`).join(""),
  1.5,
);

/** A field of points on the grid, and over it the signal: larger points, joined. */
export const signalGrid = drawSignalGrid();

function drawSignalGrid(): string {
  const small: string[] = [];
  const large: string[] = [];
  const line: string[] = [];
  for (let column = 0; column < 90; column += 1) {
    const x = 12 + 24 * column;
    const crest = 3.4 - 2.3 * Math.sin(column / 4.6) * Math.sin(column / 19);
    const point = `${x} ${Math.round(8 + 24 * crest)}`;
    large.push(`M${point}h0`);
    line.push(point);
    for (let row = Math.ceil(crest + 0.5); row < 7; row += 1) small.push(`M${x} ${8 + 24 * row}h0`);
  }
  return [stroke(small.join(""), 2), stroke(large.join(""), 6), stroke(`M${line.join("L")}`, 1.25)].join("");
}

/** `width` in px. */
function stroke(d: string, width: number): string {
  return `<path d="${d}" stroke-width="${width}"/>`;
}
