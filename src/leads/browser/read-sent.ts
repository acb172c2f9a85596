import { isReference } from "../index.ts";

/** A native post that was stored. */
export interface SentRequest {
  reference: string;
  /** A person looks at it before anything is sent. */
  isHeld: boolean;
}

/** The stored native post of an address with `?sent={reference}` (decisions: Forms); null without one. */
export function readSent({ searchParams }: URL): SentRequest | null {
  const reference = searchParams.get("sent") ?? "";
  return isReference(reference) ? { reference, isHeld: searchParams.has("held") } : null;
}
