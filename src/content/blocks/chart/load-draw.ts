import type { ChartKind } from "./chart-data.ts";
import type { Draw } from "./chart-drawing.tsx";

const loaders: Record<ChartKind, () => Promise<Draw>> = {
  lines: async () => (await import("./lines.tsx")).drawLines,
  bars: async () => (await import("./bars.tsx")).drawBars,
  dots: async () => (await import("./dots.tsx")).drawDots,
  cells: async () => (await import("./cells.tsx")).drawCells,
  waterfall: async () => (await import("./waterfall.tsx")).drawWaterfall,
  gantt: async () => (await import("./gantt.tsx")).drawGantt,
  "two-by-two": async () => (await import("./two-by-two.tsx")).drawTwoByTwo,
};

/** Loads one kind, for browsers: a page has one or two of them. */
export const loadDraw = (kind: ChartKind): Promise<Draw> => loaders[kind]();
