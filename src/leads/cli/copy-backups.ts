import { setTimeout as wait } from "node:timers/promises";
import { OperatorError } from "#platform/operator-error.ts";
import { hourMs } from "#platform/time/durations.ts";
import { copyBackups as copyOffSite } from "../operations/copies/copy-backups.ts";
import { describeVerified } from "../operations/status.ts";
import { type CommandContext, defineCommand, explainFileError } from "./command.ts";

export const copyBackups = defineCommand({
  name: "copy-backups",
  effect: "copies all hourly backups off-site, encrypted, and verifies one a day by restoring it",
  details: `Uses restic, which reads RESTIC_REPOSITORY, RESTIC_PASSWORD_FILE and the variables of its storage backend. A timer runs this every hour
(docs/deploying.md). Copies older than COPY_KEEP_DAYS are deleted after a successful verification.`,
  options: {
    init: { type: "boolean", help: "creates the repository first; use it once" },
    "accept-fewer": {
      type: "boolean",
      help: "accepts fewer leads than in the last verified copy, for example after you restored an older backup",
    },
    hourly: { type: "boolean", help: "keeps running and copies every hour, for containers" },
  },
  examples: [
    ["copy-backups --init", "creates the repository that RESTIC_REPOSITORY names, and makes the first copy"],
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
  if (!settings.resticRepository) {
    terminal.say(
      "RESTIC_REPOSITORY is not set. Set it to where the copies should go, like sftp:user@host:/copies or s3:https://s3.example.com/bucket.",
    );
    return false;
  }
  terminal.showProgress("Copying ...");
  try {
    const nowMs = Date.now();
    const result = await copyOffSite({ settings, env, isNew, acceptsFewer, nowMs });
    terminal.say(
      `Copied all backups${result.isNewlyVerified ? ", and restored the newest one to compare it" : ""}. Last verified copy: ${describeVerified(result, nowMs)}.`,
    );
    return true;
  } catch (cause) {
    const error = explainFileError(cause);
    if (!(error instanceof OperatorError)) throw error;
    terminal.say(error.message);
    return false;
  } finally {
    terminal.showProgress("");
  }
}
