const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Pauses after the first attempt and each further one (Standard Webhooks; decisions: Delivery). */
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

/** Longest part added at random, so that what failed together is not tried together again. */
const maxJitter = 0.2;

/** Pause in ms after a number of failed attempts; `undefined` where the delivery is to be given up. */
export function pauseAfter(failedAttempts: number, random: () => number): number | undefined {
  const pauseMs = pausesMs[failedAttempts - 1];
  return pauseMs && Math.round(pauseMs * (1 + maxJitter * random()));
}
