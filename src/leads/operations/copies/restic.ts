import { execFile } from "node:child_process";
import { OperatorError } from "#platform/operator-error.ts";
import { minuteMs } from "#platform/time/durations.ts";

/** Per call. The next call continues an interrupted upload. */
const timeLimitMs = 30 * minuteMs;

/** restic's exit code if it couldn't read a file, for example because the server has just deleted it. */
const incompleteCode = 3;

/** Fixes that restic can't suggest, because it doesn't know this command or which variables the owner sets. */
const fixes: readonly (readonly [message: RegExp, fix: string])[] = [
  [/empty password/i, "Set RESTIC_PASSWORD_FILE to a file with the repository's password."],
  [
    /is there a repository/i,
    "If the repository is missing, mount its disk or correct RESTIC_REPOSITORY. To create a new one: npm run leads -- copy-backups --init",
  ],
];

export interface ResticOptions {
  /** Contains restic's own settings. */
  env: Readonly<Record<string, string | undefined>>;
  /** Paths in the repository are relative to this folder. */
  cwd: string;
  limitMs?: number | undefined;
}

/** Runs restic and returns what it printed. Throws `OperatorError`. */
export async function runRestic(args: readonly string[], options: ResticOptions): Promise<string> {
  const first = await execRestic(args, options);
  // Another attempt picks up the current files.
  const { code, output, report } = first.code === incompleteCode ? await execRestic(args, options) : first;
  if (code === 0) return output;
  if (code === "ENOENT")
    throw new OperatorError("restic is not installed. Install it: apt-get install restic");
  const fix =
    code === "timeout"
      ? "It took too long: the repository is slow or doesn't respond. The next copy continues where this one stopped."
      : fixes.find(([message]) => message.test(report))?.[1];
  throw new OperatorError(
    [`restic ${args[0]} failed.`, fix, report && `It says: ${report}`].filter(Boolean).join(" "),
  );
}

function execRestic(args: readonly string[], { env, cwd, limitMs = timeLimitMs }: ResticOptions) {
  return new Promise<{ code: number | string; output: string; report: string }>((resolve) => {
    // SIGKILL, because restic would wait for a repository that doesn't respond. `restic unlock` removes the leftover lock.
    const options = { env: { ...env }, cwd, timeout: limitMs, killSignal: "SIGKILL" } as const;
    const child = execFile("restic", args, options, (error, output, errors) => {
      // Without logins in URLs. The reason is at the end, after any warnings and retries.
      const report = errors
        .trim()
        .replaceAll(/\/\/[^/\s@]*@/g, "//***@")
        .replaceAll("\n", " ")
        .slice(-500);
      const failure = error?.killed ? "timeout" : error?.code === "ENOENT" ? "ENOENT" : Number(error?.code);
      resolve({ code: error ? failure : 0, output, report });
    });
    // Otherwise, restic might wait for a password.
    child.stdin?.end();
  });
}
