import { type FormEvent, Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { filePaths, siteConfig } from "#config/index.ts";
import { Button } from "#platform/ui/button/button.tsx";
import { showToast } from "#platform/ui/toast/toast-store.ts";
import type { FieldName, FieldTexts, RefusedSubmission, SubmissionMode } from "../../index.ts";
import { FormAlert } from "../form-alert.tsx";
import { FormField, shownFields } from "../form-field.tsx";
import { Honeypot } from "../honeypot.tsx";
import { readForm, requestOf } from "../read-form.ts";
import type { SentLead } from "../read-page-url.ts";
import { useSender } from "../sender.ts";
import { CallLink, ThankYou } from "../thank-you.tsx";
import { useFailingFieldFocus, useFirstFieldFocus } from "../use-field-focus.ts";
import { quarantinedText, toasts } from "../wording.ts";
import { ModeButtons } from "./mode-buttons.tsx";
import { appendText, SuggestionChips } from "./suggestion-chips.tsx";

/** Delay in ms between a success and clearing the hidden fields (spec 4.1, 9). */
const RESET_MS = 3_000;

const { contactForm } = siteConfig;

interface PageFormProps {
  /** Also the hash to return to after a mode change without JavaScript. */
  id: string;
  path: string;
  startMode: SubmissionMode;
  /** The page with a reader's numbers that the visitor comes from, as in `contactPathFrom`. */
  from?: string | null;
  /** The rejected native submission if this page is the response to one, otherwise null. */
  refused: RefusedSubmission | null;
  /** The lead from a native submission, in which case the thank-you message replaces the form. */
  sent?: SentLead | null;
  /** Shown above the fields; hidden together with them after a success. */
  intro?: ReactNode;
  suggestions?: { heading: string; texts: readonly string[] };
  /** Whether to focus the first field on load, as on the contact page. */
  takesFocus?: boolean;
  thanksLevel?: 2 | 3;
  next?: Steps;
}

/** The form of the contact page and the home page (spec 2.4, 4.1, 5). */
export function PageForm({
  id,
  path,
  startMode,
  from = null,
  refused,
  sent = null,
  intro,
  suggestions,
  takesFocus = false,
  thanksLevel = 3,
  next,
}: PageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const restored = refused?.formType === "contact" || refused?.formType === "modal" ? refused : null;
  const [mode, setMode] = useState(restored?.mode ?? startMode);
  const [texts, setTexts] = useState<Partial<FieldTexts>>(restored?.values ?? {});
  const [round, setRound] = useState(0);
  const { state, prepare, submit, reset } = useSender();
  const stored = state.kind === "success" ? state : sent;
  const isSent = stored !== null;
  const reply = state.kind === "success" ? contactForm.nextStep : contactForm.confirmation;
  const { error = null, fields = {} } = state.kind === "error" ? state : (restored ?? {});
  const names = shownFields("contact", mode);
  const fieldProps = (name: FieldName) => ({ form: "contact", mode, name, errors: fields, texts }) as const;

  const clear = useCallback(() => {
    setTexts({});
    setRound((last) => last + 1);
  }, []);

  useFirstFieldFocus(form, (takesFocus || round > 0) && !isSent);
  useFailingFieldFocus(form, state);
  useEffect(() => {
    if (state.kind !== "success") return;
    const timer = setTimeout(clear, RESET_MS);
    return () => clearTimeout(timer);
  }, [state, clear]);

  function chooseMode(chosen: SubmissionMode) {
    if (form.current) {
      const typed = readForm("contact", form.current);
      // Preserve what was typed in the other mode's fields.
      setTexts({ ...texts, ...Object.fromEntries(names.map((name) => [name, typed[name]])) });
    }
    setMode(chosen);
    if (state.kind === "error") reset();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const result = await submit(event, requestOf("contact", mode, readForm("contact", event.currentTarget)));
    if (result.kind === "success") showToast(result.isHeld ? toasts.quarantined : toasts.pageSuccess);
    if (result.kind === "error" && !result.isUnfinished) showToast(toasts.failure);
  }

  return (
    <>
      {stored && (
        <ThankYou
          reference={stored.reference}
          level={thanksLevel}
          takesFocus={state.kind === "success"}
          reply={stored.isHeld ? quarantinedText : reply}
        >
          {next && !stored.isHeld && <NextSteps {...next} />}
          {!stored.isHeld && <CallLink location="contact-thanks" call={stored.call} />}
          <a
            href={path}
            className="link-more"
            onClick={(event) => {
              if (sent === null) event.preventDefault();
              clear();
              reset();
            }}
          >
            Send another message
          </a>
        </ThankYou>
      )}
      <div hidden={isSent} className="grid gap-5">
        {intro}
        <ModeButtons mode={mode} path={path} hash={`#${id}`} from={from} onChoose={chooseMode} />
        <form
          ref={form}
          id={id}
          action={filePaths.forms}
          method="post"
          noValidate
          onFocus={prepare}
          onSubmit={handleSubmit}
          className="grid gap-5 print:hidden"
        >
          <input type="hidden" name="formType" value="contact" />
          <input type="hidden" name="mode" value={mode} />
          {restored && <input type="hidden" name="source" value={restored.source} />}
          <Honeypot />
          <Fragment key={round}>
            <div key={mode} className={mode === "full" ? "grid gap-5 sm:grid-cols-2" : undefined}>
              {names.map((name) => name !== "message" && <FormField key={name} {...fieldProps(name)} />)}
            </div>
            <FormField {...fieldProps("message")} />
          </Fragment>
          {suggestions && (
            <SuggestionChips
              {...suggestions}
              onChoose={(text) => {
                const message = form.current?.elements.namedItem("message");
                if (message instanceof HTMLTextAreaElement) appendText(message, text);
              }}
            />
          )}
          <Button type="submit" variant="marker" size="large" pending={state.kind === "busy"}>
            {state.kind === "busy" ? "Sending..." : contactForm.action}
          </Button>
          <FormAlert error={error} />
        </form>
      </div>
    </>
  );
}

interface Steps {
  heading: string;
  steps: ReadonlyArray<{ title: string; text: string }>;
}

function NextSteps({ heading, steps }: Steps) {
  return (
    <section aria-labelledby="next-steps" className="mt-2 grid w-full gap-3">
      <h3 id="next-steps">{heading}</h3>
      <ol className="grid">
        {steps.map(({ title, text }, position) => (
          <li key={title} className="grid grid-cols-[1.25rem_1fr] gap-x-3.5 border-t border-line py-3">
            <span aria-hidden="true" className="tabular font-semibold text-marker-ink">
              {position + 1}
            </span>
            <span className="grid gap-1">
              <strong className="text-balance">{title}</strong>
              <span className="text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
