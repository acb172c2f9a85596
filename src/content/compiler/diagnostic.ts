/** One thing that a writer must fix, or should look at: where it stands, what is wrong, what to write instead. */
export interface Diagnostic {
  /** As a writer names the file: `content/insights/x.md`. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  problem: string;
  fix: string;
}

/** One line of the report: `content/insights/x.md:12:5  what is wrong  ->  what to write instead`. */
export function formatDiagnostic({ file, line, column, problem, fix }: Diagnostic): string {
  return `${file}:${line}:${column}  ${problem}  ->  ${fix}`;
}

/** Errors in the order in which a person walks through the files. */
export function sortDiagnostics(errors: readonly Diagnostic[]): Diagnostic[] {
  return errors.toSorted(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.problem, b.problem),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The content cannot be built. It prints as its report alone: no code is to blame, so a stack would only hide it. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(errors: readonly Diagnostic[]) {
    const count = errors.length === 1 ? "one error" : `${errors.length} errors`;
    super(`The content has ${count}:\n\n${errors.map(formatDiagnostic).join("\n")}\n`);
    this.stack = this.message;
  }

  /** What Node prints for it; Vite's command hands errors to `console.error`. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.message;
  }
}
