import type { MarketSignalArticle } from "../../catalogue/entries/index.ts";
import type { SubmissionOutcome } from "../../submission/index.ts";
import { ReportForm } from "../contact/index.ts";

/** The form that asks for a signal's report, within the text (spec 2.9, 4.5). */
export function ReportRequest({
  report,
  signalSlug,
  outcome,
}: {
  report: NonNullable<MarketSignalArticle["report"]>;
  signalSlug: string;
  outcome: SubmissionOutcome | null;
}) {
  return (
    <section aria-labelledby="report" className="prose-block report-request corner-marks no-print">
      <p id="report" className="report-title">
        {report.title}
      </p>
      <p className="report-about">{report.description}</p>
      <ReportForm signalSlug={signalSlug} outcome={outcome} />
    </section>
  );
}
