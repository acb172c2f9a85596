import { round } from "../../../ui/drafting/svg-paths.ts";
import type { Chart } from "./chart-data.ts";
import {
  box,
  breakWords,
  type Drawn,
  hatchedBox,
  LINE,
  path,
  type Sheet,
  widestOf,
  words,
} from "./shapes.ts";

/** Draws a square for each of four counts, with an area proportional to it. `mark` is a row and a column: `2 1`. */
export function drawTwoByTwo({ data, unit, mark }: Chart, sheet: Sheet): Drawn {
  const rows = data.rows.slice(0, 2);
  const left = sheet.isWide ? 150 : 86;
  const half = (sheet.width - left) / 2;
  const side = sheet.isWide ? 132 : 100;
  const centerX = left + half;
  const heads = data.columns.slice(1, 3).map((name) => breakWords(name, half - 12, sheet));
  const top = Math.max(1, ...heads.map((lines) => lines.length)) * LINE + 8;
  const [centerY, bottom] = [top + side, top + 2 * side];
  const cells = rows.flatMap((row) => row.slice(1, 3));
  const most = Math.max(1e-9, ...cells.map(({ value = 0 }) => value));
  const largest = Math.min(
    side - 12,
    half -
      Math.max(
        44,
        12 +
          widestOf(
            cells.map(({ text }) => text),
            sheet,
          ),
      ),
  );
  const squares = rows.flatMap((row, down) =>
    row.slice(1, 3).map(({ value = 0, text }, right) => {
      const size = round(Math.sqrt(Math.max(0, value) / most) * largest);
      const [x, y] = [right ? centerX : centerX - size, down ? centerY : centerY - size];
      const beside = down ? centerY + Math.max(size / 2, 9) + 5 : centerY - Math.max(size / 2, 9) + 4;
      return { x, y, size, text, right, beside, isMarked: mark === `${down + 1} ${right + 1}` };
    }),
  );
  return {
    height: bottom + (unit ? LINE + 8 : 2),
    shapes: [
      heads.map((lines, column) =>
        words(
          left + (column + 0.5) * half,
          top - 8 - (lines.length - 1) * LINE,
          lines,
          "middle",
          "chart-name",
        ),
      ),
      rows.map(([label], row) => {
        const lines = breakWords(label?.text ?? "", left - 10, sheet);
        const y = top + (row + 0.5) * side - ((lines.length - 1) * LINE) / 2 + 4.5;
        return words(0, y, lines, "start", "chart-name");
      }),
      path("chart-grid", box(left + 0.5, top, sheet.width - left - 1, 2 * side)),
      squares.map(({ x, y, size, isMarked }) =>
        isMarked ? path("chart-marked", box(x, y, size, size)) : hatchedBox(x, y, size, size),
      ),
      path("chart-axis", `M${left} ${centerY}H${sheet.width}M${centerX} ${top}V${bottom}`),
      squares.map(({ x, size, beside, text, right, isMarked }) =>
        words(
          right ? x + size + 9 : x - 9,
          beside,
          text,
          right ? "start" : "end",
          isMarked ? "chart-mark-words" : "chart-strong",
        ),
      ),
      unit !== undefined && words(sheet.width, bottom + LINE + 2, unit, "end"),
    ],
  };
}
