import { createHmac, timingSafeEqual } from "node:crypto";
import { dayMs } from "../time/durations.ts";

/** How long a token is valid from when it is signed. One that doesn't expire is the same each time. */
const lifetimesMs = {
  /** A lead's page, for the owner. */
  owner: 30 * dayMs,
  /** The page that says where an erased lead might be left. */
  erased: 30 * dayMs,
  /** Booking the call of a lead, for its sender. */
  call: Number.POSITIVE_INFINITY,
  /** The owner's calendar of calls. */
  calendar: Number.POSITIVE_INFINITY,
  /** An article that isn't published. */
  preview: 7 * dayMs,
};

const neverMs = Date.UTC(9999, 0);

export interface Secrets {
  /** All of an installation's servers share the secret. */
  readSecret(): Promise<Uint8Array>;
}

/**
 * Signs tokens with HMAC-SHA256, for links without an account. Nothing about them is stored. A token is valid only for its
 * purpose, and a preview only for its `path`. It never starts or ends with - or _, which email clients strip from links,
 * unless the subject does.
 */
export function createTokens(secrets: Secrets, purpose: keyof typeof lifetimesMs, path: string = purpose) {
  async function write(subject: string, expires: string): Promise<string> {
    const hmac = createHmac("sha256", await secrets.readSecret()).update(`${path}.${subject}.${expires}`);
    return `${subject}.${hmac.digest("base64url")}.${expires}`;
  }
  return {
    /** Returns a token that names `subject`, which has no dots. */
    sign: (subject: string, nowMs = Date.now()): Promise<string> =>
      write(subject, Math.min(nowMs + lifetimesMs[purpose], neverMs).toString(36)),
    /** Returns the subject; `undefined` if the token is altered, expired or for another purpose. */
    async read(token: string, nowMs = Date.now()): Promise<string | undefined> {
      const [subject = "", , expires = ""] = token.split(".");
      const given = Buffer.from(token);
      const expected = Buffer.from(await write(subject, expires));
      // Every signature has the same length, so a difference in length reveals nothing.
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && nowMs < Number.parseInt(expires, 36) ? subject : undefined;
    },
  };
}
