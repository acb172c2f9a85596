import { createRoot, type Root } from "react-dom/client";
import { type Chart, type ChartCell, type ChartKind, chartKinds, makeCell } from "./chart-data.ts";
import { ChartDrawing, type Draw } from "./chart-drawing.tsx";

/** A browser loads only the kinds that a page redraws. */
export const drawLoaders: Record<ChartKind, () => Promise<Draw>> = {
  lines: async () => (await import("./lines.ts")).drawLines,
  bars: async () => (await import("./bars.ts")).drawBars,
  cells: async () => (await import("./cells.ts")).drawCells,
  waterfall: async () => (await import("./waterfall.ts")).drawWaterfall,
};

interface Redrawn {
  root: Root;
  /** The chart as JSON. */
  drawn: string;
}
const redrawn = new WeakMap<Element, Redrawn>();

/** Redraws the charts whose tables quote a model, if the results have changed. */
export async function redrawCharts(): Promise<void> {
  const figures = document.querySelectorAll<HTMLElement>("[data-chart]:has(output[data-result])");
  await Promise.all([...figures].map(redraw));
}

async function redraw(figure: HTMLElement): Promise<void> {
  const kind = readChartFigure(figure)?.kind;
  const drawing = figure.querySelector(".chart-drawing");
  if (!kind || !drawing) return;
  const draw = await drawLoaders[kind]();
  // The numbers might have changed while the code was loading.
  const chart = readChartFigure(figure);
  const [last, drawn] = [redrawn.get(drawing), JSON.stringify(chart)];
  if (!chart || last?.drawn === drawn) return;
  const root = last?.root ?? createRoot(drawing);
  redrawn.set(drawing, { root, drawn });
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
