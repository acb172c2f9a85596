const broken: string[] = [];

/** Median of a series: the machines that measure are noisy, and a mean follows the noise. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Records a broken upper limit. A figure that could not be measured breaks it too. */
export function limitTo(most: number, what: string, value: number): void {
  if (!(value <= most)) broken.push(`${what}: ${tidy(value)}, at most ${most}`);
}

/** Records a broken lower limit. */
export function limitFrom(least: number, what: string, value: number): void {
  if (!(value >= least)) broken.push(`${what}: ${tidy(value)}, at least ${least}`);
}

/** Records a problem that belongs to no limit. */
export function reportProblem(sentence: string): void {
  broken.push(sentence);
}

/** Prints which limits are broken; the process then ends with 1. */
export function finish(): void {
  console.log(broken.length === 0 ? "\nAll limits are kept." : `\nBroken:\n  ${broken.join("\n  ")}`);
  if (broken.length > 0) process.exitCode = 1;
}

/** Prints one row: the name, then each column, aligned right. */
export function printRow(name: string, columns: readonly (string | number)[], width = 10): void {
  console.log(name.padEnd(30).slice(0, 30) + columns.map((column) => tidy(column).padStart(width)).join(""));
}

function tidy(value: string | number): string {
  return typeof value === "string" ? value : String(Math.round(value * 100) / 100);
}

/** Measures each contender once in every round, so that whatever disturbs the machine disturbs all of them. */
export async function measureInTurns<Result>(
  rounds: number,
  contenders: ReadonlyMap<string, () => Promise<Result>>,
): Promise<ReadonlyMap<string, Result[]>> {
  const results = new Map([...contenders.keys()].map((name) => [name, [] as Result[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, measure] of contenders) results.get(name)?.push(await measure());
  return results;
}
