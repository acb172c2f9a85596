import { minuteMs } from "#platform/time/durations.ts";
import { describeReplyTimes, measureReplies } from "../replies/reply-times.ts";
import { type LeadOrigin, listAllOrigins } from "../store/index.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { leadOptions, oneOf, toLeadFilter } from "./option-readers.ts";
import { formatCount } from "./text.ts";
import { countTouches, isTouchGroup, type TouchGroup } from "./touch-stats.ts";

const groups = ["week", "form", "page", "content", "source", "campaign", "reply"] as const;
type Group = Exclude<(typeof groups)[number], "reply" | TouchGroup>;

const grouping = oneOf(groups);

/** Longer names are truncated, because visitors can put anything into a URL. */
const maxNameChars = 80;

/** Limit for the tables; `--json` prints all rows. */
const maxRows = 40;

const barChars = 30;

export const stats = defineCommand({
  name: "stats",
  effect: "counts leads by week, form, page, content, source or campaign, or measures replies",
  details: `week (the default) starts on Monday in the office's time zone. content is what a lead had read, and the article with
its form; source is utm_source, or the host of a link to the site; campaign is utm_source, utm_medium and utm_campaign. These
three show how many leads each touched, for how many it was the first and the last touch, booked calls and replies. Visits are
known only of visitors who allow analytics. reply shows, for each week, leads that were promised a reply, how many were answered,
the median time until then in office hours, and the share within the promised time.`,
  options: {
    by: { type: "string", value: "<what>", help: grouping.expected, reader: grouping },
    ...leadOptions,
    json: jsonOption,
  },
  examples: [
    ["stats", "shows the number of leads in each week"],
    ["stats --by campaign --since 2026-11-01", "shows which campaigns brought leads since then"],
  ],
  parse:
    ({ by = "week", json, ...options }) =>
    async (context) => {
      const { store, settings } = context;
      const origins = listAllOrigins(store, toLeadFilter(options, settings));
      if (by === "reply") await writeReplyStats(origins, json, context);
      else if (isTouchGroup(by)) await writeTouchStats(by, origins, json, context);
      else await writeStats(by, await countBy(by, origins, settings.office.timeZone), json, context);
      return true;
    },
});

async function countBy(by: Group, origins: AsyncIterable<LeadOrigin>, timeZone: string) {
  const nameOf = by === "week" ? createWeekNamer(timeZone) : namers[by];
  const counts = new Map<string, number>();
  for await (const origin of origins) {
    const name = nameOf(origin).slice(0, maxNameChars);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return by === "week" ? withEmptyWeeks(counts, 0) : [...counts].sort(([, a], [, b]) => b - a);
}

const namers: Record<Exclude<Group, "week">, (origin: LeadOrigin) => string> = {
  form: ({ formType }) => formType,
  page: ({ sourcePath }) => sourcePath || "(unknown)",
};

/** Prints the leads that each article, source or campaign touched. */
async function writeTouchStats(
  by: TouchGroup,
  origins: AsyncIterable<LeadOrigin>,
  json: boolean,
  { terminal }: CommandContext,
): Promise<void> {
  const { total, rows } = await countTouches(by, origins);
  if (json) return terminal.write(`${JSON.stringify({ by, total, rows }, null, 2)}\n`);
  const shown = rows.slice(0, maxRows);
  const width = Math.max(0, ...shown.map(({ name }) => name.length));
  for (const { name, count, first, last, booked, replies } of shown) {
    const cells = [
      `${formatCount(count, "lead")}: first ${first}, last ${last}, ${formatCount(booked, "call")} booked`,
      replies,
    ];
    await terminal.write(`${name.padEnd(width)}  ${cells.filter(Boolean).join(", ")}\n`);
  }
  const left = rows.length - shown.length;
  terminal.say(
    `${formatCount(total, "lead")}; each counts once in every row that it belongs to.${left > 0 ? ` ${left} more rows: --json prints all.` : ""}`,
  );
}

async function writeStats(
  by: Group,
  counts: readonly (readonly [name: string, count: number])[],
  json: boolean,
  { terminal }: CommandContext,
): Promise<void> {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  if (json) {
    const rows = counts.map(([name, count]) => ({ name, count }));
    return terminal.write(`${JSON.stringify({ by, total, rows }, null, 2)}\n`);
  }
  const shown = by === "week" ? counts.slice(-maxRows) : counts.slice(0, maxRows);
  const width = Math.max(0, ...shown.map(([name]) => name.length));
  const most = Math.max(1, ...shown.map(([, count]) => count));
  const digits = String(most).length;
  for (const [name, count] of shown) {
    const bar = "█".repeat(Math.ceil((count / most) * barChars));
    await terminal.write(
      `${name.padEnd(width)}  ${String(count).padStart(digits)}  ${terminal.style("cyan", bar)}`.trimEnd() +
        "\n",
    );
  }
  const left = counts.length - shown.length;
  const rest = left > 0 ? ` ${left} more rows: --json prints all.` : "";
  terminal.say(`${formatCount(total, "lead")} by ${by}.${rest}`);
}

/** Prints how leads were answered, by the week in which they were received. */
async function writeReplyStats(
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
  for (const week of weeks.slice(-maxRows)) {
    const cells = week.leads === 0 ? ["no leads"] : describeReplyTimes(week);
    await terminal.write(`${[week.name, ...cells.map((cell) => cell.padEnd(20))].join("  ").trimEnd()}\n`);
  }
  terminal.say("Times are in office hours. An overdue lead counts as slower than any answer.");
}

/** Returns the Monday of a lead's week: `2026-11-23`. */
function createWeekNamer(timeZone: string): (origin: LeadOrigin) => string {
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
function withEmptyWeeks<Value>(values: ReadonlyMap<string, Value>, empty: Value): [string, Value][] {
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
