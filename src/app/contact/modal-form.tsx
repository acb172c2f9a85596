import { type FormEvent, useEffect, useRef, useState } from "react";
import { filePaths } from "../../site/index.ts";
import { type FieldErrors, maxChars } from "../../submission/index.ts";
import { Button, ModeSwitch, showToast, TextAreaField, TextField } from "../controls/index.ts";
import type { ContactRequest, ContactTab } from "./contact-request.ts";
import { draftModal } from "./draft-modal.ts";
import { FormAlert } from "./form-alert.tsx";
import { Honeypot } from "./honeypot.tsx";
import { LinkedinUrlField } from "./linkedin-url-field.tsx";
import { readText } from "./read-text.ts";
import { ThankYou } from "./thank-you.tsx";
import { useFailingFieldFocus } from "./use-field-focus.ts";
import { useSender } from "./use-sender.ts";
import { answerPromise, notices } from "./words.ts";

/** How long the modal stays after a success, in ms (spec 4.2, 9). */
const CLOSE_MS = 2_000;

const tabs = [
  { value: "linkedin", label: "LinkedIn only" },
  { value: "details", label: "Full details" },
] as const;

interface ModalFormProps {
  request: ContactRequest;
  /** The thanks are about to stand in the form's place. */
  onSent: () => void;
  onClose: () => void;
}

/** The modal's form: the browser asks for what is required, then the same rules and the same send path (spec 5). */
export function ModalForm({ request, onSent, onClose }: ModalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<ContactTab>(request.tab ?? "linkedin");
  const [round, setRound] = useState(0);
  const [person, setPerson] = useState({ fullName: "", email: "" });
  const { state, submit, reset } = useSender();
  const fields: FieldErrors = state.kind === "error" ? state.fields : {};
  const isSent = state.kind === "success";

  useFailingFieldFocus(form, state);
  useEffect(() => {
    if (state.kind !== "success") return;
    const timer = setTimeout(onClose, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [state, onClose]);

  function chooseTab(chosen: ContactTab) {
    if (form.current && tab === "details") {
      setPerson({ fullName: readText(form.current, "fullName"), email: readText(form.current, "email") });
    }
    setTab(chosen);
    if (state.kind === "error") reset();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const target = event.currentTarget;
    const typed = {
      linkedinUrl: readText(target, "linkedinUrl"),
      message: readText(target, "message"),
      fullName: readText(target, "fullName"),
      email: readText(target, "email"),
    };
    const result = await submit(event, () => draftModal(typed, tab));
    if (result.kind !== "success") return;
    onSent();
    showToast(notices.modalSuccess);
    setPerson({ fullName: "", email: "" });
    setRound((last) => last + 1);
  }

  return (
    <>
      {isSent && <ThankYou reference={state.reference} level={3} takesFocus lead={answerPromise} />}
      <form
        ref={form}
        hidden={isSent}
        action={filePaths.forms}
        method="post"
        onSubmit={handleSubmit}
        className="grid gap-5"
      >
        <ModeSwitch label="How we may know you" modes={tabs} value={tab} onChange={chooseTab} />
        <Honeypot />
        <div key={round} className="grid gap-5">
          {tab === "details" && (
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                label="Full Name"
                name="fullName"
                autoComplete="name"
                maxLength={maxChars.firstName}
                defaultValue={person.fullName}
                error={fields.firstName}
                required
              />
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="email"
                maxLength={maxChars.email}
                defaultValue={person.email}
                error={fields.email}
                required
              />
            </div>
          )}
          <LinkedinUrlField error={fields.linkedinUrl} required />
          <TextAreaField
            label="Message"
            name="message"
            maxLength={maxChars.message}
            defaultValue={round === 0 ? request.message : undefined}
            error={fields.message}
            required
          />
        </div>
        <Button type="submit" variant="marker" size="large" pending={state.kind === "busy"} disabled={isSent}>
          {state.kind === "busy" ? "Sending..." : "Talk to a GTM Strategist"}
        </Button>
        <FormAlert error={state.kind === "error" ? state.error : null} />
      </form>
    </>
  );
}
