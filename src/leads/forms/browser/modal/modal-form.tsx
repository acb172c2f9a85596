import { type FormEvent, useRef, useState } from "react";
import { siteConfig } from "#config/index.ts";
import { Button } from "#platform/ui/button/button.tsx";
import { ModeSwitch } from "#platform/ui/tabs/mode-switch.tsx";
import {
  canBeAnswered,
  checkForm,
  type FieldErrors,
  type FieldTexts,
  type SubmissionMode,
  submissionModes,
} from "../../index.ts";
import { FormAlert } from "../form-alert.tsx";
import { FormField } from "../form-field.tsx";
import { Honeypot } from "../honeypot.tsx";
import { readForm, requestOf } from "../read-form.ts";
import type { FormSender, SendState } from "../sender.ts";
import { CallLink, ThankYou } from "../thank-you.tsx";
import { useFailingFieldFocus } from "../use-field-focus.ts";
import { modeWords, quarantinedText } from "../wording.ts";

const { contactForm } = siteConfig;

/** Asks either for a profile URL or for a name and an email address (spec 4.2). */
const tabs = submissionModes.map((mode) => ({ value: mode, label: modeWords[mode] }));

/** The state that survives closing the modal. */
export interface KeptMessage {
  tab?: SubmissionMode;
  texts?: FieldTexts;
}

interface ModalFormProps {
  /** The form writes its state here to preserve it when the modal closes. */
  kept: KeptMessage;
  sender: FormSender;
}

/** In this form, the browser checks required fields (spec 5). Messages below the fields replace its bubbles. */
export function ModalForm({ kept, sender }: ModalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState(kept.tab ?? "linkedin");
  const { prepare, submit, reset } = sender;
  const [unfinished, setUnfinished] = useState<SendState | null>(null);
  const state = unfinished ?? sender.state;
  const fields: FieldErrors = state.kind === "error" ? state.fields : {};
  const isSent = state.kind === "success";
  const field = {
    form: "modal",
    mode: "full",
    errors: fields,
    texts: isSent ? undefined : kept.texts,
    required: true,
  } as const;

  useFailingFieldFocus(form, state);

  function chooseTab(chosen: SubmissionMode) {
    kept.tab = chosen;
    setTab(chosen);
    setUnfinished(null);
    if (state.kind === "error") reset();
  }

  function showUnfinished(event: FormEvent<HTMLFormElement>) {
    const { alert, fields } = checkForm("modal", tab, readForm("modal", event.currentTarget));
    // The browser's bubble appears only where it is stricter.
    if (alert === null) return;
    event.preventDefault();
    setUnfinished({ kind: "error", error: alert, fields, isUnfinished: true });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setUnfinished(null);
    const texts = readForm("modal", event.currentTarget);
    // Ignore the click if we couldn't reply (spec 5).
    if (!canBeAnswered(texts)) return;
    const mode = tab === "linkedin" || texts.email === "" ? "linkedin" : "full";
    await submit(event, requestOf("modal", mode, texts));
  }

  return (
    <>
      {isSent && (
        <ThankYou
          reference={state.reference}
          level={3}
          takesFocus
          reply={state.isHeld ? quarantinedText : contactForm.nextStep}
        >
          {state.call && <CallLink location="contact-modal" call={state.call} />}
        </ThankYou>
      )}
      <form
        ref={form}
        hidden={isSent}
        onFocus={prepare}
        onInvalidCapture={showUnfinished}
        onInput={(event) => {
          const texts = readForm("modal", event.currentTarget);
          const { firstName = "", lastName = "", email = "" } = kept.texts ?? {};
          // Preserve what was typed in the other tab's fields.
          kept.texts = tab === "full" ? texts : { ...texts, firstName, lastName, email };
        }}
        onSubmit={handleSubmit}
        className="grid gap-5"
      >
        <ModeSwitch label={modeWords.legend} modes={tabs} value={tab} onChange={chooseTab} />
        <Honeypot />
        <div key={String(isSent)} className="grid gap-5">
          {tab === "full" && (
            <div className="grid gap-5 sm:grid-cols-2">
              <FormField {...field} name="firstName" />
              <FormField {...field} name="email" />
            </div>
          )}
          <FormField {...field} name="linkedinUrl" />
          <FormField {...field} name="message" />
        </div>
        <Button type="submit" variant="marker" size="large" pending={state.kind === "busy"} disabled={isSent}>
          {state.kind === "busy" ? "Sending..." : contactForm.action}
        </Button>
        <FormAlert error={state.kind === "error" ? state.error : null} />
        <CallLink location="contact-modal" />
      </form>
    </>
  );
}
