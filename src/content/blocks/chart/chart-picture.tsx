import { renderToStaticMarkup } from "react-dom/server";
import type { Chart } from "./chart-data.ts";
import style from "./chart-drawing.css?raw";
import { ChartSvg } from "./chart-drawing.tsx";
import { wideSheet } from "./chart-parts.tsx";

/** Draws a chart as an SVG file of its own, with colors by role. */
export function drawChartPicture(chart: Chart, colors: Readonly<Record<string, string>>): string {
  const colored = style
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/font-family:.*?;/g, "")
    .replace(/var\(--color-([\w-]+)\)/g, (_, role: string) => colors[role] ?? "");
  const rules = colored.replace(/\s+/g, " ");
  return renderToStaticMarkup(<ChartSvg chart={chart} sheet={wideSheet} />)
    .replace("<svg", `<svg xmlns="http://www.w3.org/2000/svg"`)
    .replace(">", `><style>${rules}</style>`);
}
