import { parseSubmission } from "#leads/endpoints/parse-submission.ts";
import type { Visit } from "#leads/journeys/journey.ts";
import type { NewLead } from "#leads/store/index.ts";

/** Returns the lead that the endpoint would pass to the store. Throws the error that a visitor would see. */
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

/** A contact form without an email address. */
export const contactPost = {
  formType: "contact",
  mode: "full",
  firstName: "Asha",
  lastName: "Rao",
  message: "Hello there",
};

/** Within the office hours that the tests use. */
export const slotStart = "2126-11-24T03:30:00.000Z";

/** A lead that books `slotStart`. */
export function newBooking(post: Record<string, unknown> = {}, changes: Partial<NewLead> = {}): NewLead {
  const form = { formType: "schedule", mode: "full", firstName: "Asha", email: "asha@example.com" };
  const slot = { slotMinutes: 30, isOffered: true };
  return newLead({ ...form, slotStart, ...post }, { slot, ...changes });
}

/** A lead with a journey as the endpoint stores it. */
export function newReader(post: Record<string, unknown>, ...visits: Visit[]): NewLead {
  const { submission, ...lead } = newLead(post);
  return { ...lead, submission: { ...submission, journey: JSON.stringify(visits) } };
}
