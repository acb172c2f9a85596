import { createHmac } from "node:crypto";
import { contentOf, type Submission } from "../leads/index.ts";

/** The parts of a new lead that are hashed. */
interface HashedLead {
  submission: Submission;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/** Salted hashes that recognize a sender or a request again; useless without the salt. */
export interface LeadHashes {
  ip: string;
  /** Empty where the lead has no e-mail. */
  email: string;
  /** Equal for posts of the same request (`contentOf`). */
  content: string;
  /** `undefined` where the request had no `Idempotency-Key`. */
  key: string | undefined;
}

/** Creates a function that hashes leads with the salt of this installation. */
export function createLeadHasher(salt: Buffer): (lead: HashedLead) => LeadHashes {
  const hash = (subject: string, text: string) =>
    createHmac("sha256", salt).update(`${subject}\n${text}`).digest("base64url").slice(0, 22);
  return ({ submission, clientIp, idempotencyKey }) => ({
    ip: hash("address", clientIp),
    email: submission.email && hash("email", submission.email.toLowerCase()),
    content: hash("content", contentOf(submission)),
    key: idempotencyKey === undefined ? undefined : hash("key", idempotencyKey),
  });
}
