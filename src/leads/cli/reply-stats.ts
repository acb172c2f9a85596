import { minuteMs } from "#platform/time/durations.ts";
import { describeReplyTimes, measureReplies } from "../replies/reply-times.ts";
import type { LeadOrigin } from "../store/index.ts";
import type { CommandContext } from "./command.ts";
import { createWeekNamer, withEmptyWeeks } from "./weeks.ts";

/** Limit for the table; JSON has all weeks. */
const maxWeeks = 40;

/** Prints how leads were answered, by the week in which they were received. */
export async function writeReplyStats(
  origins: AsyncIterable<LeadOrigin>,
  json: boolean,
  { terminal, settings }: CommandContext,
): Promise<void> {
  const nameOf = createWeekNamer(settings.office.timeZone);
  const promised: LeadOrigin[] = [];
  for await (const origin of origins) if (origin.replyAlerts !== null) promised.push(origin);
  const byWeek = Map.groupBy(promised, nameOf);
  const nowMs = Date.now();
  const weeks = withEmptyWeeks(byWeek, []).map(([name, leads]) => ({
    name,
    ...measureReplies(leads, nowMs),
  }));
  if (json) {
    const rows = weeks.map(({ medianMs, ...week }) => ({
      ...week,
      medianMinutes: medianMs === null ? null : Math.ceil(medianMs / minuteMs),
    }));
    await terminal.write(`${JSON.stringify({ by: "reply", rows }, null, 2)}\n`);
    return;
  }
  for (const week of weeks.slice(-maxWeeks)) {
    const cells = week.leads === 0 ? ["no leads"] : describeReplyTimes(week);
    await terminal.write(`${[week.name, ...cells.map((cell) => cell.padEnd(20))].join("  ").trimEnd()}\n`);
  }
  terminal.say("Times are in office hours. An overdue lead counts as slower than any answer.");
}
