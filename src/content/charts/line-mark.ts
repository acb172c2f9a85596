import { circle } from "#platform/ui/drafting/svg-paths.ts";
import type { Axis } from "./axis.ts";
import type { Chart } from "./chart-data.ts";
import { breakWords, LINE, path, type Shapes, type Sheet, widestOf, words } from "./shapes.ts";

export interface Series {
  name: string;
  /** Omits rows without a value. */
  points: Array<{ at: number; value: number; text: string }>;
}

interface Mark {
  at: number;
  value: number;
  text: string;
}

/** Finds the marked point on a line. Returns `undefined` if it is off the axis, as a reader's can be. */
export function findMark({ mark }: Chart, axis: Axis, line: Series | undefined): Mark | undefined {
  const at = mark?.value;
  if (!mark || at === undefined || at < axis.min || at > axis.max || !line?.points.length) return undefined;
  return { at, value: valueAt(line, at), text: mark.text.replace(/^(\S*\d\S*) .*/, "$1") };
}

function valueAt({ points }: Series, at: number): number {
  const after = points.findIndex((point) => point.at >= at);
  const to = points[after] ?? points.at(-1);
  const from = points[after - 1] ?? to;
  if (!from || !to) return 0;
  const share = to.at > from.at ? (at - from.at) / (to.at - from.at) : 1;
  return from.value + share * (to.value - from.value);
}

/** Draws a vertical stroke with a ring on the line, and one half of the note on either side of its top. */
export function drawMark(
  { note = "" }: Chart,
  { text }: Mark,
  {
    x,
    y,
    left,
    top,
    bottom,
    sheet,
  }: { x: number; y: number; left: number; top: number; bottom: number; sheet: Sheet },
): Shapes {
  const [before = "", after = ""] = note.split("|").map((side) => side.trim());
  // Above the label of the highest grid line.
  const firstLine = (lines: readonly string[]) => top - LINE - (lines.length > 1 ? LINE - 5 : 0);
  const [ended, started] = [fitBeside(before, x, sheet), fitBeside(after, sheet.width - x, sheet)];
  return [
    path("chart-mark", `M${x} ${top - 1.75 * LINE}V${bottom + 5}`),
    path("chart-ring", circle([x, y], 5.5)),
    // At the start of the axis, nothing is before the mark.
    x > left && words(x - 8, firstLine(ended), ended, "end", "chart-mark-words"),
    words(x + 8, firstLine(started), started, "start", "chart-mark-words"),
    words(x, bottom + LINE, text, "middle", "chart-mark-words"),
  ];
}

/** Breaks half of a note into at most two lines. Returns no lines if they don't fit. */
function fitBeside(side: string, room: number, sheet: Sheet): string[] {
  const lines = breakWords(side, room - 8, sheet);
  return lines.length <= 2 && widestOf(lines, sheet) + 8 <= room ? lines : [];
}
