import type { CaseStudySummary } from "../../catalogue/entries/index.ts";
import { kpiLabels } from "./card-labels.ts";

/** What a case study moved, dimensioned by the window it took: `+387% |— 6 Weeks —|` (spec 2.8). */
export function KpiLine({ entry }: { entry: CaseStudySummary }) {
  const { metric, timeframe } = kpiLabels(entry);
  return (
    <p className="flex items-center gap-4">
      <span className="tabular text-2xl leading-none font-semibold tracking-tight">{metric}</span>
      <span className="dimension flex-1">{timeframe}</span>
    </p>
  );
}
