import { createRoot, type Root } from "react-dom/client";
import { ChartDrawing } from "./chart-drawing.tsx";
import { loadDraw } from "./load-draw.ts";
import { readChartFigure } from "./read-chart.ts";

const roots = new WeakMap<Element, Root>();

/** Draws the page's charts again whose tables have results of a model. */
export async function redrawCharts(): Promise<void> {
  const figures = document.querySelectorAll<HTMLElement>("[data-chart]:has(output[data-result])");
  await Promise.all([...figures].map(redraw));
}

async function redraw(figure: HTMLElement): Promise<void> {
  const drawing = figure.querySelector(".chart-drawing");
  const kind = readChartFigure(figure)?.kind;
  if (!drawing || !kind) return;
  const draw = await loadDraw(kind);
  // The numbers might have changed while the code was loading.
  const chart = readChartFigure(figure);
  if (!chart) return;
  const root = roots.get(drawing) ?? createRoot(drawing);
  roots.set(drawing, root);
  root.render(<ChartDrawing chart={chart} draw={draw} />);
}
