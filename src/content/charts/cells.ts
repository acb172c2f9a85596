import { hatch, round } from "#platform/ui/drafting/svg-paths.ts";
import type { Chart } from "./chart-data.ts";
import { box, breakWords, type Drawn, LINE, path, type Shapes, type Sheet, words } from "./shapes.ts";

/** The area that the squares fill, in px; the same on both sheets. */
const AREA = { width: 316, height: 100 };
const COLUMNS = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100];
/** If there are more units than this, a square stands for several. */
const MAX_SQUARES = 1500;

type Look = "full" | "half" | "open" | "pale";

interface Square {
  x: number;
  y: number;
  look: Look;
  isRinged?: boolean;
}

/** Draws a square for each unit, grouped by class. The third column is the number of squares with a ring. */
export function drawCells({ data }: Chart, sheet: Sheet): Drawn {
  const classes = data.rows.map(([label, count, ringed], row) => ({
    label: label?.text ?? "",
    text: count?.text ?? "",
    count: Math.max(0, Math.round(count?.value ?? 0)),
    ringed: ringed?.value ?? 0,
    look: lookOf(row, data.rows.length),
  }));
  const total = classes.reduce((sum, { count }) => sum + count, 0);
  const each = Math.max(1, Math.ceil(total / MAX_SQUARES));
  const units = classes.flatMap(({ look, count, ringed }) =>
    Array.from({ length: Math.round(count / each) }, (_, index) => ({
      look,
      isRinged: index < Math.round(ringed / each),
    })),
  );
  const columns =
    COLUMNS.find((count) => Math.ceil(units.length / count) * (AREA.width / count) <= AREA.height) ?? 100;
  const pitch = Math.min(AREA.height, AREA.width / columns);
  const squares = units.map((unit, index) => ({
    ...unit,
    x: (index % columns) * pitch + 2,
    y: Math.floor(index / columns) * pitch + 2,
  }));
  const left = sheet.isWide ? AREA.width + 28 : 0;
  let bottom = sheet.isWide ? 0 : AREA.height + LINE + 4;
  const rings = data.columns.slice(2, 3).map((label) => ({ label, text: "", look: undefined }));
  const keys = [...classes, ...rings].map(({ label, text, look }) => {
    const lines = breakWords(label, sheet.width - left - 70, sheet);
    const y = bottom + LINE;
    bottom += lines.length * LINE + 10;
    return [
      look
        ? drawSquares([{ look, x: left + 1, y: y - 12 }], 14)
        : path("chart-ring-open", box(left + 1, y - 12, 14, 14)),
      words(left + 26, y, lines, "start", "chart-name"),
      words(sheet.width, y, text, "end", "chart-strong"),
    ];
  });
  return {
    height: Math.max(AREA.height + LINE, bottom) + 4,
    shapes: [
      each > 1 && words(0, AREA.height + LINE - 2, `One square is ${each}`),
      drawSquares(squares, round(pitch * 0.82)),
      keys,
    ],
  };
}

/** Classes go from dark to pale; the last one is always pale, because it is the remainder. */
function lookOf(row: number, rows: number): Look {
  if (row === 0) return "full";
  return row === rows - 1 ? "pale" : row % 2 === 1 ? "half" : "open";
}

/** Draws one path per look, regardless of the number of squares. */
function drawSquares(squares: readonly Square[], size: number): Shapes {
  const paths = { full: "", half: "", open: "", pale: "", hatched: "", rings: "" };
  for (const { look, isRinged, x, y } of squares) {
    paths[look] += box(x, y, size, size);
    if (look === "half") paths.hatched += hatch(x, y, size, size, Math.max(3, size / 4));
    if (isRinged) paths.rings += box(x - 2, y - 2, size + 4, size + 4);
  }
  return [
    path("chart-pale", paths.pale),
    path("chart-hatch", paths.hatched),
    path("chart-edge", paths.half + paths.open),
    path("chart-full", paths.full),
    path("chart-ring-open", paths.rings),
  ];
}
