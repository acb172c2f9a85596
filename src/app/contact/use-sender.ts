import { type FormEvent, useRef, useState } from "react";
import { sendingMessages } from "../../submission/index.ts";
import type { Draft } from "./draft.ts";
import { findSending, loadSending, type Sending } from "./load-sending.ts";
import { readText } from "./read-text.ts";
import type { Sender, SendState } from "./send.ts";

/** A sender that lives with one form, and where it stands now. */
export interface FormSender {
  state: SendState;
  /** Fetches what sending needs, ahead of the submit: for the form's first focus. */
  prepare: () => void;
  /**
   * Judges and sends what the form holds. `draft` answers null where a submit is to do nothing. A submit while
   * another is on its way is the same attempt.
   */
  submit: (
    event: FormEvent<HTMLFormElement>,
    draft: (sending: Sending) => Draft | null,
  ) => Promise<SendState>;
  reset: () => void;
}

const idle: SendState = { kind: "idle" };

/** Gives a form its own sender in this browser; `minBusyMs` as in `SenderParts` (spec 4.1, 7.1). */
export function useSender(minBusyMs = 0): FormSender {
  const [state, setState] = useState(idle);
  const sender = useRef<Sender>(null);
  const isUnderWay = useRef(false);

  function enter(next: SendState): SendState {
    setState(next);
    return next;
  }

  /** The code, or the state that says why it is not here. */
  async function fetchSending(form: HTMLFormElement): Promise<Sending | SendState> {
    if (!navigator.onLine) return { kind: "error", error: sendingMessages.offline, fields: {} };
    const busy = enter({ kind: "busy" });
    try {
      return await loadSending();
    } catch {
      if (!(await answers(form.action))) return { kind: "error", error: sendingMessages.failed, fields: {} };
      // The file is gone, after a deploy say, but the server is there: the browser posts as it would without scripts.
      form.submit();
      return busy;
    }
  }

  async function send(form: HTMLFormElement, draft: (sending: Sending) => Draft | null): Promise<SendState> {
    const honeypot = readText(form, "website");
    const sending = findSending() ?? (await fetchSending(form));
    if ("kind" in sending) return enter(sending);
    const drafted = draft(sending);
    if (!drafted) return enter(state);
    sender.current ??= createSender(sending);
    const { alert, fields } = drafted.check;
    return alert === null || honeypot.trim() !== ""
      ? sender.current.send(drafted.given, honeypot)
      : sender.current.refuse(alert, fields);
  }

  function createSender(sending: Sending): Sender {
    const created = sending.createBrowserSender(minBusyMs);
    created.subscribe(() => setState(created.getState()));
    return created;
  }

  return {
    state,
    prepare: () => void loadSending().catch(() => undefined),
    async submit(event, draft) {
      event.preventDefault();
      if (isUnderWay.current) return state;
      isUnderWay.current = true;
      const outcome = await send(event.currentTarget, draft);
      isUnderWay.current = false;
      return outcome;
    },
    reset() {
      sender.current?.reset();
      setState(idle);
    },
  };
}

/** Whether anything at all answers there. */
function answers(address: string): Promise<boolean> {
  return fetch(address, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
}
