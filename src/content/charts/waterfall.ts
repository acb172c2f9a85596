import { round } from "#platform/ui/drafting/svg-paths.ts";
import { formatNumber, formatterFor, linearAxis } from "./axis.ts";
import type { Chart } from "./chart-data.ts";
import {
  box,
  breakWords,
  type Drawn,
  hatchedBox,
  LINE,
  path,
  type Shapes,
  type Sheet,
  widthOf,
  words,
} from "./shapes.ts";

/** The first and last rows are totals; the rows between them are changes. */
export function drawWaterfall(chart: Chart, sheet: Sheet): Drawn {
  const steps = readSteps(chart);
  const format = formatterFor(chart);
  const levels = steps.flatMap(({ from, to }) => [from, to]);
  const axis = linearAxis(levels, { fromZero: true, tight: true });
  const right = sheet.width - (sheet.isWide ? 68 : 64);
  const [top, bottom] = [1.5 * LINE, sheet.isWide ? 250 : 220];
  const column = right / Math.max(1, steps.length);
  const width = round(column * (sheet.isWide ? 0.56 : 0.64));
  const toY = (value: number) => round(bottom - axis.place(value) * (bottom - top));
  const bars = steps.map((step, index) => {
    const y = toY(Math.max(step.from, step.to));
    return {
      ...step,
      text: step.value !== undefined && widthOf(step.text, sheet) > column ? format(step.value) : step.text,
      lines: breakWords(step.label, column - 4, sheet),
      x: round((index + 0.5) * column - width / 2),
      y,
      height: Math.max(1, round(toY(Math.min(step.from, step.to)) - y)),
    };
  });
  const depth = Math.max(1, ...bars.map(({ lines }) => lines.length));
  const links = bars.slice(0, -1).map(({ x, to }) => `M${round(x + width)} ${toY(to)}H${round(x + column)}`);
  return {
    height: bottom + depth * LINE + 10,
    shapes: [
      path("chart-extension", links.join("")),
      bars.map(({ x, y, height, isTotal, text, lines, from, to }) => [
        isTotal ? path("chart-full", box(x, y, width, height)) : hatchedBox(x, y, width, height),
        words(
          x + width / 2,
          // Below a falling bar, unless it would cover the bar's name.
          !isTotal && to < from && y + height + LINE < bottom ? y + height + LINE : y - 7,
          text,
          "middle",
          "chart-strong chart-halo",
        ),
        words(x + width / 2, bottom + LINE, lines, "middle"),
      ]),
      path("chart-axis", `M0 ${toY(0)}H${right}`),
      drawChange(bars, width, right + 4, toY),
    ],
  };
}

interface Step {
  label: string;
  text: string;
  value: number | undefined;
  from: number;
  to: number;
  isTotal: boolean;
}

function readSteps({ data: { rows } }: Chart): Step[] {
  let level = 0;
  return rows.map(([label, cell], index) => {
    const isTotal = index === 0 || index === rows.length - 1;
    const from = isTotal ? 0 : level;
    level = isTotal ? (cell?.value ?? level) : level + (cell?.value ?? 0);
    return { label: label?.text ?? "", text: cell?.text ?? "", value: cell?.value, from, to: level, isTotal };
  });
}

/** Draws a dimension line from the first total to the last, labeled with the change in percent. */
function drawChange(
  bars: ReadonlyArray<Step & { x: number }>,
  width: number,
  x: number,
  toY: (value: number) => number,
): Shapes {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || first.to <= 0 || first.to === last.to) return undefined;
  const [from, to] = [toY(first.to), toY(last.to)];
  const ratio = last.to / first.to;
  const share = Math.round((ratio - 1) * 100);
  // There is no space for more than three digits.
  const change =
    share < 1000 ? `${share > 0 ? "+" : ""}${formatNumber(share)}%` : `×${formatNumber(Math.round(ratio))}`;
  return [
    path("chart-extension", `M${first.x + width} ${from}H${x + 5}M${last.x + width} ${to}H${x + 5}`),
    path("chart-mark", `M${x} ${from}V${to}M${x - 4} ${from + 4}l8 -8M${x - 4} ${to + 4}l8 -8`),
    words(x + 9, (from + to) / 2 + 4.5, change, "start", "chart-mark-words"),
  ];
}
