import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { repeatErasures } from "../operations/erase-leads.ts";
import { makeBackup, openStore, readErasures, restoreBackup } from "../store/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";
import { formatCount, formatTime } from "./text.ts";

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

export const restore = defineCommand({
  name: "restore",
  operands: "<file>",
  effect: "restores a backup into an empty DATA_DIR",
  details: `Stop the server first. DATA_DIR must be empty except for its backups folder. Leads erased since the backup are erased
again, based on the file erased-requests.txt next to the backup.`,
  options: {},
  examples: [
    ["restore data/backups/leads-20261124T050000Z-3fa94c21.db", "restores the leads as of that hour"],
  ],
  parse(_, [file = "", ...others]) {
    if (others.length > 0) return "restore takes one file.";
    return { withoutStore: (context) => restoreFile(context, file) };
  },
});

async function restoreFile(
  { terminal, settings }: Omit<CommandContext, "store">,
  file: string,
): Promise<boolean> {
  const { dataDir, databaseUrl, office } = settings;
  if (databaseUrl) {
    terminal.say(
      `DATABASE_URL is set; use PostgreSQL's own tool: pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}. After that, the server again erases every lead listed in DATA_DIR/backups/erased-requests.txt.`,
    );
    return false;
  }
  restoreBackup(dataDir, file);
  const store = await openStore({ dataDir });
  try {
    const erased = await repeatErasures({ store, settings });
    const [newest] = await store.listLeads({ state: "accepted", limit: 1 });
    const { waiting } = await store.summarizeDeliveries();
    const lines = [
      `${dataDir} now has the leads of ${file}${newest ? `, the newest from ${formatTime(newest.receivedAt, office.timeZone)}` : ""}.`,
      readErasures(dirname(file))
        ? `Erased again: ${formatCount(erased, "lead")}.`
        : "There is no erased-requests.txt next to the backup. If you have erased anyone since the backup, do it again before you start the server.",
      waiting.count > 0
        ? `Pending when the backup was made: ${formatCount(waiting.count, "delivery", "deliveries")}. The server will send them, possibly for the second time.`
        : "",
      isOwnedByAnother(dataDir)
        ? `${dataDir} belongs to another user than the restored files: run chown -R --reference=${dataDir} ${dataDir} before you start the server.`
        : "",
      isDrill(dataDir, file)
        ? "The backup's own store is still there, so this is a drill: don't start a server on it, which would send what is pending. Delete it when you have looked at it."
        : "Now start the server.",
    ];
    terminal.say(lines.filter(Boolean).join("\n"));
  } finally {
    await store.close();
  }
  return true;
}

/** As root, `restore` makes files that the server's user can't open. */
function isOwnedByAnother(dataDir: string): boolean {
  return process.getuid !== undefined && statSync(dataDir).uid !== process.getuid();
}

/** Returns true if the backup is in the backups folder of another data folder that has a store. */
function isDrill(dataDir: string, file: string): boolean {
  const origin = dirname(dirname(resolve(file)));
  return origin !== resolve(dataDir) && existsSync(join(origin, "leads.db"));
}
