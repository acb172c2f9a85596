import {
  type FieldErrors,
  type FormsAnswer,
  fieldNames,
  messages,
  referenceOf,
  type SubmissionBody,
} from "../index.ts";
import type { Visit } from "./measure-visit.ts";

/** What the visitor gave: the body of spec 7.1 without what the browser measures, but for a zone of their choice. */
export type Given = Omit<SubmissionBody, keyof Visit> & Partial<Pick<Visit, "timezone">>;

/**
 * State of a form (spec 4.1). `reference` is null where the response names none, `booking` names a booked call. With
 * `isHeld` a person looks at the request before anything is sent; with `isUnfinished` the visitor has to fill in more.
 */
export type SendState =
  | { kind: "idle" }
  | { kind: "busy" }
  | { kind: "success"; reference: string | null; booking?: string; isHeld?: true }
  | { kind: "error"; error: string; fields: FieldErrors; isUnfinished?: true };

/** What sending needs of the browser. */
export interface SenderParts {
  fetch: typeof globalThis.fetch;
  /** Where the forms are posted to. */
  address: string;
  isOnline: () => boolean;
  measureVisit: () => Visit;
  /** A fresh idempotency key. */
  newKey: () => string;
  /** Told of every request that is stored. */
  onStored?: (given: Given) => void;
  /** Shortest time between idle and the outcome, in ms (the report form's 1000, spec 9). */
  minBusyMs?: number;
}

/** One form's way to the server; holds no markup. */
export interface Sender {
  getState: () => SendState;
  subscribe: (listener: () => void) => () => void;
  /** Sends once; a call while busy is the same attempt and sends nothing. Never throws. */
  send: (given: Given, honeypot: string) => Promise<SendState>;
  /** Shows what the browser's own check found, without a request. */
  refuse: (error: string, fields: FieldErrors) => SendState;
  reset: () => void;
}

/** An answer that has not come by then will not come; the text stays in the form. */
const TIMEOUT_MS = 30_000;

const noAttempt = { content: "", key: "" };

/** The one send path of all forms: idle, busy, success or error (spec 4.1, 7.1, 8). */
export function createSender(parts: SenderParts): Sender {
  const listeners = new Set<() => void>();
  let state: SendState = { kind: "idle" };
  let attempt = noAttempt;

  function setState(next: SendState): SendState {
    state = next;
    for (const listener of listeners) listener();
    return next;
  }

  /**
   * The same content keeps its key until it is stored, so that a retry after a lost response is one row. The time
   * zone is not content, here as in the store.
   */
  function keyOf({ timezone, ...typed }: Given): string {
    const content = JSON.stringify(typed);
    if (content !== attempt.content) attempt = { content, key: parts.newKey() };
    return attempt.key;
  }

  /** It is stored, even if a listener fails. */
  function tell(given: Given): void {
    try {
      parts.onStored?.(given);
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
    async send(given, honeypot) {
      if (state.kind === "busy") return state;
      if (honeypot.trim() !== "") return setState({ kind: "success", reference: null });
      if (!parts.isOnline()) return setState({ kind: "error", error: messages.offline, fields: {} });
      setState({ kind: "busy" });
      const [{ outcome, status }] = await Promise.all([
        post(parts, given, keyOf(given)),
        wait(parts.minBusyMs ?? 0),
      ]);
      // A 422 may be about the key itself, and nothing is stored under it (decisions: HTTP contract).
      if (outcome.kind === "success" || status === 422) attempt = noAttempt;
      setState(outcome);
      if (outcome.kind === "success") tell(given);
      return outcome;
    },
    refuse: (error, fields) =>
      state.kind === "busy" ? state : setState({ kind: "error", error, fields, isUnfinished: true }),
    reset: () => setState({ kind: "idle" }),
  };
}

async function post(
  parts: SenderParts,
  given: Given,
  key: string,
): Promise<{ outcome: SendState; status?: number }> {
  try {
    const response = await parts.fetch(parts.address, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      credentials: "include",
      body: JSON.stringify({ ...parts.measureVisit(), ...given } satisfies SubmissionBody),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { outcome: readOutcome(response, await response.text()), status: response.status };
  } catch {
    return { outcome: { kind: "error", error: messages.failed, fields: {} } };
  }
}

function readOutcome(response: Response, text: string): SendState {
  const answer = readAnswer(text);
  if (response.ok && answer?.ok) {
    const { id, booking } = answer;
    const isHeld = answer.isHeld || response.status === 202;
    return {
      kind: "success",
      reference: id ? referenceOf(id) : null,
      ...(booking && { booking }),
      ...(isHeld && { isHeld }),
    };
  }
  if (answer?.ok === false) return { kind: "error", error: answer.error, fields: answer.fields ?? {} };
  return { kind: "error", error: describeStatus(response, text), fields: {} };
}

/** Status, colon, text (spec 8). A proxy's error page is markup, no text for a visitor. */
function describeStatus(response: Response, text: string): string {
  if (response.ok) return messages.failed;
  const body = text.trim();
  const words = body === "" || body.startsWith("<") ? response.statusText : body;
  return `${response.status}: ${words || messages.failed}`;
}

function readAnswer(text: string): FormsAnswer | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== "object" || read === null) return undefined;
  if ("ok" in read && read.ok === true) {
    const id = "id" in read && typeof read.id === "string" ? read.id : "";
    const booking = "booking" in read && typeof read.booking === "string" ? read.booking : "";
    const isHeld = "isHeld" in read && read.isHeld === true;
    return { ok: true, id, ...(booking && { booking }), ...(isHeld && { isHeld }) };
  }
  if (!("error" in read) || typeof read.error !== "string") return undefined;
  return { ok: false, error: read.error, fields: "fields" in read ? readFields(read.fields) : {} };
}

function readFields(read: unknown): FieldErrors {
  const given = new Map(typeof read === "object" && read !== null ? Object.entries(read) : []);
  const fields: FieldErrors = {};
  for (const name of fieldNames) {
    const text = given.get(name);
    if (typeof text === "string") fields[name] = text;
  }
  return fields;
}

function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
