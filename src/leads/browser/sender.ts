import { offlineMessage } from "../../ui/offline-message.ts";
import {
  contentOf,
  type FieldErrors,
  messages,
  readFormsResponse,
  referenceOf,
  type SubmissionBody,
} from "../index.ts";
import type { FormRequest } from "./form-request.ts";
import type { Visit } from "./measure-visit.ts";

/**
 * State of a form (spec 4.1). `reference` is null where the response has no id; `booking` is the token of a booking.
 * `isHeld`: a person reviews the request before any mail is sent. `isUnfinished`: the browser's own check failed.
 */
export type SendState =
  | { kind: "idle" }
  | { kind: "busy" }
  | { kind: "success"; reference: string | null; booking?: string; isHeld?: true }
  | { kind: "error"; error: string; fields: FieldErrors; isUnfinished?: true };

export interface SenderParts {
  fetch: typeof globalThis.fetch;
  url: string;
  isOnline: () => boolean;
  measureVisit: () => Visit;
  newKey: () => string;
  onStored?: (request: FormRequest) => void;
  /** Minimum time in the state `busy`, in ms. */
  minBusyMs?: number;
}

/** Sends one form and keeps its state; knows nothing of markup. */
export interface Sender {
  getState: () => SendState;
  subscribe: (listener: () => void) => () => void;
  /** Sends a request; does nothing while another is in flight. Never throws. */
  send: (request: FormRequest, honeypot: string) => Promise<SendState>;
  /** Shows the errors of the browser's own check, without a request. */
  refuse: (error: string, fields: FieldErrors) => SendState;
  reset: () => void;
}

/** After this long a request has failed; the texts stay in the form. */
const TIMEOUT_MS = 30_000;

const noAttempt = { content: "", key: "" };

/** Creates a form's sender. All forms send through it (spec 4.1, 7.1, 8). */
export function createSender(parts: SenderParts): Sender {
  const listeners = new Set<() => void>();
  let state: SendState = { kind: "idle" };
  let attempt = noAttempt;

  function setState(next: SendState): SendState {
    state = next;
    for (const listener of listeners) listener();
    return next;
  }

  /** The same content keeps its key until it is stored, so that a retry after a lost response does not add a row. */
  function keyOf(request: FormRequest): string {
    const content = contentOf(request);
    if (content !== attempt.content) attempt = { content, key: parts.newKey() };
    return attempt.key;
  }

  /** A listener that throws must not turn a stored request into an error. */
  function notifyStored(request: FormRequest): void {
    try {
      parts.onStored?.(request);
    } catch (error) {
      console.error(error);
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(request, honeypot) {
      if (state.kind === "busy") return state;
      if (honeypot.trim() !== "") return setState({ kind: "success", reference: null });
      if (!parts.isOnline()) return setState({ kind: "error", error: offlineMessage, fields: {} });
      setState({ kind: "busy" });
      const [{ state: result, status }] = await Promise.all([
        post(parts, request, keyOf(request)),
        wait(parts.minBusyMs ?? 0),
      ]);
      // A 422 may be about the key itself, and nothing is stored under it (spec: HTTP contract).
      if (result.kind === "success" || status === 422) attempt = noAttempt;
      setState(result);
      if (result.kind === "success") notifyStored(request);
      return result;
    },
    refuse: (error, fields) =>
      state.kind === "busy" ? state : setState({ kind: "error", error, fields, isUnfinished: true }),
    reset: () => setState({ kind: "idle" }),
  };
}

async function post(
  parts: SenderParts,
  request: FormRequest,
  key: string,
): Promise<{ state: SendState; status?: number }> {
  try {
    const response = await parts.fetch(parts.url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      credentials: "include",
      body: JSON.stringify({ ...parts.measureVisit(), ...request } satisfies SubmissionBody),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { state: readState(response, await response.text()), status: response.status };
  } catch {
    return { state: { kind: "error", error: messages.failed, fields: {} } };
  }
}

function readState(response: Response, text: string): SendState {
  const body = readFormsResponse(text);
  if (response.ok && body?.ok) {
    const { id, booking } = body;
    const isHeld = body.isHeld || response.status === 202;
    return {
      kind: "success",
      reference: id ? referenceOf(id) : null,
      ...(booking && { booking }),
      ...(isHeld && { isHeld }),
    };
  }
  if (body?.ok === false) return { kind: "error", error: body.error, fields: body.fields ?? {} };
  return { kind: "error", error: describeStatus(response, text), fields: {} };
}

/** Returns `status: text` (spec 8). A body that is markup, such as a proxy's error page, is not shown. */
function describeStatus(response: Response, text: string): string {
  if (response.ok) return messages.failed;
  const body = text.trim();
  const words = body === "" || body.startsWith("<") ? response.statusText : body;
  return `${response.status}: ${words || messages.failed}`;
}

function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
