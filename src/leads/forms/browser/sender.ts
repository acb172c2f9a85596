import { type FormEvent, useState, useSyncExternalStore } from "react";
import { pushEvent } from "#config/events/index.ts";
import { filePaths } from "#config/index.ts";
import { foldEmail } from "#platform/email.ts";
import { queries } from "#platform/queries/use-query.ts";
import { offlineMessage } from "#platform/ui/offline-message.ts";
import { loadToasts } from "#platform/ui/toast/toast-store.ts";
import {
  callTokenHeader,
  checkForm,
  contentOf,
  eachField,
  type FieldErrors,
  readFormsResponse,
  referenceOf,
  type SubmissionBody,
} from "../index.ts";

/**
 * A form's state (spec 4.1). `reference` is null if the response has no id; `booking` is the booking token, `call` the
 * token for booking a call. `isHeld`: the lead is quarantined, or the requested report won't be emailed. `isUnfinished`: the
 * browser's validation failed.
 */
export type SendState =
  | { kind: "idle" }
  | { kind: "busy" }
  | { kind: "success"; reference: string | null; booking?: string; call?: string; isHeld?: true }
  | { kind: "error"; error: string; fields: FieldErrors; isUnfinished?: true };

export interface FormSender {
  state: SendState;
  /** Preloads the toasts; call it on the form's first focus. */
  prepare: () => void;
  /** Validates and sends a submission. Does nothing while another one is being sent. */
  submit: (event: FormEvent<HTMLFormElement>, body: SubmissionBody) => Promise<SendState>;
  reset: () => void;
}

/** Creates a form's sender, which stays busy for at least `minBusyMs`. */
export function useSender(minBusyMs = 0): FormSender {
  const [sender] = useState(() => createSender(minBusyMs));
  return {
    state: useSyncExternalStore(sender.subscribe, sender.getState, sender.getState),
    prepare: () => void loadToasts(),
    submit(event, body) {
      event.preventDefault();
      const website = String(new FormData(event.currentTarget).get("website") ?? "");
      return sender.submit({ ...body, website });
    },
    reset: sender.reset,
  };
}

/** Timeout for sending. The form keeps what the visitor typed. */
const TIMEOUT_MS = 30_000;

const failed = "Something went wrong";
const noAttempt = { content: "", key: "" };

/** Sends every form's submissions; doesn't depend on React (spec 4.1, 7.1, 8). */
export function createSender(minBusyMs = 0) {
  const listeners = new Set<() => void>();
  let state: SendState = { kind: "idle" };
  let attempt = noAttempt;

  function setState(next: SendState): SendState {
    state = next;
    for (const listener of listeners) listener();
    return next;
  }

  /** Reuses the key until the content is stored, so a retry after a lost response doesn't add a second row. */
  function keyOf(body: SubmissionBody): string {
    const content = contentOf({ ...body, email: foldEmail(body.email ?? "") });
    if (content !== attempt.content) attempt = { content, key: newKey() };
    return attempt.key;
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Never throws. */
    async submit(body: SubmissionBody): Promise<SendState> {
      if (state.kind === "busy") return state;
      if (body.website.trim() !== "") return setState({ kind: "success", reference: null });
      const texts = eachField((name) => body[name] ?? "");
      const { alert, fields } = checkForm(body.formType, body.mode, texts);
      if (alert !== null) return setState({ kind: "error", error: alert, fields, isUnfinished: true });
      if (!navigator.onLine) return setState({ kind: "error", error: offlineMessage, fields: {} });
      setState({ kind: "busy" });
      const [{ state: result, status }] = await Promise.all([post(body, keyOf(body)), wait(minBusyMs)]);
      // A 422 might be about the key itself, and means that nothing was stored (spec: HTTP contract).
      if (result.kind === "success" || status === 422) attempt = noAttempt;
      setState(result);
      if (result.kind === "success") reportStored(body);
      return result;
    },
    reset: () => setState({ kind: "idle" }),
  };
}

async function post(body: SubmissionBody, key: string): Promise<{ state: SendState; status?: number }> {
  try {
    const response = await fetch(filePaths.forms, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      credentials: "include",
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { state: readState(response, await response.text()), status: response.status };
  } catch {
    return { state: { kind: "error", error: failed, fields: {} } };
  }
}

function readState(response: Response, text: string): SendState {
  const body = readFormsResponse(text);
  if (response.ok && body?.ok) {
    const { id, booking } = body;
    const call = response.headers.get(callTokenHeader);
    const isHeld = body.isHeld || response.status === 202;
    return {
      kind: "success",
      reference: id ? referenceOf(id) : null,
      ...(booking && { booking }),
      ...(call && { call }),
      ...(isHeld && { isHeld }),
    };
  }
  if (body?.ok === false) return { kind: "error", error: body.error, fields: body.fields ?? {} };
  return { kind: "error", error: describeStatus(response, text), fields: {} };
}

/** Returns `status: text` (spec 8), but omits markup such as a proxy's error page. */
function describeStatus(response: Response, text: string): string {
  if (response.ok) return failed;
  const body = text.trim();
  const words = body === "" || body.startsWith("<") ? response.statusText : body;
  return `${response.status}: ${words || failed}`;
}

/** Pushes the events, without anything the visitor typed, and invalidates queries for the forms' URL (spec 7.1). */
function reportStored({ formType, signalSlug }: SubmissionBody): void {
  try {
    pushEvent({ event: "form_submit", formType, signalSlug: signalSlug ?? null });
    pushEvent({ event: "generate_lead", lead_source: formType });
    queries.invalidate([filePaths.forms]);
  } catch (error) {
    // A tag container might throw, but the lead is already stored.
    console.error(error);
  }
}

/** Returns 128 random bits. `crypto.randomUUID` needs HTTPS, which previews on an office network don't have. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
