import { statSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "#config/settings/index.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { describePostgres, openStore } from "../store/index.ts";
import { answer } from "./answer.ts";
import { backup, restore } from "./backup.ts";
import { bookings, cancel } from "./bookings.ts";
import { checkDelivery } from "./check-delivery.ts";
import { type Command, explainFileError, formatTable } from "./command.ts";
import { copy } from "./copy.ts";
import { copyBackups } from "./copy-backups.ts";
import { deliveries, dismiss, redeliver } from "./deliveries.ts";
import { erase, purge } from "./erase.ts";
import { exportLeads } from "./export.ts";
import { list } from "./list.ts";
import { mails } from "./mails.ts";
import { release } from "./release.ts";
import { show } from "./show.ts";
import { stats } from "./stats.ts";
import { status } from "./status.ts";
import type { Terminal } from "./terminal.ts";

/** In the order shown in the help. */
const all: readonly Command[] = [
  list,
  show,
  answer,
  release,
  exportLeads,
  stats,
  bookings,
  cancel,
  erase,
  purge,
  backup,
  copyBackups,
  restore,
  copy,
  status,
  deliveries,
  redeliver,
  dismiss,
  checkDelivery,
  mails,
];

export const commands: ReadonlyMap<string, Command> = new Map(all.map((command) => [command.name, command]));

const help = `Manages the leads that the site's forms have collected.

  npm run leads -- <command>

${formatTable([...all.map(({ usage, effect }) => [usage, effect] as const), ["help <command>", "shows options and examples of a command"]])}

Set DATA_DIR to the server's folder.`;

const failureCode = 1;
const usageCode = 2;

const helpWords: ReadonlySet<string> = new Set(["help", "--help", "-h"]);

/** Returns the exit code: 0 for success, 1 for failure, 2 for a usage error. */
export async function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const run = parse(args);
  if (typeof run === "string") {
    terminal.say(run);
    return usageCode;
  }
  if ("help" in run) {
    await terminal.write(`${run.help}\n`);
    return 0;
  }
  try {
    const settings = readSettings(env);
    if ("withoutStore" in run) return (await run.withoutStore({ terminal, settings, env })) ? 0 : failureCode;
    const file = join(env.DATA_DIR?.trim() || "data", "leads.db");
    if (!settings.databaseUrl && !hasStore(settings.dataDir)) {
      terminal.say(
        `There is no store at ${file}. Set DATA_DIR to the server's folder. The server creates the store when it first starts.`,
      );
      return failureCode;
    }
    terminal.say(`Store: ${settings.databaseUrl ? describePostgres(settings.databaseUrl) : file}`);
    const store = await openStore(settings);
    try {
      return (await run({ store, terminal, settings, env })) ? 0 : failureCode;
    } finally {
      await store.close();
    }
  } catch (cause) {
    const error = explainFileError(cause);
    if (!(error instanceof OperatorError)) throw error;
    terminal.say(error.message);
    return failureCode;
  }
}

/** Ignores an empty file, which a server leaves if it is killed during its first start. */
function hasStore(dataDir: string): boolean {
  try {
    return (statSync(join(dataDir, "leads.db"), { throwIfNoEntry: false })?.size ?? 0) > 0;
  } catch {
    // The folder isn't readable; opening the store will report that.
    return true;
  }
}

/** A command to run, help, or a usage error that ends with help. */
type Parsed = ReturnType<Command["parse"]> | { help: string };

function parse([name = "help", ...args]: readonly string[]): Parsed {
  if (helpWords.has(name)) {
    const [about = ""] = args;
    return { help: commands.get(about)?.help ?? help };
  }
  const command = commands.get(name);
  if (!command) return `There is no command "${name}".\n\n${help}`;
  if (args.includes("--help") || args.includes("-h")) return { help: command.help };
  const run = command.parse(args);
  return typeof run === "string" ? `${run}\n\n${command.help}` : run;
}
