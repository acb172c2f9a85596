import type { LeadOrigin } from "../store/index.ts";

/** Returns the Monday of a lead's week: `2026-11-23`. */
export function createWeekNamer(timeZone: string): (origin: LeadOrigin) => string {
  let week = { monday: "", fromMs: 0, toMs: 0 };
  return ({ receivedAtMs }) => {
    // Cache the week, because time zones are slow to compute and consecutive leads mostly share a week.
    if (receivedAtMs < week.fromMs || receivedAtMs >= week.toMs) {
      const instant = Temporal.Instant.fromEpochMilliseconds(receivedAtMs);
      const day = instant.toZonedDateTimeISO(timeZone).startOfDay();
      const monday = day.subtract({ days: day.dayOfWeek - 1 });
      week = {
        monday: monday.toPlainDate().toString(),
        fromMs: monday.epochMilliseconds,
        toMs: monday.add({ days: 7 }).epochMilliseconds,
      };
    }
    return week.monday;
  };
}

/** Sorts the weeks and fills the gaps with weeks that had no leads. */
export function withEmptyWeeks<Value>(values: ReadonlyMap<string, Value>, empty: Value): [string, Value][] {
  const mondays = [...values.keys()].sort();
  const [first, last] = [mondays.at(0), mondays.at(-1)];
  if (first === undefined || last === undefined) return [];
  const weeks: [string, Value][] = [];
  for (let monday = first; monday <= last; monday = weekAfter(monday)) {
    weeks.push([monday, values.get(monday) ?? empty]);
  }
  return weeks;
}

function weekAfter(monday: string): string {
  return Temporal.PlainDate.from(monday).add({ days: 7 }).toString();
}
