import { type FormEvent, useState, useSyncExternalStore } from "react";
import { filePaths } from "../../site/index.ts";
import { loadToasts } from "../../ui/index.ts";
import type { Draft } from "./draft.ts";
import { measureVisit } from "./measure-visit.ts";
import { createSender, type SendState } from "./send.ts";
import { tellStored } from "./tell-stored.ts";

/** A form's way to the server, and where it stands now. */
export interface FormSender {
  state: SendState;
  /** Fetches what tells of the outcome, ahead of the submit: for the form's first focus. */
  prepare: () => void;
  /** Sends what the form holds, or shows what the rules say of it. While one is on its way it is the same attempt. */
  submit: (event: FormEvent<HTMLFormElement>, draft: Draft) => Promise<SendState>;
  reset: () => void;
}

/** Gives a form its own sender in this browser; `minBusyMs` as in `SenderParts` (spec 4.1, 7.1). */
export function useSender(minBusyMs = 0): FormSender {
  const [sender] = useState(() =>
    createSender({
      fetch: (address, options) => window.fetch(address, options),
      address: filePaths.forms,
      isOnline: () => navigator.onLine,
      measureVisit,
      newKey,
      onStored: tellStored,
      minBusyMs,
    }),
  );
  return {
    state: useSyncExternalStore(sender.subscribe, sender.getState, sender.getState),
    prepare: () => void loadToasts(),
    async submit(event, { check, given }) {
      event.preventDefault();
      const honeypot = String(new FormData(event.currentTarget).get("website") ?? "");
      return check.alert === null || honeypot.trim() !== ""
        ? sender.send(given, honeypot)
        : sender.refuse(check.alert, check.fields);
    },
    reset: sender.reset,
  };
}

/** 128 random bits. `crypto.randomUUID` would need https, which a preview in an office network lacks. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
