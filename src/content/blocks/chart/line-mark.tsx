import { circle, round } from "../../../ui/drafting/svg-paths.ts";
import { type Axis, readMark } from "./axis.ts";
import type { Chart } from "./chart-data.ts";
import { breakWords, LINE, type Sheet, Words, widthOf } from "./chart-parts.tsx";

export interface Series {
  name: string;
  /** Only where the table has a value. */
  points: Array<{ at: number; value: number; text: string }>;
}

interface Mark {
  at: number;
  value: number;
  text: string;
}

/** The given place on the first line, or where the first two lines first cross. The reader's can be beyond the axis. */
export function findMark(chart: Chart, axis: Axis, [first, second]: readonly Series[]): Mark | undefined {
  const { mark } = chart;
  if (!mark || !first) return undefined;
  if (mark !== "crossing") {
    const at = readMark(chart);
    if (at === undefined || at < axis.min || at > axis.max || first.points.length === 0) return undefined;
    return { at, value: valueAt(first, at), text: mark.replace(/^(\S*\d\S*) .*/, "$1") };
  }
  const gaps = first.points.flatMap(({ at, value }) => {
    const other = second?.points.find((point) => point.at === at);
    return other ? [{ at, value, gap: value - other.value }] : [];
  });
  for (const [index, to] of gaps.entries()) {
    const from = gaps[index - 1];
    if (!from || from.gap === 0 || Math.sign(from.gap) === Math.sign(to.gap)) continue;
    const share = from.gap / (from.gap - to.gap);
    const at = from.at + share * (to.at - from.at);
    return { at, value: from.value + share * (to.value - from.value), text: String(round(at)) };
  }
  return undefined;
}

function valueAt({ points }: Series, at: number): number {
  const after = points.findIndex((point) => point.at >= at);
  const to = points[after] ?? points.at(-1);
  const from = points[after - 1] ?? to;
  if (!from || !to) return 0;
  const share = to.at > from.at ? (at - from.at) / (to.at - from.at) : 1;
  return from.value + share * (to.value - from.value);
}

/** The two sides of a note: `hire before | rent after`. */
function splitNote(note = ""): [before: string, after: string | undefined] {
  const [before = "", after] = note.split("|").map((words) => words.trim());
  return [before, after];
}

/** In one line or two; nothing on a side without room. */
function fitting(words: string, room: number, sheet: Sheet): string[] {
  const lines = breakWords(words, room - 8, sheet);
  return lines.length <= 2 && lines.every((line) => widthOf(line, sheet) + 8 <= room) ? lines : [];
}

/** A marker stroke with a ring on the line, and the note beside its upper end. */
export function LineMark({
  chart,
  x,
  y,
  text,
  left: start,
  top,
  bottom,
  sheet,
}: {
  chart: Chart;
  x: number;
  y: number;
  text: string;
  /** The axis's start; before it, there is nothing to note. */
  left: number;
  top: number;
  bottom: number;
  sheet: Sheet;
}) {
  const [before, after] = splitNote(chart.note);
  const isLeft = x > sheet.width / 2;
  const [left, right] =
    after !== undefined
      ? [x > start ? fitting(before, x, sheet) : [], fitting(after, sheet.width - x, sheet)]
      : isLeft
        ? [breakWords(before, x - 10, sheet), []]
        : [[], breakWords(before, sheet.width - x - 10, sheet)];
  // Above the label of the highest grid line.
  const first = (lines: readonly string[]) =>
    top - LINE - (after !== undefined && lines.length > 1 ? LINE - 5 : 0);
  return (
    <>
      <path d={`M${x} ${top - 1.75 * LINE}V${bottom + 5}`} className="chart-mark" />
      <path d={circle([x, y], 5.5)} className="chart-ring" />
      <Words x={x - 8} y={first(left)} lines={left} anchor="end" className="chart-mark-words" />
      <Words x={x + 8} y={first(right)} lines={right} className="chart-mark-words" />
      <Words x={x} y={bottom + LINE} lines={[text]} anchor="middle" className="chart-mark-words" />
    </>
  );
}
