export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Returns `2 h 10 min`, `4 h` or `35 min`, rounded up, and at least `1 min`. */
export function formatDuration(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
