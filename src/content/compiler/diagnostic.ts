/** Line and column start at 1. */
export interface Place {
  line: number;
  column: number;
}

/** An error or warning. */
export interface Diagnostic extends Place {
  /** `content/insights/x.md` */
  file: string;
  problem: string;
  fix: string;
}

/** Adds a diagnostic; without a place, it applies to the whole file. */
export type Report = (problem: string, fix: string, place?: Place) => void;

export function reportTo(list: Diagnostic[], file: string): Report {
  return (problem, fix, { line, column } = { line: 1, column: 1 }) => {
    list.push({ file, line, column, problem, fix });
  };
}

export function placeAt(text: string, position: number): Place {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** `content/insights/x.md:12:5  problem  ->  fix` */
export function formatDiagnostic({ file, line, column, problem, fix }: Diagnostic): string {
  return `${file}:${line}:${column}  ${problem}  ->  ${fix}`;
}

export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
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

/** Printed without a stack trace, because the problem is in the content, not the code. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(errors: readonly Diagnostic[]) {
    const count = errors.length === 1 ? "one error" : `${errors.length} errors`;
    super(`The content has ${count}:\n\n${errors.map(formatDiagnostic).join("\n")}\n`);
    this.stack = this.message;
  }

  /** Called by Node's `console.error`, which Vite uses. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.message;
  }
}
