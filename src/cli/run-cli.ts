import { statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSettings, SettingsError } from "../settings/index.ts";
import { openStore, StoreOpenError, StoreUnavailableError } from "../store/index.ts";
import type { RunCommand, Terminal } from "./command.ts";
import { commands, help } from "./commands.ts";

const failureCode = 1;
const usageCode = 2;

/** Runs one command. Returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const run = readCommand(args);
  if (typeof run === "string") {
    terminal.say(`${run}\n\n${help}`);
    return usageCode;
  }
  if (!run) {
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
      return failureCode;
    }
    terminal.say(`Store: ${file}`);
    const store = await openStore(settings);
    try {
      return (await run({ store, terminal, settings })) ? 0 : failureCode;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!isExpected(error)) throw error;
    terminal.say(error.message);
    return failureCode;
  }
}

/** Returns whether a data folder has a database. A server that is killed at its first start leaves an empty file. */
function hasStore(dataDir: string): boolean {
  try {
    return (statSync(join(dataDir, "leads.db"), { throwIfNoEntry: false })?.size ?? 0) > 0;
  } catch {
    // No permission: opening the store reports it.
    return true;
  }
}

/** Parses the arguments; returns `undefined` for the help, and a sentence where they are wrong. */
function readCommand(args: readonly string[]): RunCommand | string | undefined {
  const parsed = parse(args);
  if (typeof parsed === "string") return parsed;
  const { json = false, csv = false, quarantined = false } = parsed.values;
  const [name = "help", ...operands] = parsed.positionals;
  if (parsed.values.help || name === "help") return undefined;
  const command = commands.get(name);
  return command?.parse({ operands, json, csv, quarantined }) ?? `There is no command "${name}".`;
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
