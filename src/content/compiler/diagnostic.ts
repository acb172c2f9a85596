/** A place in a file, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** One error or warning: where it is, the problem, and what to write instead. */
export interface Diagnostic extends Place {
  /** As a writer names the file: `content/insights/x.md`. */
  file: string;
  problem: string;
  fix: string;
}

/** Adds a diagnostic of one file; without a place it is about the whole file. */
export type Report = (problem: string, fix: string, place?: Place) => void;

/** Reports what is found in `file` to a list. */
export function reportTo(list: Diagnostic[], file: string): Report {
  return (problem, fix, { line, column } = { line: 1, column: 1 }) => {
    list.push({ file, line, column, problem, fix });
  };
}

/** The place of a position in a text. */
export function placeAt(text: string, position: number): Place {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** One line of the report: `content/insights/x.md:12:5  problem  ->  what to write instead`. */
export function formatDiagnostic({ file, line, column, problem, fix }: Diagnostic): string {
  return `${file}:${line}:${column}  ${problem}  ->  ${fix}`;
}

/** Diagnostics in the order of files and lines. */
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

/** The content cannot be built. It prints as its report alone: no code is to blame, so a stack would only hide it. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(errors: readonly Diagnostic[]) {
    const count = errors.length === 1 ? "one error" : `${errors.length} errors`;
    super(`The content has ${count}:\n\n${errors.map(formatDiagnostic).join("\n")}\n`);
    this.stack = this.message;
  }

  /** The form in which Node prints it; Vite's command hands errors to `console.error`. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.message;
  }
}
