import type { ReactNode } from "react";
import { paths } from "../../../site/index.ts";
import type { SubmissionMode, SubmissionOutcome } from "../../../submission/index.ts";
import { PageForm } from "../islands.ts";

/**
 * The home page's lead-capture form: a professional-network address or a few details (spec 2.3). `intro` gives way to
 * the thanks.
 */
export function LeadForm({
  startMode,
  outcome,
  intro,
}: {
  startMode: SubmissionMode;
  /** What became of a native post; null on every other request. */
  outcome: SubmissionOutcome | null;
  intro: ReactNode;
}) {
  return (
    <PageForm id="lead-form" address={paths.home} startMode={startMode} outcome={outcome} intro={intro} />
  );
}
