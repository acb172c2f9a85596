import { createMailTransport } from "../leads/delivery/index.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { formatCount, printable } from "./text.ts";

/** `leads status`: prints where mails go, what is waiting, failed or in quarantine, as text or as JSON. */
export const status = defineCommand({
  name: "status",
  effect: "where mails go, what waits, what failed, what is in quarantine",
  options: { json: jsonOption },
  examples: [["status", "shows whether anything needs a person"]],
  parse:
    ({ json }) =>
    (context) =>
      printStatus(context, json).then(() => true),
});

async function printStatus({ store, terminal, settings }: CommandContext, json: boolean): Promise<void> {
  const { waiting, failed, quarantined } = await store.summarizeDeliveries();
  const { description } = createMailTransport(settings);
  const oldest = waiting.oldestAtMs === null ? null : new Date(waiting.oldestAtMs).toISOString();
  if (json) {
    const record = {
      mails: { areSent: settings.mail.smtp !== undefined, description },
      waiting: { count: waiting.count, oldest },
      failed,
      quarantined,
    };
    return terminal.write(`${JSON.stringify(record, null, 2)}\n`);
  }
  const lines = [
    description,
    "(By this terminal's settings. The server's log says at start where its mails go.)",
    `Waiting: ${waiting.count}${oldest ? `, the oldest since ${oldest}` : ""}`,
    `Failed, each needs a person: ${failed.count}`,
    ...failed.newest.map(
      ({ id, attempts, lastError }) =>
        `  ${id}  ${formatCount(attempts, "attempt")}: ${printable(lastError)}`,
    ),
    `In quarantine: ${formatCount(quarantined, "request")}`,
  ];
  await terminal.write(`${lines.join("\n")}\n`);
}
