/** Number of stops of a row that moves by `stride` cards, up to the last index it can be scrolled to. */
export function countStops(last: number, stride: number): number {
  return Math.ceil(last / stride) + 1;
}

/** Stop of a card, from 0. The last stop comes early, so that the view is full. */
export function stopOf(card: number, stride: number): number {
  return Math.ceil(card / stride);
}

/** First card in view one step after or before the card `from`, wrapping around (spec 4.4). */
export function stepStop(from: number, by: 1 | -1, last: number, stride: number): number {
  const stops = countStops(last, stride);
  const stop = stopOf(Math.min(from, last), stride);
  return Math.min(((stop + by + stops) % stops) * stride, last);
}
