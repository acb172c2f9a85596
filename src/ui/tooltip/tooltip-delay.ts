/** How long the pointer must rest before a tooltip opens, in ms (spec 9). */
const OPEN_DELAY_MS = 700;
/** A tooltip that follows another within this time opens at once, in ms (spec 9). */
const SKIP_DELAY_MS = 300;

/** How long a pointer that comes now must rest until the tooltip opens, in ms, by when the one before it closed. */
export function tooltipDelay(now: number, lastClosedAt: number): number {
  return now - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}
