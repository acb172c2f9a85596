import { setTimeout as wait } from "node:timers/promises";
import { hourMs } from "../durations.ts";
import { copyBackups as copyToPlace } from "../operations/copies/copy-backups.ts";
import { describeProof } from "../operations/status.ts";
import { OperatorError } from "../operator-error.ts";
import { type CommandContext, defineCommand } from "./command.ts";

export const copyBackups = defineCommand({
  name: "copy-backups",
  effect: "copies all hourly backups, encrypted, to a second place, and once a day restores one to test it",
  details: `Uses restic, which reads RESTIC_REPOSITORY, RESTIC_PASSWORD_FILE and the variables of the place. A timer runs this every hour
(docs/deploying.md). Copies older than COPY_KEEP_DAYS are deleted after a successful test.`,
  options: {
    init: { type: "boolean", help: "sets up a new place first; once" },
    "accept-fewer": {
      type: "boolean",
      help: "accepts that leads are gone since the last test, for example after you restored an older backup",
    },
    hourly: { type: "boolean", help: "keeps running and copies every hour, for containers" },
  },
  examples: [
    ["copy-backups --init", "sets up the place that RESTIC_REPOSITORY names, and makes the first copy"],
    ["copy-backups", "copies the backups made since the last copy"],
  ],
  parse: ({ init, "accept-fewer": acceptsFewer, hourly }) => ({
    async withoutStore(context) {
      let isDone = await copyOnce(context, init, acceptsFewer);
      while (hourly) {
        await wait(hourMs);
        isDone = await copyOnce(context, false, false);
      }
      return isDone;
    },
  }),
});

async function copyOnce(
  { terminal, settings, env }: Omit<CommandContext, "store">,
  isNew: boolean,
  acceptsFewer: boolean,
): Promise<boolean> {
  if (settings.databaseUrl) {
    terminal.say(
      'The leads are in PostgreSQL, which has no hourly backups to copy. Run this every hour: pg_dump --format=custom "$DATABASE_URL" | restic backup --stdin --stdin-filename leads.dump',
    );
    return false;
  }
  if (!settings.secondPlace) {
    terminal.say(
      "RESTIC_REPOSITORY is not set. Set it to your second place, like sftp:user@host:/copies or s3:https://s3.example.com/bucket.",
    );
    return false;
  }
  terminal.showProgress("Copying ...");
  try {
    const nowMs = Date.now();
    const result = await copyToPlace({ settings, env, isNew, acceptsFewer, nowMs });
    terminal.say(
      `Copied all backups${result.isNewlyProven ? ", and restored the newest one to compare it" : ""}. Last proven copy: ${describeProof(result, nowMs)}.`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    terminal.say(error.message);
    return false;
  } finally {
    terminal.showProgress("");
  }
}
