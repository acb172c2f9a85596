import { type FormEvent, type ReactNode, useRef } from "react";
import { filePaths } from "../../site/index.ts";
import { type FieldErrors, maxChars, type SubmissionOutcome } from "../../submission/index.ts";
import { Button, TextField } from "../controls/index.ts";
import { draftReport } from "./draft-report.ts";
import { FormAlert } from "./form-alert.tsx";
import { Honeypot } from "./honeypot.tsx";
import { readText } from "./read-text.ts";
import { ReportSent } from "./report-sent.tsx";
import { useFailingFieldFocus } from "./use-field-focus.ts";
import { useSender } from "./use-sender.ts";

/** Shortest time from the press of the button to the thanks, in ms (spec 4.5, 9). */
const SENDING_MS = 1_000;

/** Each field and the name under which its errors come back (spec 3, 5). */
const reportFields = [
  {
    name: "fullName",
    error: "firstName",
    label: "Full Name",
    autoComplete: "name",
    maxLength: maxChars.firstName,
  },
  {
    name: "companyName",
    error: "company",
    label: "Company Name",
    autoComplete: "organization",
    maxLength: maxChars.company,
  },
  {
    name: "workEmail",
    error: "email",
    label: "Work Email",
    type: "email",
    autoComplete: "email",
    maxLength: maxChars.email,
  },
] as const;

/**
 * The report request of a market signal (spec 4.5, 5): a blank field sends nothing, says nothing and takes the
 * focus. It really sends, and shows 'Sending Report...' for a second at least.
 */
export function ReportForm({
  signalSlug,
  outcome = null,
  sent = null,
  intro,
}: {
  signalSlug: string;
  /** What became of a native post; null on every other request. */
  outcome?: SubmissionOutcome | null;
  /** Reference of a native post that was stored, so that the thanks stand in the form's place. */
  sent?: string | null;
  /** What stands over the fields, and gives way to the thanks with them. */
  intro: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { state, prepare, submit } = useSender(SENDING_MS);
  const refused = outcome?.formType === "marketSignal" ? outcome : null;
  const { error = null, fields = {} }: { error?: string | null; fields?: FieldErrors } =
    state.kind === "error" ? state : (refused ?? {});

  useFailingFieldFocus(form, state);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const target = event.currentTarget;
    const values = {
      fullName: readText(target, "fullName"),
      companyName: readText(target, "companyName"),
      workEmail: readText(target, "workEmail"),
    };
    const blank = reportFields.find(({ name }) => values[name].trim() === "");
    if (blank) {
      event.preventDefault();
      target.querySelector<HTMLElement>(`[name="${blank.name}"]`)?.focus();
      return;
    }
    await submit(event, () => draftReport(values, signalSlug));
  }

  const isSent = state.kind === "success" || sent !== null;
  return (
    <>
      {state.kind === "success" && <ReportSent reference={state.reference} takesFocus />}
      {state.kind !== "success" && sent !== null && <ReportSent reference={sent} />}
      <div hidden={isSent}>
        {intro}
        <form
          ref={form}
          id="report-form"
          action={filePaths.forms}
          method="post"
          onFocus={prepare}
          onSubmit={handleSubmit}
          className="grid gap-5"
        >
          <input type="hidden" name="formType" value="marketSignal" />
          <input type="hidden" name="mode" value="full" />
          <input type="hidden" name="signalSlug" value={signalSlug} />
          {refused && <input type="hidden" name="source" value={refused.source} />}
          <Honeypot />
          {reportFields.map(({ error: errorName, ...field }) => (
            <TextField
              key={field.name}
              {...field}
              defaultValue={refused?.values[field.name]}
              error={fields[errorName]}
              aria-required
            />
          ))}
          <Button type="submit" size="large" pending={state.kind === "busy"}>
            {state.kind === "busy" ? "Sending Report..." : "Get the Full Report"}
          </Button>
          <FormAlert error={error} />
        </form>
      </div>
    </>
  );
}
