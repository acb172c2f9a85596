import { isReference, type SubmissionMode } from "../index.ts";

/** A native post that was stored. */
export interface SentRequest {
  reference: string;
  /** A person reviews it before any mail is sent. */
  isHeld: boolean;
}

/** Reads the stored native post from a URL with `?sent={reference}` (spec: Forms); null without one. */
export function readSent({ searchParams }: URL): SentRequest | null {
  const reference = searchParams.get("sent") ?? "";
  return isReference(reference) ? { reference, isHeld: searchParams.has("held") } : null;
}

/** Reads the input mode that a page form starts in: without JavaScript its buttons link to `?mode=full` (spec 2.4). */
export function readMode({ searchParams }: URL): SubmissionMode {
  return searchParams.get("mode") === "full" ? "full" : "linkedin";
}
