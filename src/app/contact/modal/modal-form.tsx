import { type FormEvent, useEffect, useRef, useState } from "react";
import { filePaths } from "../../../site/index.ts";
import { canBeAnswered, type FieldErrors, type InputTexts, toFields } from "../../../submission/index.ts";
import { Button, ModeSwitch, showToast } from "../../controls/index.ts";
import { draft, readForm } from "../sending/draft.ts";
import { FormAlert } from "../sending/form-alert.tsx";
import { FormField } from "../sending/form-field.tsx";
import { Honeypot } from "../sending/honeypot.tsx";
import { ThankYou } from "../sending/thank-you.tsx";
import { useFailingFieldFocus } from "../sending/use-field-focus.ts";
import { useSender } from "../sending/use-sender.ts";
import { answerPromise, notices } from "../sending/words.ts";
import type { ContactRequest, ContactTab } from "./contact-request.ts";

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
  const [texts, setTexts] = useState<InputTexts>({ message: request.message ?? "" });
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
    // The fields of the other tab keep their texts.
    if (form.current) setTexts({ ...texts, ...readForm(form.current) });
    setTab(chosen);
    if (state.kind === "error") reset();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    const { email, linkedinUrl } = toFields(typed);
    // Spec 5: ignored where nobody could answer.
    if (!canBeAnswered({ email, linkedinUrl })) return;
    const mode = tab === "linkedin" || email === "" ? "linkedin" : "full";
    const result = await submit(event, draft("modal", mode, typed));
    if (result.kind !== "success") return;
    onSent();
    showToast(notices.modalSuccess);
    setTexts({});
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
              <FormField name="fullName" errors={fields} values={texts} required />
              <FormField name="email" errors={fields} values={texts} required />
            </div>
          )}
          <FormField name="linkedinUrl" errors={fields} required />
          <FormField name="message" errors={fields} values={texts} required />
        </div>
        <Button type="submit" variant="marker" size="large" pending={state.kind === "busy"} disabled={isSent}>
          {state.kind === "busy" ? "Sending..." : "Talk to a GTM Strategist"}
        </Button>
        <FormAlert error={state.kind === "error" ? state.error : null} />
      </form>
    </>
  );
}
