import { hourMs, minuteMs } from "#platform/time/durations.ts";

const secondMs = 1000;

/** The pause after each failed attempt (spec: Delivery). */
const pausesMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** Maximum random share added to a pause, so that deliveries that failed together are retried at different times. */
const maxJitter = 0.2;

/** Upper limit for `Retry-After`. */
const maxRetryAfterMs = 24 * hourMs;

/**
 * Returns the pause in ms after this many failed attempts, at least the receiver's `Retry-After`; `undefined` if the
 * delivery has failed permanently.
 */
export function pauseAfter(
  failedAttempts: number,
  retryAfterMs: number,
  random: () => number,
): number | undefined {
  const pauseMs = pausesMs[failedAttempts - 1];
  if (pauseMs === undefined) return undefined;
  const jitter = 1 + maxJitter * random();
  return Math.round(Math.max(pauseMs * jitter, Math.min(retryAfterMs, maxRetryAfterMs)));
}
