/** Counts a row's stops if it moves `stride` cards at a time. `last` is the last index it can scroll to. */
export function countStops(last: number, stride: number): number {
  return Math.ceil(last / stride) + 1;
}

/** Returns the index of the stop that shows a card. The last stop can overlap the one before it to fill the view. */
export function stopOf(card: number, stride: number): number {
  return Math.ceil(card / stride);
}

/** Returns the first card in view one step after or before the card `from`, wrapping around (spec 4.4). */
export function stepStop(from: number, by: 1 | -1, last: number, stride: number): number {
  const stops = countStops(last, stride);
  const stop = stopOf(Math.min(from, last), stride);
  return Math.min(((stop + by + stops) % stops) * stride, last);
}
