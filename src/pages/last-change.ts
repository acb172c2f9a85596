import type { EntrySummary } from "../content/entries/index.ts";

/** ISO day on which the last of some entries was published or updated; `undefined` where there is none. */
export function lastChange(
  entries: ReadonlyArray<Pick<EntrySummary, "date" | "updated">>,
): string | undefined {
  // An update may lie before the publication.
  return entries
    .flatMap(({ date, updated = date }) => [date, updated])
    .sort()
    .at(-1);
}
