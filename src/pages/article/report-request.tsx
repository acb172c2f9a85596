import type { ComponentProps } from "react";
import type { MarketSignalArticle } from "../../content/entries/index.ts";
import { ReportForm } from "../../leads/browser/index.ts";
import type { RefusedSubmission } from "../../leads/index.ts";

/** The report form in the text of a signal (spec 2.9, 4.5). */
export function ReportRequest({
  report,
  signalSlug,
  refused,
  sent,
}: {
  report: NonNullable<MarketSignalArticle["report"]>;
  signalSlug: string;
  refused: RefusedSubmission | null;
  sent: ComponentProps<typeof ReportForm>["sent"];
}) {
  return (
    <section
      id="report"
      aria-label={report.title}
      className="prose-block report-request corner-marks border border-outline bg-raised p-[clamp(1.25rem,4vw,2rem)] print:hidden"
    >
      <ReportForm
        signalSlug={signalSlug}
        refused={refused}
        sent={sent}
        intro={
          <>
            <p className="text-xl leading-tight font-semibold tracking-tight">{report.title}</p>
            <p className="mt-2 mb-6 text-balance text-ink-soft">{report.description}</p>
          </>
        }
      />
    </section>
  );
}
