import { createHmac } from "node:crypto";
import type { NewLead } from "./store.ts";

/** What recent posts are recognized by: salted hashes, of no use to anyone without the salt. */
export interface Fingerprints {
  address: string;
  /** Of the sender's IPv6 /48. */
  network: string | undefined;
  /** Empty where the lead has no e-mail. */
  email: string;
  /** Of everything the visitor typed, not of what the browser measured. */
  content: string;
  /** `undefined` where the request carried no `Idempotency-Key`. */
  key: string | undefined;
}

/** Makes fingerprints with the salt of this installation. */
export function createFingerprints(salt: Buffer): (lead: NewLead) => Fingerprints {
  const hash = (subject: string, text: string) =>
    createHmac("sha256", salt).update(`${subject}\n${text}`).digest("base64url").slice(0, 22);
  return ({ submission, clientAddress, clientNetwork, idempotencyKey }) => ({
    address: hash("address", clientAddress),
    network: clientNetwork === undefined ? undefined : hash("network", clientNetwork),
    email: submission.email && hash("email", submission.email.toLowerCase()),
    content: hash("content", typedContent(submission)),
    key: idempotencyKey === undefined ? undefined : hash("key", idempotencyKey),
  });
}

/** Everything but what the browser measured. */
function typedContent(submission: NewLead["submission"]): string {
  const { source, sourcePath, screenSize, devicePixelRatio, browserLanguage, timezone, ...typed } =
    submission;
  return JSON.stringify(Object.entries(typed).sort());
}
