const broken: string[] = [];

/** The middle of a series; the machines that measure are noisy, and a mean follows the noise. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Notes a limit that is broken. A figure that could not be measured breaks it too. */
export function limitTo(most: number, what: string, value: number): void {
  if (!(value <= most)) broken.push(`${what}: ${tidy(value)}, at most ${most}`);
}

export function limitFrom(least: number, what: string, value: number): void {
  if (!(value >= least)) broken.push(`${what}: ${tidy(value)}, at least ${least}`);
}

/** Something that is wrong beside all limits. */
export function reportFault(sentence: string): void {
  broken.push(sentence);
}

/** Says which limits are broken; the process then ends with 1. */
export function finish(): void {
  console.log(broken.length === 0 ? "\nAll limits are kept." : `\nBroken:\n  ${broken.join("\n  ")}`);
  if (broken.length > 0) process.exitCode = 1;
}

/** One row: the name, then each column to the right. */
export function printRow(name: string, columns: readonly (string | number)[], width = 10): void {
  console.log(name.padEnd(30).slice(0, 30) + columns.map((column) => tidy(column).padStart(width)).join(""));
}

function tidy(value: string | number): string {
  return typeof value === "string" ? value : String(Math.round(value * 100) / 100);
}

/** Measures each contender once in every round, so that what disturbs the machine disturbs all of them. */
export async function measureInTurns<Result>(
  rounds: number,
  contenders: ReadonlyMap<string, () => Promise<Result>>,
): Promise<ReadonlyMap<string, Result[]>> {
  const results = new Map([...contenders.keys()].map((name) => [name, [] as Result[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, measure] of contenders) results.get(name)?.push(await measure());
  return results;
}
