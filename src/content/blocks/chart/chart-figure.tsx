import { ChartDrawing } from "../../charts/chart-drawing.tsx";
import { drawByKind } from "../../charts/draw-by-kind.ts";
import { Inlines } from "../inlines.tsx";
import { DataTable } from "../table/data-table.tsx";
import { type ChartBlock, readChart } from "./chart.ts";

/** In a browser, `redraw-chart.tsx` reads the title, the attributes and the numbers (`<data value>`) from this markup. */
export function ChartFigure(block: ChartBlock) {
  const chart = readChart(block);
  const { kind, sign, unit, x, note, scale, factor } = chart;
  return (
    <figure
      className="prose-block figure-sheet"
      data-chart={kind}
      data-sign={sign}
      data-unit={unit}
      data-x={x}
      data-note={note}
      data-scale={scale}
      data-factor={factor}
    >
      <figcaption>
        <p className="chart-finding">
          <Inlines of={block.see} />
        </p>
        <p className="text-sm text-ink-soft">
          <span className="figure-title">
            <Inlines of={block.title} />
          </span>
          {unit && `, ${unit}`}
        </p>
      </figcaption>
      {block.mark && (
        <span hidden data-mark="">
          <Inlines of={block.mark} />
        </span>
      )}
      <div className="chart-drawing">
        <ChartDrawing chart={chart} draw={drawByKind[kind]} />
      </div>
      {block.source && <p className="text-xs text-ink-soft">Source: {block.source}</p>}
      <details className="chart-numbers print:hidden">
        <summary className="py-2.5">
          <span className="link">The numbers</span>
        </summary>
        <DataTable {...block.table} />
        {block.table.takeAway && (
          <a href={block.table.takeAway} download className="link-more">
            CSV
          </a>
        )}
      </details>
    </figure>
  );
}
