import type { EntrySummary } from "../content/entries/index.ts";

/** ISO date of the latest publication or update among entries; `undefined` without any. */
export function lastChange(
  entries: ReadonlyArray<Pick<EntrySummary, "date" | "updated">>,
): string | undefined {
  // An update may be dated before the publication.
  return entries
    .flatMap(({ date, updated = date }) => [date, updated])
    .sort()
    .at(-1);
}
