const MAX_AGE_MS = 1_000;

/** Caches an expensive computation for a second. */
export function createRecent<T>(
  compute: () => Promise<T>,
  { now = Date.now }: { now?: (() => number) | undefined } = {},
) {
  let latest: { value: Promise<T>; atMs: number } | undefined;
  return {
    /** Returns the value, at most a second old. Concurrent callers share one computation and its failure. */
    get(): Promise<T> {
      const ageMs = now() - (latest?.atMs ?? 0);
      // Negative if the clock was set back.
      if (latest && ageMs >= 0 && ageMs < MAX_AGE_MS) return latest.value;
      latest = { value: compute(), atMs: now() };
      return latest.value;
    },
    /** Makes the next `get` recompute the value. */
    forget(): void {
      latest = undefined;
    },
  };
}
