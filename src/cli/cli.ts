import { statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSettings, SettingsError } from "../settings/index.ts";
import { openStore, StoreOpenError, StoreUnavailableError } from "../store/index.ts";
import { listBookings } from "./bookings.ts";
import { cancelBookings, readBookingKey } from "./cancel.ts";
import type { CommandContext, Terminal } from "./command-context.ts";
import { exportLeads } from "./export.ts";
import { listLeads } from "./list.ts";
import { releaseLeads } from "./release.ts";
import { printStatus } from "./status.ts";

/** What `leads help` prints. */
export const help = `Requests that visitors sent.

  npm run leads -- list                 newest first, for reading
  npm run leads -- list --json          the same as a JSON array
  npm run leads -- list --quarantined   what is held back: filled honeypots, too many from one sender
  npm run leads -- release <id> ...     frees held requests for delivery
  npm run leads -- export --csv         a table for a spreadsheet
  npm run leads -- bookings             calls to come, soonest first; --json as a JSON array
  npm run leads -- cancel <ref> ...     cancels calls, by their requests' references or their own tokens
  npm run leads -- status               where mails go, what waits, what failed; --json for programs
  npm run leads -- help                 this text

list and export take --quarantined. DATA_DIR says which store is read: set it as for the server.`;

const faultCode = 1;
const usageCode = 2;

/** Runs one command. Returns the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const command = readCommand(args);
  if (typeof command === "string") {
    terminal.say(`${command}\n\n${help}`);
    return usageCode;
  }
  if (command.name === "help") {
    await terminal.write(`${help}\n`);
    return 0;
  }
  try {
    const settings = readSettings(env);
    const file = join(env.DATA_DIR?.trim() || "data", "leads.db");
    if (!hasStore(settings.dataDir)) {
      terminal.say(
        `There is no store at ${file}, and this command creates none. Set DATA_DIR to the folder that the server uses; the server creates its store when it first starts.`,
      );
      return faultCode;
    }
    terminal.say(`Store: ${file}`);
    const store = await openStore(settings);
    try {
      return (await command.run({ store, terminal, settings, office: settings.office })) ? 0 : faultCode;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!isExpected(error)) throw error;
    terminal.say(error.message);
    return faultCode;
  }
}

/** Returns whether a data folder has a database. An empty file is left by a server that was killed at its first start. */
function hasStore(dataDir: string): boolean {
  try {
    return (statSync(join(dataDir, "leads.db"), { throwIfNoEntry: false })?.size ?? 0) > 0;
  } catch {
    // Not allowed to look: opening it says why.
    return true;
  }
}

interface Command {
  name: string;
  /** Resolves to whether all that was asked for is done. */
  run: (context: CommandContext) => Promise<boolean>;
}

/** The command the arguments ask for, or what is wrong with them. */
function readCommand(args: readonly string[]): Command | string {
  const parsed = parse(args);
  if (typeof parsed === "string") return parsed;
  const { values, positionals } = parsed;
  const { json = false, csv = false, quarantined = false } = values;
  const [name = "help", ...rest] = positionals;
  const misplaced = rest[0];
  if (values.help || name === "help") return { name: "help", run: async () => true };
  switch (name) {
    case "list":
      if (misplaced || csv) return `list does not take ${misplaced ?? "--csv"}.`;
      return { name, run: (context) => listLeads(context, { json, quarantined }).then(() => true) };
    case "export":
      if (misplaced || !csv || json) return "export needs --csv and nothing else but --quarantined.";
      return { name, run: (context) => exportLeads(context, { quarantined }).then(() => true) };
    case "release":
      if (!misplaced || json || csv || quarantined)
        return "release needs the id of a request, and no options.";
      return { name, run: (context) => releaseLeads(context, rest) };
    case "bookings":
      if (misplaced || csv || quarantined) return "bookings takes nothing but --json.";
      return { name, run: (context) => listBookings(context, { json }).then(() => true) };
    case "status":
      if (misplaced || csv || quarantined) return "status takes nothing but --json.";
      return { name, run: (context) => printStatus(context, { json }).then(() => true) };
    case "cancel": {
      const bookings = rest.flatMap((text) => {
        const key = readBookingKey(text);
        return key ? [{ name: text, key }] : [];
      });
      const unreadable = rest.find((text) => !readBookingKey(text));
      if (unreadable) return `${unreadable} is no reference, such as K7M2-9QXD, and no token of a booking.`;
      if (!misplaced || json || csv || quarantined)
        return "cancel needs references, such as K7M2-9QXD, or tokens of bookings, and no options.";
      return { name, run: (context) => cancelBookings(context, bookings) };
    }
    default:
      return `There is no command "${name}".`;
  }
}

function parse(args: readonly string[]) {
  try {
    const flag = { type: "boolean" } as const;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: flag, csv: flag, quarantined: flag, help: { ...flag, short: "h" } },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof SettingsError ||
    error instanceof StoreOpenError ||
    error instanceof StoreUnavailableError
  );
}
