import { drawBars } from "./bars.ts";
import { drawCells } from "./cells.ts";
import type { ChartKind } from "./chart-data.ts";
import type { Draw } from "./chart-drawing.tsx";
import { drawLines } from "./lines.ts";
import { drawWaterfall } from "./waterfall.ts";

/** For the server, which draws every kind. */
export const drawByKind: Record<ChartKind, Draw> = {
  lines: drawLines,
  bars: drawBars,
  cells: drawCells,
  waterfall: drawWaterfall,
};
