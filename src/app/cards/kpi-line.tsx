import type { CaseStudySummary } from "../../catalogue/entries/index.ts";
import { Dimension } from "../controls/dimension.tsx";
import { kpiLabels } from "./card-labels.ts";

/** What a case study moved, dimensioned by the window it took, and at what kind of company (spec 2.8). */
export function KpiLine({ entry }: { entry: CaseStudySummary }) {
  const { metric, timeframe } = kpiLabels(entry);
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-4">
        <p className="tabular text-2xl leading-none font-semibold tracking-tight">{metric}</p>
        <Dimension className="flex-1">{timeframe}</Dimension>
      </div>
      <p className="text-xs text-ink-soft">{entry.company}</p>
    </div>
  );
}
