import { parseArgs } from "node:util";
import type { Settings } from "#config/settings/index.ts";
import { OperatorError } from "#platform/operator-error.ts";
import type { Store } from "../store/index.ts";
import type { Terminal } from "./terminal.ts";

/** A `parseArgs` option and its help text. */
interface Option {
  type: "boolean" | "string";
  /** How the help shows the value: `<day>`. */
  value?: string;
  help: string;
  /** If missing, any value is valid. */
  reader?: OptionReader<unknown>;
}

export interface OptionReader<Value> {
  /** Returns `undefined` if the value is invalid. */
  read(text: string): Value | undefined;
  /** Describes valid values; completes "Write ...". */
  expected: string;
}

type Options = Readonly<Record<string, Option>>;

/** `false` or `undefined` if an option was not given. */
type Values<Table extends Options> = {
  [Name in keyof Table]: Table[Name] extends { reader: OptionReader<infer Value> }
    ? Value | undefined
    : Table[Name]["type"] extends "boolean"
      ? boolean
      : string | undefined;
};

/** Resolves to whether everything succeeded. */
type RunCommand = (context: CommandContext) => Promise<boolean>;

/** A command that does not need a store, or opens one itself. */
interface RunWithoutStore {
  withoutStore(context: Omit<CommandContext, "store">): Promise<boolean>;
}

export interface CommandContext {
  store: Store;
  terminal: Terminal;
  /** For programs that a command runs. */
  env: Readonly<Record<string, string | undefined>>;
  settings: Settings;
}

export interface Command {
  name: string;
  /** The command's name and operands. */
  usage: string;
  effect: string;
  help: string;
  /** Returns the function to run, or an error message about the arguments. */
  parse(args: readonly string[]): RunCommand | RunWithoutStore | string;
}

interface Definition<Table extends Options> {
  name: string;
  /** `<id> ...`, in brackets if optional. If missing, the command takes only options. */
  operands?: string;
  /** The command's line in the list of commands. */
  effect: string;
  details?: string;
  options: Table;
  /** Each has the arguments after `npm run leads -- ` and what they do. */
  examples: readonly (readonly [args: string, effect: string])[];
  parse(values: Values<Table>, operands: readonly string[]): RunCommand | RunWithoutStore | string;
}

export const jsonOption = { type: "boolean", help: "prints JSON, for programs" } as const satisfies Option;

const call = "npm run leads -- ";

/** Creates a command, with its help and parser, from its definition. */
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
      if (first !== undefined && !operandNames) return `${name} doesn't take arguments, but got "${first}".`;
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
      // By now, each value has the type that its option declares.
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
    // Omit Node's advice about operands that start with a dash.
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

export function formatTable(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd()).join("\n");
}

const anyPath = "Use a path that this user can write to, in a folder that exists, on a disk with free space.";

/** Adds the fix to a file system error, so that commands print it without a stack. Returns any other error unchanged. */
export function explainFileError(error: unknown, fix = anyPath): unknown {
  const isFileError = error instanceof Error && "syscall" in error && "errno" in error;
  return isFileError ? new OperatorError(`A file can't be used (${error.message}). ${fix}`) : error;
}
