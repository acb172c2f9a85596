import { statSync } from "node:fs";
import { BackupError, makeBackup } from "../store/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";

/** `leads backup <file>`: copies the database while servers use it. */
export const backup = defineCommand({
  name: "backup",
  operands: "<file>",
  effect: "a checked copy of the database, while the server runs",
  details: `The file appears whole or not at all. The server makes one an hour by itself in DATA_DIR/backups (BACKUP_KEEP).
Copy erased-requests.txt from there with it: \`restore\` reads it beside the file.`,
  options: {},
  examples: [["backup /mnt/backups/leads-2026-11-24.db", "writes the copy to another disk"]],
  parse(_, [file = "", ...others]) {
    if (others.length > 0) return "backup takes one file.";
    // Opening the store would migrate it: a backup is made before a newer version is tried.
    return { withoutStore: (context) => writeBackup(context, file) };
  },
});

async function writeBackup(
  { terminal, settings }: Omit<CommandContext, "store">,
  file: string,
): Promise<boolean> {
  if (settings.databaseUrl) {
    terminal.say(
      `The requests are in PostgreSQL, which has its own program for this: pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
    );
    return false;
  }
  terminal.showProgress("Copying and checking ...");
  try {
    await makeBackup(settings.dataDir, file);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    terminal.say(error.message);
    return false;
  } finally {
    terminal.showProgress("");
  }
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  terminal.say(`${file} is a complete, checked copy (${megabytes} MB).`);
  return true;
}
