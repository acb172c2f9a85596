import { createMailTransport, listChannels } from "../delivery/index.ts";
import { readStatus } from "../operations/status.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { formatCount, printable } from "./text.ts";

/** `leads status`: prints what needs attention, where mails go, what waits and what failed, as text or as JSON. */
export const status = defineCommand({
  name: "status",
  effect: "what needs attention, where mails go, what waits, what failed, the last backup, the disk",
  details: `The warnings are those of /readyz, but for a failed build and your calendar, which the running server alone knows.
Where mails go, and whether backups are made, is read from the variables of this terminal: run it with those of the
server. The server's log says at its start where its mails go.`,
  options: { json: jsonOption },
  examples: [["status", "shows whether anything needs attention"]],
  parse:
    ({ json }) =>
    (context) =>
      printStatus(context, json).then(() => true),
});

const bytesPerMb = 1024 * 1024;

async function printStatus({ store, terminal, settings }: CommandContext, json: boolean): Promise<void> {
  const { problems, warnings, deliveries, ...status } = await readStatus({ store, settings });
  // Throws with the reason why the store cannot be read.
  const { waiting, failed, quarantined } = deliveries ?? (await store.summarizeDeliveries());
  const { description } = createMailTransport(settings);
  const oldest = isoOf(waiting.oldestAtMs);
  const lastBackup = isoOf(status.lastBackupAtMs);
  const freeMb = status.freeBytes === undefined ? null : Math.floor(status.freeBytes / bytesPerMb);
  if (json) {
    const record = {
      problems,
      warnings,
      mails: { areSent: settings.mail.smtp !== undefined, description },
      waiting: { count: waiting.count, oldest },
      failed: { count: failed.count, newestAt: isoOf(failed.newestAtMs), newest: failed.newest },
      quarantined,
      lastBackup,
      freeMb,
    };
    return terminal.write(`${JSON.stringify(record, null, 2)}\n`);
  }
  const makesBackups = settings.backupKeep > 0 && !settings.databaseUrl;
  const lines = [
    ...problems.map((sentence) => terminal.style("red", `Problem: ${sentence}`)),
    ...warnings.map((sentence) => terminal.style("yellow", `Warning: ${sentence}`)),
    problems.length + warnings.length === 0 ? terminal.style("green", "Nothing needs you.") : "",
    description,
    "(By the variables of this terminal. The server's log says at its start where its mails go.)",
    `Waiting: ${waiting.count}${oldest ? `, the oldest since ${oldest}` : ""}`,
    ...waiting.byChannel
      .filter(({ channel }) => !listChannels(settings).includes(channel))
      .map(
        ({ channel, count }) => `  ${count} for ${channel}, which is not configured: they wait until it is`,
      ),
    `Failed permanently: ${failed.count}`,
    ...failed.newest.map(
      ({ id, attempts, lastError }) =>
        `  ${id}  ${formatCount(attempts, "attempt")}: ${printable(lastError)}`,
    ),
    `In quarantine: ${formatCount(quarantined, "request")}`,
    `Last backup: ${lastBackup ?? (makesBackups ? "none yet" : "the server makes none")}`,
    freeMb === null ? "" : `Free on the disk: ${freeMb} MB`,
  ];
  await terminal.write(`${lines.filter(Boolean).join("\n")}\n`);
}

function isoOf(ms: number | null | undefined): string | null {
  return typeof ms === "number" ? new Date(ms).toISOString() : null;
}
