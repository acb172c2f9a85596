import type { ChartData } from "./chart-data.ts";
import { breakWords, LINE, type Sheet, Words, widthOf } from "./chart-parts.tsx";

interface LaidOutRows {
  top: number;
  bottom: number;
  /** Where the bars may start. */
  left: number;
  bars: Array<{ y: number; height: number }>;
  labels: Array<{ y: number; lines: string[] }>;
}

/** The widest that labels get beside the bars. */
const MAX_LABEL = 220;

/** Puts labels beside the bars on a wide sheet, and above them on a narrow one. */
export function layOutRows(
  { rows }: ChartData,
  sheet: Sheet,
  { top, barHeight }: { top: number; barHeight: number },
): LaidOutRows {
  const texts = rows.map((row) => row[0]?.text ?? "");
  const width = Math.min(MAX_LABEL, 14 + Math.max(0, ...texts.map((text) => widthOf(text, sheet))));
  let bottom = top + (sheet.isWide ? 6 : 0);
  const [bars, labels]: [LaidOutRows["bars"], LaidOutRows["labels"]] = [[], []];
  for (const text of texts) {
    const lines = breakWords(text, sheet.isWide ? width - 14 : sheet.width, sheet);
    const words = lines.length * LINE;
    const height = sheet.isWide ? Math.max(words, barHeight) : words + 4 + barHeight;
    const y = sheet.isWide ? bottom + (height - barHeight) / 2 : bottom + words + 4;
    bars.push({ y, height: barHeight });
    labels.push({ y: bottom + (sheet.isWide ? (height - words) / 2 : 0) + LINE - 4, lines });
    bottom += height + (sheet.isWide ? 12 : 9);
  }
  return { top, bottom, left: sheet.isWide ? width : 0, bars, labels };
}

export function LabeledRows({ rows }: { rows: LaidOutRows }) {
  return rows.labels.map(({ y, lines }) => (
    <Words key={y} x={0} y={y} lines={lines} className="chart-name chart-halo" />
  ));
}
