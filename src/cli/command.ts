import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";

/** One command of `npm run leads`. */
export interface Command {
  /** Lines of the help: usage and effect. */
  help: readonly (readonly [usage: string, effect: string])[];
  /** Returns the function to run, or a sentence about what is wrong with the arguments. */
  parse(args: CommandArguments): RunCommand | string;
}

/** Arguments after the command's name. */
export interface CommandArguments {
  operands: readonly string[];
  json: boolean;
  csv: boolean;
  quarantined: boolean;
}

/** Runs a command. Returns whether everything requested was done. */
export type RunCommand = (context: CommandContext) => Promise<boolean>;

/** Dependencies of every command. */
export interface CommandContext {
  store: Store;
  terminal: Terminal;
  /** For the office's zone and where mails go. */
  settings: Settings;
}

/** Output of a command; a test passes its own. */
export interface Terminal {
  /** Resolves when the text is written, so that a long list does not pile up in memory. */
  write(text: string): Promise<void>;
  /** Prints a line for the operator, separate from output that may go into a file. */
  say(line: string): void;
}
