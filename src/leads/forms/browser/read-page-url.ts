import { isReference, type SubmissionMode } from "../index.ts";

/** The lead from a native submission. */
export interface SentLead {
  reference: string;
  /** Whether someone will review it before any email goes out. */
  isHeld: boolean;
  /** The token for booking a call. */
  call?: string;
}

/** Reads `?sent={reference}`, which has `&held` if the lead is quarantined or its report won't be emailed (spec: Forms). */
export function readSent({ searchParams }: URL): SentLead | null {
  const reference = searchParams.get("sent") ?? "";
  if (!isReference(reference)) return null;
  const call = searchParams.get("call") ?? "";
  return { reference, isHeld: searchParams.has("held"), ...(/^[\w.-]+$/.test(call) && { call }) };
}

/** Returns the initial mode. Without JavaScript, the form's buttons link to `?mode=full` (spec 2.4). */
export function readMode({ searchParams }: URL): SubmissionMode {
  return searchParams.get("mode") === "full" ? "full" : "linkedin";
}
