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
    clientNetwork: undefined,
    idempotencyKey: undefined,
    isReplayOnly: false,
    channels: [],
    sameContentIsSameLead: false,
    ...changes,
  };
}
