import type { ReactNode } from "react";
import type { SubmissionOutcome } from "../../submission/index.ts";
import { PageForm } from "./page-form.tsx";

/**
 * The home page's lead-capture form: a professional-network address or a few details (spec 2.3). `outcome` is what
 * the page's loader reads from `outcomeContext`, so that a refused native post comes back with its errors; `intro` gives
 * way to the thanks.
 */
export function LeadForm({
  outcome = null,
  intro,
}: {
  outcome?: SubmissionOutcome | null;
  intro?: ReactNode;
}) {
  return <PageForm id="lead-form" outcome={outcome} intro={intro} />;
}
