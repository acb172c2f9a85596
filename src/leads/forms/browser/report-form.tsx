import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { filePaths, reportPath } from "#config/index.ts";
import { Button } from "#platform/ui/button/button.tsx";
import { SuccessIcon } from "#platform/ui/icons/icons.tsx";
import {
  type FieldErrors,
  type FieldName,
  formFieldsOf,
  listBlank,
  type RefusedSubmission,
} from "../index.ts";
import { FormAlert } from "./form-alert.tsx";
import { FormField, shownFields } from "./form-field.tsx";
import { Honeypot } from "./honeypot.tsx";
import { readForm, requestOf } from "./read-form.ts";
import type { SentLead } from "./read-page-url.ts";
import { ReferenceLine } from "./reference-line.tsx";
import { useSender } from "./sender.ts";
import { useFailingFieldFocus } from "./use-field-focus.ts";
import { quarantinedText } from "./wording.ts";

/** Minimum time in ms between the click and the result (spec 4.5, 9). */
const SENDING_MS = 1_000;

const names = shownFields("marketSignal", "full");

/** A market signal's form (spec 4.5, 5). The button only marks blank fields, without a message, and moves focus to the first. */
export function ReportForm({
  signalSlug,
  refused,
  sent,
  intro,
}: {
  signalSlug: string;
  /** The rejected native submission if this page is the response to one, otherwise null. */
  refused: RefusedSubmission | null;
  /** The lead if this page thanks the visitor for a native submission instead of showing the form, otherwise null. */
  sent: SentLead | null;
  /** Shown above the fields; hidden together with them after a success. */
  intro: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { state, submit } = useSender(SENDING_MS);
  const [blank, setBlank] = useState<FieldName[]>([]);
  const restored = refused?.formType === "marketSignal" ? refused : null;
  const { error = null, fields = {} }: { error?: string | null; fields?: FieldErrors } =
    state.kind === "error" ? state : (restored ?? {});

  useFailingFieldFocus(form, state);
  useEffect(() => {
    if (blank.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [blank]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = readForm("marketSignal", event.currentTarget);
    const found = listBlank(formFieldsOf("marketSignal", "full"), texts);
    setBlank(found);
    if (found.length > 0) return;
    await submit(event, { ...requestOf("marketSignal", "full", texts), signalSlug });
  }

  const stored = state.kind === "success" ? state : sent;
  return (
    <>
      {stored && (
        <ReportSent
          key={state.kind}
          signalSlug={signalSlug}
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
          {restored && <input type="hidden" name="source" value={restored.source} />}
          <Honeypot />
          {names.map((name) => (
            <FormField
              key={name}
              form="marketSignal"
              mode="full"
              name={name}
              errors={fields}
              isBlank={blank.includes(name)}
              texts={restored?.values}
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

/** Replaces the report form after a success (spec 4.5). */
function ReportSent({
  signalSlug,
  reference,
  isHeld,
  takesFocus,
}: {
  signalSlug: string;
  reference: string | null;
  /** Whether the lead is quarantined, or the report won't be emailed. */
  isHeld: boolean;
  /** Whether to take focus, which was lost when the form's fields were hidden. */
  takesFocus: boolean;
}) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) words.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid justify-items-start gap-3">
      <SuccessIcon size={36} className="-ml-1 text-success" />
      <p ref={words} tabIndex={-1} className="text-xl font-semibold text-balance outline-none">
        {isHeld ? "Thanks! We have your request." : "Thanks! Your report is on its way."}
      </p>
      <p>{isHeld ? quarantinedText : "We've sent the full report to your email."}</p>
      <a href={reportPath(signalSlug)} download className="link-more">
        Download the report (PDF)
      </a>
      <ReferenceLine reference={reference} />
    </div>
  );
}
