import { calendarFeedPath } from "#config/index.ts";
import { createTokens } from "#platform/links/tokens.ts";
import { createOwnerCalendar } from "../bookings/calendar/owner-calendar.ts";
import { createMailTransport, listChannels } from "../delivery/index.ts";
import { describeVerified, readStatus } from "../operations/status.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { formatCount, printable } from "./text.ts";

export const status = defineCommand({
  name: "status",
  effect: "shows alerts, where emails go, pending and failed deliveries, the last backup and disk space",
  details: `Shows the warnings of /readyz, except one about a failed build, which only the running server knows. Reads your calendar once.
Run it with the server's environment variables: they decide where emails go and whether backups are made. When the server
starts, it logs where its emails go.`,
  options: { json: jsonOption },
  examples: [["status", "shows whether anything needs attention"]],
  parse:
    ({ json }) =>
    (context) =>
      printStatus(context, json).then(() => true),
});

const bytesPerMb = 1024 * 1024;

async function printStatus({ store, terminal, settings }: CommandContext, json: boolean): Promise<void> {
  const { calendarUrl, office } = settings;
  const log = { info: () => undefined, warn: () => undefined };
  const calendar = calendarUrl ? createOwnerCalendar({ url: calendarUrl, office, log }) : undefined;
  await calendar?.read();
  const { problems, warnings, deliveries, copies, ...status } = await readStatus({
    ...{ store, settings, calendar },
  });
  // Throws the reason if the store could not be read.
  const { waiting, failed, quarantined } = deliveries ?? (await store.summarizeDeliveries());
  const overdue = await store.countOverdueReplies();
  const { description } = createMailTransport(settings);
  const oldest = isoOf(waiting.oldestAtMs);
  const lastBackup = isoOf(status.lastBackupAtMs);
  const callsUrl = settings.siteUrl + calendarFeedPath(await createTokens(store, "calendar").sign("calls"));
  const freeMb = status.freeBytes === undefined ? null : Math.floor(status.freeBytes / bytesPerMb);
  if (json) {
    const record = {
      problems,
      warnings,
      mails: { areSent: settings.mail.smtp !== undefined, description },
      waiting: { count: waiting.count, oldest },
      failed: { count: failed.count, newestAt: isoOf(failed.newestAtMs), newest: failed.newest },
      quarantined,
      overdueReplies: overdue,
      lastBackup,
      copies: copies
        ? {
            copiedAt: isoOf(copies.copiedAtMs),
            verified: copies.verified && {
              backupAt: isoOf(copies.verified.backupAtMs),
              leads: copies.verified.leads,
            },
            failure: copies.failure?.message,
          }
        : null,
      freeMb,
      callsUrl,
    };
    return terminal.write(`${JSON.stringify(record, null, 2)}\n`);
  }
  const makesBackups = settings.backupKeep > 0 && !settings.databaseUrl;
  const lines = [
    ...problems.map((message) => terminal.style("red", `Problem: ${message}`)),
    ...warnings.map((message) => terminal.style("yellow", `Warning: ${message}`)),
    problems.length + warnings.length === 0 ? terminal.style("green", "Nothing needs your attention.") : "",
    description,
    "(This is based on this terminal's variables. When the server starts, it logs where its emails go.)",
    `Waiting: ${waiting.count}${oldest ? `, the oldest since ${oldest}` : ""}`,
    ...waiting.byChannel
      .filter(({ channel }) => !listChannels(settings).includes(channel))
      .map(
        ({ channel, count }) =>
          `  ${count} for ${channel}, which is not configured; they will be sent once it is`,
      ),
    `Failed permanently: ${failed.count}`,
    ...failed.newest.map(
      ({ id, attempts, lastError }) =>
        `  ${id}  ${formatCount(attempts, "attempt")}: ${printable(lastError)}`,
    ),
    `In quarantine: ${formatCount(quarantined, "lead")}`,
    `Replies overdue: ${formatCount(overdue, "lead")}`,
    `Last backup: ${lastBackup ?? (makesBackups ? "none yet" : "turned off")}`,
    copies ? `Last verified off-site copy: ${describeVerified(copies, Date.now())}` : "",
    copies?.failure ? `  The last copy failed: ${printable(copies.failure.message)}` : "",
    freeMb === null ? "" : `Free disk space: ${freeMb} MB`,
    `Feed of your calls, for your calendar app (keep this URL secret): ${callsUrl}`,
  ];
  await terminal.write(`${lines.filter(Boolean).join("\n")}\n`);
}

function isoOf(ms: number | null | undefined): string | null {
  return typeof ms === "number" ? new Date(ms).toISOString() : null;
}
