import { type FormEvent, type ReactNode, useRef } from "react";
import { filePaths } from "../../../site/index.ts";
import { Button } from "../../../ui/index.ts";
import type { FieldErrors, SubmissionOutcome } from "../../index.ts";
import { draft, readForm } from "../draft.ts";
import { FormAlert } from "../form-alert.tsx";
import { FormField } from "../form-field.tsx";
import { Honeypot } from "../honeypot.tsx";
import type { SentRequest } from "../read-sent.ts";
import { useFailingFieldFocus } from "../use-field-focus.ts";
import { useSender } from "../use-sender.ts";
import { ReportSent } from "./report-sent.tsx";

/** Shortest time from the press of the button to the thanks, in ms (spec 4.5, 9). */
const SENDING_MS = 1_000;

/** What the form asks for (spec 3, 5). */
const reportInputs = ["fullName", "companyName", "workEmail"] as const;

/**
 * The report request of a market signal (spec 4.5, 5): a blank field sends nothing, says nothing and takes the
 * focus. It really sends, and shows 'Sending Report...' for a second at least.
 */
export function ReportForm({
  signalSlug,
  outcome,
  sent,
  intro,
}: {
  signalSlug: string;
  /** What became of a native post; null on every other request. */
  outcome: SubmissionOutcome | null;
  /** A native post that was stored: the thanks replace the form. */
  sent: SentRequest | null;
  /** What stands over the fields, and gives way to the thanks with them. */
  intro: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { state, submit } = useSender(SENDING_MS);
  const refused = outcome?.formType === "marketSignal" ? outcome : null;
  const { error = null, fields = {} }: { error?: string | null; fields?: FieldErrors } =
    state.kind === "error" ? state : (refused ?? {});

  useFailingFieldFocus(form, state);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    const blank = reportInputs.find((name) => !typed[name]);
    if (blank) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${blank}"]`)?.focus();
      return;
    }
    const { check, given } = draft("marketSignal", "full", typed);
    await submit(event, { check, given: { ...given, signalSlug } });
  }

  const stored = state.kind === "success" ? state : sent;
  return (
    <>
      {stored && (
        <ReportSent
          key={state.kind}
          reference={stored.reference}
          isHeld={stored.isHeld ?? false}
          takesFocus={state.kind === "success"}
        />
      )}
      <div hidden={stored !== null}>
        {intro}
        <form
          ref={form}
          id="report-form"
          action={filePaths.forms}
          method="post"
          onSubmit={handleSubmit}
          className="grid gap-5"
        >
          <input type="hidden" name="formType" value="marketSignal" />
          <input type="hidden" name="mode" value="full" />
          <input type="hidden" name="signalSlug" value={signalSlug} />
          {refused && <input type="hidden" name="source" value={refused.source} />}
          <Honeypot />
          {reportInputs.map((name) => (
            <FormField key={name} name={name} errors={fields} values={refused?.values ?? {}} />
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
