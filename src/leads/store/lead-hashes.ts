import { createHmac } from "node:crypto";
import { contentOf, type Submission } from "../forms/index.ts";

interface HashedLead {
  submission: Submission;
  /** The email address as `foldEmail` writes it. */
  emailKey: string;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/** Salted hashes for recognizing a sender or submission; useless without the salt. */
export interface LeadHashes {
  ip: string;
  /** Empty if the lead has no email address. */
  email: string;
  /** The same for the same content (`contentOf`). */
  content: string;
  /** `undefined` if there is no `Idempotency-Key`. */
  key: string | undefined;
}

export function hashLead(
  salt: Buffer,
  { submission, emailKey, clientIp, idempotencyKey }: HashedLead,
): LeadHashes {
  const hash = (subject: string, text: string) =>
    createHmac("sha256", salt).update(`${subject}\n${text}`).digest("base64url").slice(0, 22);
  return {
    ip: hash("address", clientIp),
    email: emailKey && hash("email", emailKey),
    content: hash("content", contentOf({ ...submission, email: emailKey })),
    key: idempotencyKey === undefined ? undefined : hash("key", idempotencyKey),
  };
}
