import { createHmac, timingSafeEqual } from "node:crypto";

interface SignedTokens {
  /** Returns a token that names `subject` (without dots) and is valid until `expiresAtMs`, or forever without it. */
  sign(subject: string, expiresAtMs?: number): string;
  /** Returns the subject; `undefined` if the token is altered, expired or for another purpose. */
  read(token: string, nowMs: number): string | undefined;
}

const neverMs = Date.UTC(9999, 0);

/**
 * Signs tokens with HMAC-SHA256. A token is valid only for the purpose it was signed for. It never starts or ends with - or
 * _, which email clients strip from links, unless the subject does.
 */
export function createSignedTokens(secret: Uint8Array, purpose: string): SignedTokens {
  const write = (subject: string, expires: string) => {
    const signed = createHmac("sha256", secret).update(`${purpose}.${subject}.${expires}`);
    return `${subject}.${signed.digest("base64url")}.${expires}`;
  };
  return {
    sign: (subject, expiresAtMs = neverMs) => write(subject, expiresAtMs.toString(36)),
    read(token, nowMs) {
      const [subject = "", , expires = ""] = token.split(".");
      const given = Buffer.from(token);
      const expected = Buffer.from(write(subject, expires));
      // Every signature has the same length, so a difference in length reveals nothing.
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && nowMs < Number.parseInt(expires, 36) ? subject : undefined;
    },
  };
}
