import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";

type Style = "bold" | "red" | "yellow" | "green" | "cyan";

export interface Terminal {
  /** Resolves once the text is written, so that long lists don't pile up in memory. */
  write(text: string): Promise<void>;
  /** Prints a line to stderr, because stdout might go to a file. */
  say(line: string): void;
  /** Styles text for `write`. Returns it unchanged if the output is not a terminal. */
  style(style: Style, text: string): string;
  /** Replaces the last progress line. An empty line removes it. Does nothing outside a terminal. */
  showProgress(line: string): void;
  /** Asks for a "yes". Returns `undefined` without a terminal. */
  confirm(question: string): Promise<boolean | undefined>;
}

const eraseLine = "\r\u001b[K";

export function createTerminal({ stdin, stdout, stderr }: NodeJS.Process): Terminal {
  let isProgressShown = false;
  const clearProgress = () => {
    if (isProgressShown) stderr.write(eraseLine);
    isProgressShown = false;
  };
  return {
    write(text) {
      if (stdout.isTTY) clearProgress();
      return new Promise((resolve) => {
        stdout.write(text, () => resolve());
      });
    },
    say(line) {
      clearProgress();
      stderr.write(`${line}\n`);
    },
    style: (style, text) => styleText(style, text, { stream: stdout }),
    showProgress(line) {
      if (!stderr.isTTY) return;
      clearProgress();
      if (line) stderr.write(line.slice(0, stderr.columns - 1));
      isProgressShown = line !== "";
    },
    async confirm(question) {
      if (!stdin.isTTY || !stderr.isTTY) return undefined;
      clearProgress();
      const prompt = createInterface({ input: stdin, output: stderr });
      try {
        return (await prompt.question(`${question} Type yes to continue: `)).trim().toLowerCase() === "yes";
      } finally {
        prompt.close();
      }
    },
  };
}

/** Writes a JSON array with one record per line, without collecting the records in memory. */
export async function writeJsonArray<Row>(
  rows: AsyncIterable<Row>,
  toRecord: (row: Row) => unknown,
  terminal: Pick<Terminal, "write">,
): Promise<void> {
  let separator = "[\n";
  for await (const row of rows) {
    await terminal.write(`${separator}${JSON.stringify(await toRecord(row))}`);
    separator = ",\n";
  }
  await terminal.write(separator === "[\n" ? "[]\n" : "\n]\n");
}
