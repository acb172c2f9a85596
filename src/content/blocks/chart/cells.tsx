import { hatch, round } from "../../../ui/drafting/svg-paths.ts";
import type { Chart } from "./chart-data.ts";
import { box, breakWords, type Drawn, LINE, type Sheet, Words } from "./chart-parts.tsx";

/** The squares' area, in px; the same on both sheets. */
const AREA = { width: 316, height: 132 };
const COLUMNS = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100];
/** With more units, a square is several of them. */
const MAX_SQUARES = 1500;

type Look = "full" | "half" | "open" | "pale";

/** A square for each unit, in classes; the third column says how many of a class have a ring. */
export function drawCells({ data }: Chart, sheet: Sheet): Drawn {
  const counts = data.rows.map(([, cell]) => Math.max(0, Math.round(cell?.value ?? 0)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const each = Math.max(1, Math.ceil(total / MAX_SQUARES));
  const squares = data.rows.flatMap(([, , ringed], row) => {
    const rings = Math.round((ringed?.value ?? 0) / each);
    const count = Math.round((counts[row] ?? 0) / each);
    const look = lookOf(row, data.rows.length);
    return Array.from({ length: count }, (_, index) => ({ look, isRinged: index < rings }));
  });
  const columns =
    COLUMNS.find((count) => Math.ceil(squares.length / count) * (AREA.width / count) <= AREA.height) ?? 100;
  const pitch = Math.min(AREA.height, AREA.width / columns);
  const placed = squares.map((square, index) => ({
    ...square,
    x: (index % columns) * pitch + 2,
    y: Math.floor(index / columns) * pitch + 2,
  }));
  const ringNames = data.columns[2] ? [data.columns[2]] : [];
  const keys = [
    ...data.rows.map(([label, cell], row) => ({
      look: lookOf(row, data.rows.length),
      isRing: false,
      words: label?.text ?? "",
      count: cell?.text ?? "",
    })),
    ...ringNames.map((words) => ({ look: "open" as const, isRing: true, words, count: "" })),
  ];
  const left = sheet.isWide ? AREA.width + 28 : 0;
  let bottom = sheet.isWide ? 0 : AREA.height + LINE + 4;
  const rows = keys.map((key) => {
    const lines = breakWords(key.words, sheet.width - left - 70, sheet);
    const y = bottom + LINE;
    bottom += lines.length * LINE + 10;
    return { ...key, lines, y };
  });
  return {
    height: Math.max(AREA.height + LINE, bottom) + 4,
    parts: (
      <>
        {each > 1 && <Words x={0} y={AREA.height + LINE - 2} lines={[`One square is ${each}`]} />}
        <Squares squares={placed} size={round(pitch * 0.82)} />
        {rows.map(({ look, isRing, lines, count, y }) => (
          <g key={y}>
            {isRing ? (
              <path d={box(left + 1, y - 12, 14, 14)} className="chart-ring-open" />
            ) : (
              <Squares squares={[{ look, isRinged: false, x: left + 1, y: y - 12 }]} size={14} />
            )}
            <Words x={left + 26} y={y} lines={lines} className="chart-name" />
            <Words x={sheet.width} y={y} lines={[count]} anchor="end" className="chart-strong" />
          </g>
        ))}
      </>
    ),
  };
}

/** From dark to pale; the last class is what is left. */
function lookOf(row: number, rows: number): Look {
  if (row === 0) return "full";
  return row === rows - 1 ? "pale" : row % 2 === 1 ? "half" : "open";
}

/** One path for each look, however many squares there are. */
function Squares({
  squares,
  size,
}: {
  squares: ReadonlyArray<{ look: Look; isRinged: boolean; x: number; y: number }>;
  size: number;
}) {
  const paths = { full: "", half: "", open: "", pale: "", hatched: "", rings: "" };
  for (const { look, isRinged, x, y } of squares) {
    paths[look] += box(x, y, size, size);
    if (look === "half") paths.hatched += hatch(x, y, size, size, Math.max(3, size / 4));
    if (isRinged) paths.rings += box(x - 2, y - 2, size + 4, size + 4);
  }
  return (
    <>
      {paths.pale && <path d={paths.pale} className="chart-pale" />}
      {paths.hatched && <path d={paths.hatched} className="chart-hatch" />}
      {(paths.half || paths.open) && <path d={paths.half + paths.open} className="chart-edge" />}
      {paths.full && <path d={paths.full} className="chart-full" />}
      {paths.rings && <path d={paths.rings} className="chart-ring-open" />}
    </>
  );
}
