import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";

/** How a text is emphasized. */
export type Style = "bold" | "dim" | "red" | "yellow" | "green" | "cyan";

/** Input and output of a command; a test passes its own. */
export interface Terminal {
  /** Resolves when the text is written, so that a long list does not pile up in memory. */
  write(text: string): Promise<void>;
  /** Prints a line for the operator, separate from output that may go into a file. */
  say(line: string): void;
  /** Colors a text that is to be written; leaves it alone where the output is no terminal. */
  style(style: Style, text: string): string;
  /** Shows how far long work is, in place of the last such line; only in a terminal. An empty line removes it. */
  showProgress(line: string): void;
  /** Lets a person confirm with "yes"; `undefined` where nobody can. */
  confirm(question: string): Promise<boolean | undefined>;
}

const eraseLine = "\r\u001b[K";

/** Creates the terminal of this process: output on stdout, everything for the operator on stderr. */
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
        return (await prompt.question(`${question} Type yes to go on: `)).trim().toLowerCase() === "yes";
      } finally {
        prompt.close();
      }
    },
  };
}
