import type { CaseStudySummary } from "../content/entries/index.ts";
import { Dimension } from "../ui/drafting/dimension.tsx";
import { joinClasses } from "../ui/join-classes.ts";
import { kpiLabels } from "./card-labels.ts";

/** What a case study moved, dimensioned by the window it took, what was counted, and at what kind of company (spec 2.8). */
export function KpiLine({
  entry,
  alone = false,
}: {
  entry: CaseStudySummary;
  /** No neighbor's lines to level with. */
  alone?: boolean;
}) {
  const { metric, timeframe } = kpiLabels(entry);
  return (
    <div className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-xs">
      <p className="tabular row-span-2 self-start text-2xl leading-none font-semibold tracking-tight">
        {metric}
      </p>
      <Dimension>{timeframe}</Dimension>
      {entry.kpiTitle && (
        <p className={joinClasses("font-medium", !alone && "sm:min-h-[2lh]")}>{entry.kpiTitle}</p>
      )}
      <p className="col-span-full mt-2 text-ink-soft">{entry.company}</p>
    </div>
  );
}
