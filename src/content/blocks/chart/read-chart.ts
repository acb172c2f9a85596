import { type Chart, chartKinds, readChartData } from "./chart-data.ts";

/** Reads a chart from its figure in the page, whose table may have changed. `undefined` if it isn't one. */
export function readChartFigure(figure: HTMLElement): Chart | undefined {
  const { chart, unit, x, note, scale, factor } = figure.dataset;
  const kind = chartKinds.find((name) => name === chart);
  const [columns] = readRows(figure, "thead > tr");
  if (!kind || !columns) return undefined;
  const data = readChartData(columns, readRows(figure, "tbody > tr"));
  const title = figure.querySelector(".chart-title")?.textContent ?? "";
  const mark = figure.querySelector("[data-mark]")?.textContent;
  return { kind, title, data, unit, x, mark, note, scale: scale === "log" ? "log" : undefined, factor };
}

function readRows(figure: HTMLElement, selector: string): string[][] {
  const rows = figure.querySelectorAll(selector);
  return [...rows].map((row) => [...row.children].map((cell) => cell.textContent));
}
