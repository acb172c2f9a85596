/** One thing that a writer must fix, or should look at: where it stands, what is wrong, what to write instead. */
export interface Fault {
  /** As a writer names the file: `content/insights/x.md`. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  wrong: string;
  fix: string;
}

/** One line of the report: `content/insights/x.md:12:5  what is wrong  ->  what to write instead`. */
export function formatFault({ file, line, column, wrong, fix }: Fault): string {
  return `${file}:${line}:${column}  ${wrong}  ->  ${fix}`;
}

/** Faults in the order in which a person walks through the files. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return faults.toSorted(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.wrong, b.wrong),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The content cannot be built. It prints as its report alone: no code is at fault, so a stack would only hide it. */
export class ContentFaultsError extends Error {
  override name = "ContentFaultsError";

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? "one fault" : `${faults.length} faults`;
    super(`The content has ${count}:\n\n${faults.map(formatFault).join("\n")}\n`);
    this.stack = this.message;
  }

  /** What Node prints for it; Vite's command hands errors to `console.error`. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.message;
  }
}
