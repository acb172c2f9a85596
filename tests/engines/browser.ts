import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The commands that journeys need of a browser, whichever protocol drives it. */
export interface Browser {
  /** Opens a URL and waits until it is loaded. */
  navigate(url: string): Promise<unknown>;
  /** Returns the value of an expression in the page, a string. */
  evaluate(expression: string): Promise<string>;
  performActions(actions: InputSource[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Errors and policy violations so far; WebKitWebDriver reports none. */
  errors: string[];
  close(): Promise<void>;
}

/** An input source with its actions: WebDriver and WebDriver BiDi take the same ones. */
export interface InputSource {
  type: "key" | "pointer";
  id: string;
  actions: Array<{ type: string; [key: string]: unknown }>;
}

/** Starts a program that ends with the tests at the latest. */
export function startProgram(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): ChildProcess {
  const env = { ...process.env, TZ: "UTC", ...environment };
  const program = spawn(command, args, { stdio: ["ignore", "ignore", "pipe", "pipe"], env });
  // Unread output would stop it once the pipe is full.
  program.stderr?.resume();
  process.once("exit", () => program.kill());
  return program;
}

/** Waits until a program writes what matches, and returns the matched group. Throws where it ends before. */
export function readOutput(program: ChildProcess, descriptor: 2 | 3, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    program.once("error", reject);
    program.once("exit", (code) => reject(new Error(`${program.spawnfile} ended with ${code}:\n${output}`)));
    program.stdio[descriptor]?.on("data", (chunk) => {
      output += chunk;
      const found = pattern.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
}

/** Ends a program and waits until it has. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, "exit");
  program.kill();
  await ended;
}
