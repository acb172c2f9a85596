import { parseSubmission } from "../../src/leads/server/parse-submission.ts";
import type { NewLead } from "../../src/store/index.ts";

/** A post as the endpoint hands it to the store. Throws what a visitor would be told where it is refused. */
export function newLead(post: Record<string, unknown>, changes: Partial<NewLead> = {}): NewLead {
  const parsed = parseSubmission(post);
  if (!parsed.ok) throw new Error(parsed.refusal.error);
  return {
    submission: parsed.submission,
    honeypot: parsed.honeypot,
    clientIp: "203.0.113.7",
    idempotencyKey: undefined,
    isReplayOnly: false,
    channels: [],
    sameContentIsSameLead: false,
    ...changes,
  };
}

/** A time at which the sample office takes calls, far in the future. */
export const slotStart = "2126-11-24T03:30:00.000Z";

/** A post that books `slotStart`, as the endpoint hands it to the store. */
export function newBooking(post: Record<string, unknown> = {}, changes: Partial<NewLead> = {}): NewLead {
  const form = { formType: "schedule", mode: "full", firstName: "Asha", email: "asha@example.com" };
  const slot = { slotMinutes: 30, isOffered: true };
  return newLead({ ...form, slotStart, ...post }, { slot, ...changes });
}
