import { type FormEvent, useState, useSyncExternalStore } from "react";
import { pushEvent } from "../../analytics/index.ts";
import { queries } from "../../queries/use-query.ts";
import { filePaths } from "../../site/index.ts";
import { loadToasts } from "../../ui/toast/toast-store.ts";
import { checkForm } from "../index.ts";
import { type FormRequest, textsOf } from "./form-request.ts";
import { measureVisit } from "./measure-visit.ts";
import { createSender, type SendState } from "./sender.ts";

export interface FormSender {
  state: SendState;
  /** Preloads the notifications; call it on the form's first focus. */
  prepare: () => void;
  /** Checks a form's request and sends it. Does nothing while another is in flight. */
  submit: (event: FormEvent<HTMLFormElement>, request: FormRequest) => Promise<SendState>;
  reset: () => void;
}

/** Creates a form's sender; `minBusyMs` as in `SenderParts`. */
export function useSender(minBusyMs = 0): FormSender {
  const [sender] = useState(() =>
    createSender({
      fetch: (url, options) => window.fetch(url, options),
      url: filePaths.forms,
      isOnline: () => navigator.onLine,
      measureVisit,
      newKey,
      onStored: reportStored,
      minBusyMs,
    }),
  );
  return {
    state: useSyncExternalStore(sender.subscribe, sender.getState, sender.getState),
    prepare: () => void loadToasts(),
    async submit(event, request) {
      event.preventDefault();
      const honeypot = String(new FormData(event.currentTarget).get("website") ?? "");
      const check = checkForm(request.formType, request.mode, textsOf(request));
      return check.alert === null || honeypot.trim() !== ""
        ? sender.send(request, honeypot)
        : sender.refuse(check.alert, check.fields);
    },
    reset: sender.reset,
  };
}

/**
 * Pushes the events of a stored request, without anything that the visitor typed, and invalidates queries of the forms'
 * URL (spec 7.1).
 */
export function reportStored({ formType, signalSlug }: FormRequest): void {
  pushEvent({ event: "form_submit", formType, signalSlug: signalSlug ?? null });
  pushEvent({ event: "generate_lead", lead_source: formType });
  queries.invalidate([filePaths.forms]);
}

/** 128 random bits. `crypto.randomUUID` needs https, which a preview on an office network lacks. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
