import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";

/** One command of `npm run leads`. */
export interface Command {
  /** Lines of the help: how it is typed, and what it does. */
  help: readonly (readonly [usage: string, effect: string])[];
  /** Returns what to run, or a sentence that says what is wrong with the arguments. */
  parse(args: CommandArguments): RunCommand | string;
}

/** Arguments after the command's name. */
export interface CommandArguments {
  operands: readonly string[];
  json: boolean;
  csv: boolean;
  quarantined: boolean;
}

/** Returns whether everything that was requested is done. */
export type RunCommand = (context: CommandContext) => Promise<boolean>;

/** Dependencies of every command. */
export interface CommandContext {
  store: Pick<Store, "list" | "release" | "bookings" | "deliveries">;
  terminal: Terminal;
  /** Where mails go, and the hours and the zone of the office. */
  settings: Settings;
}

/** Output of a command; the process's own streams outside tests. */
export interface Terminal {
  /** Resolves when the text is written, so that a long list does not pile up in memory. */
  write(text: string): Promise<void>;
  /** Prints a line for the person, apart from the output that may go into a file. */
  say(line: string): void;
}
