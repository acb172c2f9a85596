import { parseArgs } from "node:util";

/** Reads the command-line options of a benchmark, each a text with a default. */
export function readOptions<Name extends string>(defaults: Record<Name, string>): Record<Name, string> {
  const names = Object.keys(defaults);
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  return { ...defaults, ...parseArgs({ options }).values };
}
