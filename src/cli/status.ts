import { createMailTransport } from "../leads/delivery/index.ts";
import type { CommandContext } from "./command-context.ts";

/** `leads status`: where mails go, what waits, what failed, and what is in quarantine; for the eye or as JSON. */
export async function printStatus(
  { store, terminal, settings }: CommandContext,
  { json }: { json: boolean },
): Promise<void> {
  const { waiting, failed, quarantined } = await store.deliveries.summarize();
  const { description } = createMailTransport(settings);
  const oldest = waiting.oldestAtMs === null ? null : new Date(waiting.oldestAtMs).toISOString();
  if (json) {
    const status = {
      mails: { areSent: settings.mail.smtp !== undefined, description },
      waiting: { count: waiting.count, oldest },
      failed,
      quarantined,
    };
    return terminal.write(`${JSON.stringify(status, null, 2)}\n`);
  }
  const lines = [
    description,
    "(By this terminal's settings. The server's log says at start where its mails go.)",
    `Waiting: ${waiting.count}${oldest ? `, the oldest since ${oldest}` : ""}`,
    `Failed, each needs a person: ${failed.count}`,
    ...failed.newest.map(
      ({ id, attempts, lastError }) => `  ${id}  ${countOf(attempts, "attempt")}: ${lastError}`,
    ),
    `In quarantine: ${countOf(quarantined, "request")}`,
  ];
  await terminal.write(`${lines.join("\n")}\n`);
}

/** `1 request`, `2 requests` */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
