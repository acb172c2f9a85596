import { parseArgs } from "node:util";

/** Reads a benchmark's command-line options, each a string with a default. */
export function readOptions<Name extends string>(defaults: Record<Name, string>): Record<Name, string> {
  const names = Object.keys(defaults);
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  return { ...defaults, ...parseArgs({ options }).values };
}

/** Noise from the machine would skew a mean. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

type Figure = readonly [value: number, most?: number | undefined, least?: number];

/** Prints figures. Sets the exit code to 1 if a figure is beyond its limit, or has a limit but was not measured (NaN). */
export function report(name: string, figures: Record<string, Figure>): void {
  const texts = Object.entries(figures).map(([what, [value, most, least]]) => {
    const isBroken = (most !== undefined && !(value <= most)) || (least !== undefined && !(value >= least));
    if (isBroken) process.exitCode = 1;
    const limit = `${most === undefined ? "" : ` ≤ ${most}`}${least === undefined ? "" : ` ≥ ${least}`}`;
    return `${what} ${Math.round(value * 100) / 100}${limit}${isBroken ? " BROKEN" : ""}`;
  });
  console.log(`${name}: ${texts.join(", ")}`);
}
