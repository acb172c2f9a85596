import { statSync } from "node:fs";
import { makeBackup } from "../store/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";

export const backup = defineCommand({
  name: "backup",
  operands: "<file>",
  effect: "copies the database while the server runs, and checks the copy",
  details: `The file appears only once it is complete. The server also makes a backup every hour in DATA_DIR/backups (BACKUP_KEEP).
Keep a copy of erased-requests.txt from there next to the file: \`restore\` reads it.`,
  options: {},
  examples: [["backup /mnt/backups/leads-2026-11-24.db", "writes the copy to another disk"]],
  parse(_, [file = "", ...others]) {
    if (others.length > 0) return "backup takes one file.";
    // Don't open the store: that would migrate it, and people make backups before trying a newer version.
    return { withoutStore: (context) => writeBackup(context, file) };
  },
});

async function writeBackup(
  { terminal, settings }: Omit<CommandContext, "store">,
  file: string,
): Promise<boolean> {
  if (settings.databaseUrl) {
    terminal.say(
      `The leads are in PostgreSQL; use its own tool: pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
    );
    return false;
  }
  terminal.showProgress("Copying and checking ...");
  try {
    await makeBackup(settings.dataDir, file);
  } finally {
    terminal.showProgress("");
  }
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  terminal.say(`${file} is a complete and verified copy (${megabytes} MB).`);
  return true;
}
