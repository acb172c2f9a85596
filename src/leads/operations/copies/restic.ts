import { type ExecFileException, execFile } from "node:child_process";
import { OperatorError } from "#platform/operator-error.ts";
import { minuteMs } from "#platform/time/durations.ts";

/** Per call. The next call continues an interrupted upload. */
const timeLimitMs = 30 * minuteMs;

/** Advice that restic can't give, because it doesn't know this command or which variables the owner sets. */
const advice =
  "Check RESTIC_REPOSITORY and RESTIC_PASSWORD_FILE. If the repository is missing, mount its disk, or create a new one: npm run leads -- copy-backups --init";

export interface ResticOptions {
  /** Contains restic's own settings. */
  env: Readonly<Record<string, string | undefined>>;
  /** Paths in the repository are relative to this folder. */
  cwd: string;
  limitMs?: number | undefined;
}

/** Runs restic and returns what it printed. Throws `OperatorError`. */
export async function runRestic(args: readonly string[], options: ResticOptions): Promise<string> {
  const { failure, output, report } = await execRestic(args, options);
  if (!failure) return output;
  if (failure.code === "ENOENT") {
    throw new OperatorError("restic is not installed. Install it: apt-get install restic");
  }
  const says = report && ` It says: ${report}`;
  throw new OperatorError(
    failure.killed
      ? `restic ${args[0]} took too long: the repository is slow or doesn't respond. The next copy continues where this one stopped.${says}`
      : `restic ${args[0]} failed.${says} ${advice}`,
  );
}

function execRestic(args: readonly string[], { env, cwd, limitMs = timeLimitMs }: ResticOptions) {
  return new Promise<{ failure: ExecFileException | null; output: string; report: string }>((resolve) => {
    // SIGKILL, because restic would wait for a repository that doesn't respond. `restic unlock` removes the leftover lock.
    const options = { env: { ...env }, cwd, timeout: limitMs, killSignal: "SIGKILL" } as const;
    const child = execFile("restic", args, options, (failure, output, errors) => {
      // Without logins in URLs. The reason is at the end, after any warnings and retries.
      const report = errors
        .trim()
        .replaceAll(/\/\/[^/\s@]*@/g, "//***@")
        .replaceAll("\n", " ")
        .slice(-500);
      resolve({ failure, output, report });
    });
    // Otherwise, restic might wait for a password.
    child.stdin?.end();
  });
}
