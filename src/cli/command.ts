import { parseArgs } from "node:util";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import type { Terminal } from "./terminal.ts";

/** An option of a command, in the terms of `parseArgs`, with its line of the help. */
export interface Option {
  type: "boolean" | "string";
  /** Name of the value in the help: `<day>`. */
  value?: string;
  help: string;
  /** Reads the value; without it the value is any text. */
  reader?: OptionReader<unknown>;
}

/** Reads the value of an option. */
export interface OptionReader<Value> {
  /** Returns `undefined` for a text that it does not understand. */
  read(text: string): Value | undefined;
  /** The end of the sentence "Write ...". */
  expected: string;
}

type Options = Readonly<Record<string, Option>>;

/** Values of the options: `false` or `undefined` where one was not given. */
type Values<Table extends Options> = {
  [Name in keyof Table]: Table[Name] extends { reader: OptionReader<infer Value> }
    ? Value | undefined
    : Table[Name]["type"] extends "boolean"
      ? boolean
      : string | undefined;
};

/** Runs a command. Returns whether everything requested was done. */
export type RunCommand = (context: CommandContext) => Promise<boolean>;

/** Runs a command that opens no store, or its own. */
export interface RunWithoutStore {
  withoutStore(context: Omit<CommandContext, "store">): Promise<boolean>;
}

export interface CommandContext {
  store: Store;
  terminal: Terminal;
  settings: Settings;
}

/** One command of `npm run leads`. */
export interface Command {
  name: string;
  /** Name with operands, and effect: its line in the list of commands. */
  usage: string;
  effect: string;
  /** Its own help. */
  help: string;
  /** Returns the function to run, or a sentence about what is wrong with the arguments. */
  parse(args: readonly string[]): RunCommand | RunWithoutStore | string;
}

/** Definition of a command: `defineCommand` derives its help and its parsing. */
interface Definition<Table extends Options> {
  name: string;
  /** Operands after the name: `<id> ...`, in brackets where they may be left out. Without it the command takes options only. */
  operands?: string;
  /** One line in the list of commands. */
  effect: string;
  /** What else a person should know before the first use. */
  details?: string;
  options: Table;
  /** Arguments after `npm run leads -- `, with what they do. */
  examples: readonly (readonly [args: string, effect: string])[];
  /** Returns the function to run, or a sentence about what is wrong with the arguments. */
  parse(values: Values<Table>, operands: readonly string[]): RunCommand | RunWithoutStore | string;
}

/** The option of every command that prints records. */
export const jsonOption = { type: "boolean", help: "for programs" } as const satisfies Option;

const call = "npm run leads -- ";

/** Puts a command together from its definition. */
export function defineCommand<const Table extends Options>(definition: Definition<Table>): Command {
  const { name, operands: operandNames, effect, options } = definition;
  const usage = operandNames ? `${name} ${operandNames}` : name;
  return {
    name,
    usage,
    effect,
    help: formatHelp(definition, usage),
    parse(args) {
      const parsed = parseOptions(args, options);
      if (typeof parsed === "string") return parsed;
      const [first] = parsed.positionals;
      if (first !== undefined && !operandNames) return `${name} takes no "${first}".`;
      if (first === undefined && operandNames && !operandNames.startsWith("["))
        return `${name} needs ${operandNames}.`;
      const values: Record<string, unknown> = {};
      for (const [option, { type, reader }] of Object.entries(options)) {
        const given = parsed.values[option];
        values[option] = typeof given === "string" && reader ? reader.read(given) : given;
        if (reader && given !== undefined && values[option] === undefined) {
          return `--${option} is "${given}". Write ${reader.expected}.`;
        }
        if (type === "boolean") values[option] ??= false;
      }
      // Each value is of the type that its option names.
      return definition.parse(values as Values<Table>, parsed.positionals);
    },
  };
}

interface ParsedArguments {
  values: Readonly<Record<string, unknown>>;
  positionals: readonly string[];
}

function parseOptions(args: readonly string[], options: Options): ParsedArguments | string {
  try {
    const named = Object.entries(options).map(([name, { type }]) => [name, { type }]);
    return parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries(named) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node adds how to pass an operand that begins with a dash.
    return `${message.split(". ")[0]}.`;
  }
}

function formatHelp(
  { effect, details, options, examples }: Omit<Definition<Options>, "parse">,
  usage: string,
): string {
  const optionLines = Object.entries(options).map(
    ([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ""}`, help] as const,
  );
  return [
    `${call}${usage}${optionLines.length > 0 ? " [options]" : ""}`,
    [effect, details].filter(Boolean).join("\n"),
    formatTable(optionLines),
    `For example:\n${formatTable(examples.map(([args, does]) => [`${call}${args}`, does]))}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Formats pairs as two aligned columns. */
export function formatTable(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd()).join("\n");
}
