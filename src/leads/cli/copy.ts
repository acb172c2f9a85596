import { isPostgresUrl, withPassword } from "#config/settings/index.ts";
import { describeOldDatabase } from "../operations/data-places.ts";
import { copyToPostgres, describePostgres } from "../store/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";
import { formatCount } from "./text.ts";

export const copy = defineCommand({
  name: "copy",
  effect: "copies everything from SQLite to PostgreSQL",
  details: `Stop the server first. The copy is all or nothing: if it is interrupted, run it again. DATA_DIR stays unchanged, and
the record of erasures stays there.`,
  options: {
    to: {
      type: "string",
      value: "<url>",
      help: "URL of an empty database: postgres://user:password@host:5432/database",
    },
  },
  examples: [
    [
      "copy --to postgres://site:secret@db.example.com/leads",
      "copies the leads; then set DATABASE_URL to the same URL",
    ],
  ],
  parse({ to }) {
    // Don't repeat the URL, because it can contain a password.
    if (!isPostgresUrl(to ?? "")) return "copy needs --to with the URL of a PostgreSQL database.";
    return {
      withoutStore: (context) =>
        copyStore(context, withPassword(to ?? "", context.settings.postgresPassword)),
    };
  },
});

async function copyStore(
  { terminal, settings }: Omit<CommandContext, "store">,
  databaseUrl: string,
): Promise<boolean> {
  try {
    const { counts, isRepeated } = await copyToPostgres(settings.dataDir, databaseUrl, (copied) =>
      terminal.showProgress(`Copying ... ${formatCount(copied, "row")}`),
    );
    const tables = Object.entries(counts).map(([table, count]) => `  ${table}: ${count}`);
    terminal.say(
      [
        `${describePostgres(databaseUrl)} ${isRepeated ? "already had all data" : "now has all data"}. Row counts, which match:`,
        ...tables,
        "Now set DATABASE_URL to the new database, keep DATA_DIR, and start the server.",
        describeOldDatabase(settings.dataDir),
      ].join("\n"),
    );
    return true;
  } finally {
    terminal.showProgress("");
  }
}
