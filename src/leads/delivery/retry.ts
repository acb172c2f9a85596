const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Pauses after the first and each further attempt (spec: Delivery). */
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

/** Largest random share added, so that deliveries that failed together are not retried together. */
const maxJitter = 0.2;

/** Returns the pause in ms after a number of failed attempts; `undefined` where the delivery is given up. */
export function pauseAfter(failedAttempts: number, random: () => number): number | undefined {
  const pauseMs = pausesMs[failedAttempts - 1];
  return pauseMs && Math.round(pauseMs * (1 + maxJitter * random()));
}
