import { parseArgs } from "node:util";

const broken: string[] = [];

/** Reads the command-line options of a benchmark, each a text with a default. */
export function readOptions<Name extends string>(defaults: Record<Name, string>): Record<Name, string> {
  const names = Object.keys(defaults);
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  return { ...defaults, ...parseArgs({ options }).values };
}

/** Returns the median: machines are noisy, and a mean follows the noise. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Records a broken upper limit; NaN, which is a failed measurement, breaks it too. */
export function limitTo(most: number, what: string, value: number): void {
  if (!(value <= most)) broken.push(`${what}: ${tidy(value)}, at most ${most}`);
}

/** Records a broken lower limit. */
export function limitFrom(least: number, what: string, value: number): void {
  if (!(value >= least)) broken.push(`${what}: ${tidy(value)}, at least ${least}`);
}

/** Prints the broken limits; the process then exits with 1. */
export function finish(): void {
  console.log(broken.length === 0 ? "\nAll limits are kept." : `\nBroken:\n  ${broken.join("\n  ")}`);
  if (broken.length > 0) process.exitCode = 1;
}

/** Prints one row: the name, then the right-aligned columns. */
export function printRow(name: string, columns: readonly (string | number)[], width = 12): void {
  console.log(name.padEnd(30).slice(0, 30) + columns.map((column) => tidy(column).padStart(width)).join(""));
}

function tidy(value: string | number): string {
  return typeof value === "string" ? value : String(Math.round(value * 100) / 100);
}
