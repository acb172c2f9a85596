import { circle, round } from "#platform/ui/drafting/svg-paths.ts";
import { type Axis, clamp, formatNumber, formatterFor, linearAxis } from "./axis.ts";
import { type Chart, type ChartCell, listValues } from "./chart-data.ts";
import { drawRows, layOutRows, type Rows } from "./rows.ts";
import {
  box,
  type Drawn,
  hatchedBox,
  LINE,
  path,
  type Shapes,
  type Sheet,
  widthOf,
  words,
} from "./shapes.ts";

/** px */
const BAR = 16;
const [BESIDE_OTHERS, PITCH] = [10, 12];
const KEY_HEIGHT = 24;
const FACTOR_HEIGHT = 32;
/** A log axis starts no lower than this share of the highest value. */
const LOG_DEPTH = 1e-6;

/**
 * Draws horizontal bars, solid for the first column of values and hatched for the others. On a log axis, where lengths
 * mean nothing, draws dots; a range is a whisker, with the dot of a single value in its row on it.
 */
export function drawBars(chart: Chart, sheet: Sheet): Drawn {
  const { data, scale, factor } = chart;
  const names = data.columns.slice(1);
  const hasKey = names.length > 1;
  const thickness = hasKey ? BESIDE_OTHERS : BAR;
  const barHeight = hasKey ? PITCH * names.length : BAR;
  const format = formatterFor(chart);
  const isLog = scale === "log";
  const axis = isLog
    ? logAxis(listValues(data), format)
    : linearAxis(listValues(data), { fromZero: true }, format);
  const ranged = names.map((_, column) => data.rows.some((row) => row[column + 1]?.high !== undefined));
  const isRanged = ranged.includes(true);
  const lookOf = (column: number): Look =>
    ranged[column] ? "whisker" : isLog || isRanged ? "dot" : column > 0 ? "hatched" : "full";
  const texts = data.rows.map(([, ...cells]) => cells.map(shorten));
  const rows = layOutRows(chart, sheet, {
    axis,
    top: 4 + (hasKey ? KEY_HEIGHT : 0),
    barHeight,
    below: factor ? FACTOR_HEIGHT : 0,
    values: isRanged ? texts.map(joinRange) : texts.flat(),
  });
  const zero = rows.toX(Math.max(axis.min, 0));
  const bars = data.rows.flatMap(([, ...cells], row) =>
    cells.flatMap((cell, column) => {
      const top = rows.bars[row] ?? 0;
      const y = round(isRanged ? top + (barHeight - thickness) / 2 : top + column * PITCH);
      return cell.value === undefined
        ? []
        : { ...place(cell, rows.toX, zero), y, row, column, text: shorten(cell) };
    }),
  );
  const ends = bars.map(({ x, y, width, row, text }) => ({
    x: x + width + (isLog ? 4 : 0),
    y: y + thickness / 2,
    row,
    text: isRanged ? joinRange(texts[row] ?? []) : text,
  }));
  return drawRows(
    sheet,
    rows,
    [
      hasKey && drawKey(names, lookOf, sheet),
      bars.map(({ x, y, width, column }) => drawBar(lookOf(column), x, y, width, thickness)),
      path("chart-axis", `M${zero} ${rows.top}V${rows.bottom}`),
      drawFactor(chart, rows, thickness, sheet),
    ],
    // A row of a dot and its whisker has one label, after the longer one.
    ends.filter(({ row, x }) => !isRanged || ends.every((end) => end.row !== row || end.x <= x)),
  );
}

/** `23 (5–48)` */
const joinRange = ([first = "", ...others]: readonly string[]) =>
  others.length > 0 ? `${first} (${others.join(", ")})` : first;

/** A bar runs from zero to its value, or from one end of its range to the other. */
function place({ value = 0, high }: ChartCell, toX: (value: number) => number, zero: number) {
  const [from, to] = high === undefined ? [zero, toX(value)] : [toX(value), toX(high)];
  return { x: Math.min(from, to), width: Math.max(1, round(Math.abs(to - from))) };
}

type Look = "full" | "hatched" | "dot" | "whisker";

function drawBar(look: Look, x: number, y: number, width: number, height: number): Shapes {
  const [middle, end] = [y + height / 2, round(x + width)];
  if (look === "hatched") return hatchedBox(x, y, width, height);
  if (look === "full") return path("chart-full", box(x, y, width, height));
  if (look === "dot") return path("chart-full", circle([end, middle], 5));
  return path("chart-whisker", `M${x} ${middle}H${end}M${x} ${middle - 5}v10M${end} ${middle - 5}v10`);
}

function drawKey(names: readonly string[], lookOf: (column: number) => Look, sheet: Sheet): Shapes {
  let x = 0;
  return names.map((name, column) => {
    const look = lookOf(column);
    const key = [drawBar(look, x, LINE - 13, look === "dot" ? 10 : 16, 10), words(x + 24, LINE - 3, name)];
    x += widthOf(name, sheet) + 40;
    return key;
  });
}

/** Draws a dimension line between the ends of two bars, labeled with the ratio of their values. */
function drawFactor({ data, factor = "" }: Chart, rows: Rows, thickness: number, { isWide }: Sheet): Shapes {
  const [low, high] = factor
    .split(" ")
    .flatMap((row) => {
      const value = data.rows[Number(row) - 1]?.[1]?.value ?? 0;
      return value > 0 ? { value, x: rows.toX(value), y: (rows.bars[Number(row) - 1] ?? 0) + thickness } : [];
    })
    .sort((a, b) => a.value - b.value);
  if (!low || !high) return undefined;
  const y = rows.bottom - 10;
  const times = high.value / low.value;
  return [
    // On a narrow sheet, they would cross the labels between the bars.
    isWide && path("chart-extension", `M${low.x} ${low.y}V${y + 6}M${high.x} ${high.y}V${y + 6}`),
    path("chart-mark", `M${low.x} ${y}H${high.x}M${low.x - 4} ${y + 4}l8 -8M${high.x - 4} ${y + 4}l8 -8`),
    words(
      (low.x + high.x) / 2,
      y - 6,
      `${formatNumber(times >= 10 ? Math.round(times) : round(times))}x`,
      "middle",
      "chart-mark-words",
    ),
  ];
}

/**
 * A logarithmic axis between powers of ten, which starts at half of the lowest value or less, so that its bar has a length.
 * Zero and negative values are placed at its start.
 */
function logAxis(values: readonly number[], format: (value: number) => string): Axis {
  const positive = values.filter((value) => value > 0);
  const highest = Math.max(...(positive.length > 0 ? positive : [10]));
  const lowest = Math.max(highest * LOG_DEPTH, Math.min(...(positive.length > 0 ? positive : [1])));
  const from = Math.floor(Math.log10(lowest / 2) + 1e-9);
  const to = Math.max(from + 1, Math.ceil(Math.log10(highest) - 1e-9));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
  return {
    min: 10 ** from,
    max: 10 ** to,
    ticks: ticks.map((at) => ({ at, label: format(at) })),
    place: (value) => (value > 0 ? clamp((Math.log10(value) - from) / (to - from)) : 0),
  };
}

/** Drops the words after the number if the text is long. */
const shorten = ({ text }: ChartCell) =>
  text.length > 14 ? text.replace(/^(\S+(?:\s?–\s?\S+)?).*/, "$1") : text;
