import { type Chart, chartKinds, readChartData } from "./chart-data.ts";

/** Reads a chart from its figure in the page, whose table may have changed. `undefined` if it isn't one. */
export function readChartFigure(figure: HTMLElement): Chart | undefined {
  const { chart, title = "", unit, x, mark, note, scale, factor } = figure.dataset;
  const kind = chartKinds.find((name) => name === chart);
  const table = figure.querySelector("table");
  if (!kind || !table?.tHead) return undefined;
  const [columns = []] = readRows(table.tHead);
  const rows = [...table.tBodies].flatMap(readRows);
  const data = readChartData(columns, rows);
  return { kind, title, data, unit, x, mark, note, scale: scale === "log" ? "log" : undefined, factor };
}

function readRows({ rows }: HTMLTableSectionElement): string[][] {
  return [...rows].map((row) => [...row.cells].map((cell) => cell.textContent));
}
