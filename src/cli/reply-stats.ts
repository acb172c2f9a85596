import { minuteMs } from "../durations.ts";
import { describeReplyTimes, measureReplies } from "../leads/server/reply-times.ts";
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
  const weeks = withEmptyWeeks(byWeek, []).map(
    ([name, leads]) => [name, measureReplies(leads, nowMs)] as const,
  );
  if (json) {
    const rows = weeks.map(([name, { leads, answered, medianMs, withinShare }]) => {
      const medianMinutes = medianMs === null ? null : Math.ceil(medianMs / minuteMs);
      return { name, leads, answered, medianMinutes, withinShare };
    });
    await terminal.write(`${JSON.stringify({ by: "reply", rows }, null, 2)}\n`);
    return;
  }
  for (const [name, times] of weeks.slice(-maxWeeks)) {
    const cells = times.leads === 0 ? ["no leads"] : describeReplyTimes(times);
    await terminal.write(`${[name, ...cells.map((cell) => cell.padEnd(20))].join("  ").trimEnd()}\n`);
  }
  terminal.say(
    "Times are in office hours. Until its reply is overdue, an unanswered lead counts only as a lead.",
  );
}
