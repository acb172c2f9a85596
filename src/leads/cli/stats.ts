import { entryKindNames, entryPath } from "#config/index.ts";
import { type LeadOrigin, listAllOrigins } from "../store/index.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { leadOptions, oneOf, toLeadFilter } from "./option-readers.ts";
import { writeReplyStats } from "./reply-stats.ts";
import { formatCount } from "./text.ts";
import { createWeekNamer, withEmptyWeeks } from "./weeks.ts";

const groups = ["week", "form", "page", "content", "source", "campaign", "reply"] as const;
type Group = Exclude<(typeof groups)[number], "reply">;

const grouping = oneOf(groups);

/** Longer names are truncated, because visitors can put anything into a URL. */
const maxNameChars = 80;

/** Limit for the table; `--json` prints all rows. */
const maxRows = 40;

const barChars = 30;

export const stats = defineCommand({
  name: "stats",
  effect: "counts leads by week, form, page, content, source or campaign, or measures replies",
  details: `week (the default) starts on Monday in the office's time zone. content is the article or report. source is utm_source in
the page's URL. campaign is utm_source, utm_medium and utm_campaign. reply shows, for each week, leads that were promised
a reply, how many were answered, the median time until then in office hours, and the share within the promised time.`,
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

const articlePaths = entryKindNames.map((kind) => entryPath(kind, ""));

const namers: Record<Exclude<Group, "week">, (origin: LeadOrigin) => string> = {
  form: ({ formType }) => formType,
  page: ({ sourcePath }) => sourcePath || "(unknown)",
  content({ signalSlug, sourcePath }) {
    if (signalSlug) return entryPath("signal", signalSlug);
    return articlePaths.some((path) => sourcePath.startsWith(path)) ? sourcePath : "(no article)";
  },
  source: (origin) => readTags(origin, ["utm_source"]),
  campaign: (origin) => readTags(origin, ["utm_source", "utm_medium", "utm_campaign"]),
};

function readTags({ source }: LeadOrigin, names: readonly string[]): string {
  const tags = URL.parse(source)?.searchParams;
  return names.some((name) => tags?.get(name))
    ? names.map((name) => tags?.get(name)?.replace(/\p{Cc}/gu, "") || "-").join(" / ")
    : "(none)";
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
