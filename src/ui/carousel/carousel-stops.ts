/** Number of stops of a row that moves by `stride` cards; `last` is the last index it can scroll to. */
export function countStops(last: number, stride: number): number {
  return Math.ceil(last / stride) + 1;
}

/** Index of the stop that shows a card. The last stop may overlap the one before, so that the view is full. */
export function stopOf(card: number, stride: number): number {
  return Math.ceil(card / stride);
}

/** First card in view one step after or before the card `from`, wrapping around (spec 4.4). */
export function stepStop(from: number, by: 1 | -1, last: number, stride: number): number {
  const stops = countStops(last, stride);
  const stop = stopOf(Math.min(from, last), stride);
  return Math.min(((stop + by + stops) % stops) * stride, last);
}
