import { type Refusal, storeRetrySeconds } from "#platform/http/send-refusal.ts";
import { fields } from "../forms/index.ts";
import type { RecordResult } from "../store/index.ts";

const slotTaken = "That time has just been taken. Please choose another.";
const slotUnknown = fields.slotStart.check.message;

/** Responses to submissions that aren't stored (spec: HTTP contract; spec: Scheduling). */
export const refusals = {
  method: { status: 405, error: "Messages are sent with POST.", allow: "POST" },
  origin: { status: 403, error: "This request came from another site. Please send it from our own page." },
  tooManyPosts: {
    status: 429,
    error: "Too many messages came from your network. Please wait a moment and try again.",
    errorPage: "tooManyPosts",
  },
  quarantineFull: {
    status: 429,
    error:
      "Too many messages came from your network today. Please write to us by email, or try again tomorrow.",
    errorPage: "tooManyToday",
  },
  otherContent: {
    status: 422,
    error:
      "This request came under a key that was used for another request. Nothing was stored; please send it again.",
  },
  slotNotOffered: { status: 422, error: slotUnknown, fields: { slotStart: slotUnknown } },
  slotTaken: { status: 409, error: slotTaken, fields: { slotStart: slotTaken } },
  storeUnavailable: {
    status: 503,
    error: "We cannot take your request right now. Please try again in a minute.",
    retryAfterSeconds: storeRetrySeconds,
  },
} as const satisfies Record<string, Refusal>;

/** `retryAfterSeconds` comes from the rate limiter. */
export function refusalOf(
  result: Exclude<RecordResult, { kind: "recorded" }>,
  retryAfterSeconds: number,
): Refusal {
  switch (result.kind) {
    case "refused":
      return { ...refusals.tooManyPosts, retryAfterSeconds };
    case "quarantineFull":
      return { ...refusals.quarantineFull, retryAfterSeconds: Math.ceil(result.retryAfterMs / 1000) };
    default:
      return refusals[result.kind];
  }
}
