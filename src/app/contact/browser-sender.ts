import { filePaths } from "../../site/index.ts";
import { pushFormSubmit } from "../analytics/index.ts";
import { measureVisit } from "./measure-visit.ts";
import { createSender, type Sender } from "./send.ts";

/** A form's own way from this browser to the server; `minBusyMs` as in `SenderParts` (spec 4.1, 7.1). */
export function createBrowserSender(minBusyMs: number): Sender {
  const sender = createSender({
    fetch: (address, options) => window.fetch(address, options),
    address: filePaths.forms,
    isOnline: () => navigator.onLine,
    measureVisit,
    newKey,
    minBusyMs,
  });
  return {
    ...sender,
    async send(given, honeypot) {
      const outcome = await sender.send(given, honeypot);
      // A filled trap shows success, but nothing was sent.
      if (outcome.kind === "success" && honeypot.trim() === "") {
        pushFormSubmit(given.formType, given.signalSlug);
      }
      return outcome;
    },
  };
}

/** 128 random bits. `crypto.randomUUID` would need https, which a preview in an office network lacks. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
