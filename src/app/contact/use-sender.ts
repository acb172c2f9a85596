import { type FormEvent, useRef, useState } from "react";
import { loadToasts } from "../controls/index.ts";
import { createBrowserSender } from "./browser-sender.ts";
import type { Draft } from "./draft.ts";
import { readText } from "./read-text.ts";
import type { Sender, SendState } from "./send.ts";

/** A sender that lives with one form, and where it stands now. */
export interface FormSender {
  state: SendState;
  /** Fetches what tells of the outcome, ahead of the submit: for the form's first focus. */
  prepare: () => void;
  /**
   * Judges and sends what the form holds. `draft` answers null where a submit is to do nothing. A submit while
   * another is on its way is the same attempt.
   */
  submit: (event: FormEvent<HTMLFormElement>, draft: () => Draft | null) => Promise<SendState>;
  reset: () => void;
}

/** Gives a form its own sender in this browser; `minBusyMs` as in `SenderParts` (spec 4.1, 7.1). */
export function useSender(minBusyMs = 0): FormSender {
  const [state, setState] = useState<SendState>({ kind: "idle" });
  const sender = useRef<Sender>(null);

  function findSender(): Sender {
    if (sender.current) return sender.current;
    const created = createBrowserSender(minBusyMs);
    created.subscribe(() => setState(created.getState()));
    sender.current = created;
    return created;
  }

  return {
    state,
    prepare: () => void loadToasts(),
    async submit(event, draft) {
      event.preventDefault();
      const drafted = draft();
      if (!drafted || state.kind === "busy") return state;
      const { send, refuse } = findSender();
      const { alert, fields } = drafted.check;
      const honeypot = readText(event.currentTarget, "website");
      return alert === null || honeypot.trim() !== "" ? send(drafted.given, honeypot) : refuse(alert, fields);
    },
    reset: () => findSender().reset(),
  };
}
