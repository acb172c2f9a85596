import { useState, useSyncExternalStore } from "react";
import { filePaths } from "../../site/index.ts";
import { measureVisit } from "./measure-visit.ts";
import { pushFormSubmit } from "./push-form-submit.ts";
import { createSender, type Given, type Sender, type SendState } from "./send.ts";

/** A sender that lives with one form, and where it stands now. */
export interface FormSender extends Pick<Sender, "send" | "refuse" | "reset"> {
  state: SendState;
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
      minBusyMs,
    }),
  );
  const state = useSyncExternalStore(sender.subscribe, sender.getState, sender.getState);
  return {
    state,
    refuse: sender.refuse,
    reset: sender.reset,
    send: (...sent) => sendAndTell(sender, ...sent),
  };
}

async function sendAndTell(sender: Sender, given: Given, honeypot: string): Promise<SendState> {
  const outcome = await sender.send(given, honeypot);
  // A filled trap shows success, but nothing was sent.
  if (outcome.kind === "success" && honeypot.trim() === "") {
    pushFormSubmit(given.formType, given.signalSlug);
  }
  return outcome;
}

/** 128 random bits. `crypto.randomUUID` would need https, which a preview in an office network lacks. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
