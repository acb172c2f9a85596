import { drawBars } from "./bars.tsx";
import { drawCells } from "./cells.tsx";
import type { ChartKind } from "./chart-data.ts";
import type { Draw } from "./chart-drawing.tsx";
import { drawDots } from "./dots.tsx";
import { drawGantt } from "./gantt.tsx";
import { drawLines } from "./lines.tsx";
import { drawTwoByTwo } from "./two-by-two.tsx";
import { drawWaterfall } from "./waterfall.tsx";

/** All kinds, for the server. */
export const drawByKind: Record<ChartKind, Draw> = {
  lines: drawLines,
  bars: drawBars,
  dots: drawDots,
  cells: drawCells,
  waterfall: drawWaterfall,
  gantt: drawGantt,
  "two-by-two": drawTwoByTwo,
};
