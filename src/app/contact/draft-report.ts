import { checkReportForm, type ReportFormValues, splitFullName } from "../../submission/index.ts";
import type { Draft } from "./draft.ts";

/** The body of a post of type `marketSignal` (spec 7.1). */
export function draftReport(values: ReportFormValues, signalSlug: string): Draft {
  const { fullName, companyName, workEmail } = values;
  return {
    check: checkReportForm(values),
    given: {
      formType: "marketSignal",
      mode: "full",
      ...splitFullName(fullName),
      company: companyName.trim(),
      email: workEmail.trim(),
      signalSlug,
    },
  };
}
