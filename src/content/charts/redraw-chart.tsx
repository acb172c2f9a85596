import { createRoot, type Root } from "react-dom/client";
import { type Chart, type ChartCell, type ChartKind, chartKinds, makeCell } from "./chart-data.ts";
import { ChartDrawing, type Draw } from "./chart-drawing.tsx";

/** A browser loads only the kind that its page redraws. */
export const drawLoaders: Record<ChartKind, () => Promise<Draw>> = {
  lines: async () => (await import("./lines.ts")).drawLines,
  bars: async () => (await import("./bars.ts")).drawBars,
  cells: async () => (await import("./cells.ts")).drawCells,
  waterfall: async () => (await import("./waterfall.ts")).drawWaterfall,
};

const roots = new WeakMap<Element, Root>();

/** Redraws a chart with the numbers that its table has now. */
export async function redrawChart(figure: HTMLElement): Promise<void> {
  const kind = readChartFigure(figure)?.kind;
  const drawing = figure.querySelector(".chart-drawing");
  if (!kind || !drawing) return;
  const draw = await drawLoaders[kind]();
  // The numbers might have changed while the code was loading.
  const chart = readChartFigure(figure);
  if (!chart) return;
  const root = roots.get(drawing) ?? createRoot(drawing);
  roots.set(drawing, root);
  root.render(<ChartDrawing chart={chart} draw={draw} />);
}

/** Reads a chart from its figure in the page. Returns `undefined` if the figure isn't a chart. */
export function readChartFigure(figure: HTMLElement): Chart | undefined {
  const { chart, sign, unit, x, note, scale, factor } = figure.dataset;
  const kind = chartKinds.find((name) => name === chart);
  const [columns] = readRows(figure, "thead > tr");
  if (!kind || !columns) return undefined;
  const data = { columns: columns.map(({ text }) => text), rows: readRows(figure, "tbody > tr") };
  const title = figure.querySelector(".figure-title")?.textContent ?? "";
  const mark = figure.querySelector("[data-mark]");
  return {
    kind,
    title,
    data,
    sign,
    unit,
    x,
    mark: mark ? readCell(mark) : undefined,
    note,
    scale: scale === "log" ? "log" : undefined,
    factor,
  };
}

function readRows(figure: HTMLElement, selector: string): ChartCell[][] {
  return Array.from(figure.querySelectorAll(selector), (row) => Array.from(row.children, readCell));
}

function readCell(cell: Element): ChartCell {
  const numbers = Array.from(cell.querySelectorAll("data"), (data) =>
    Number(data.getAttribute("value") || Number.NaN),
  );
  return makeCell(cell.textContent, numbers);
}
