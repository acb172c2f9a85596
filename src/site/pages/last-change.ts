import type { EntrySummary } from "#content/entries/index.ts";

/** Returns the ISO date of the latest publication or update, or `undefined` if there are no entries. */
export function lastChange(
  entries: ReadonlyArray<Pick<EntrySummary, "date" | "updated">>,
): string | undefined {
  // An update might be dated earlier than the publication.
  return entries
    .flatMap(({ date, updated = date }) => [date, updated])
    .sort()
    .at(-1);
}
