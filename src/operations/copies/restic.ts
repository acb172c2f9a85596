import { execFile } from "node:child_process";
import { minuteMs } from "../../durations.ts";
import { OperatorError } from "../../operator-error.ts";

/** Per call. The next call continues an interrupted upload. */
const timeLimitMs = 30 * minuteMs;

/** restic's exit code if it couldn't read a file, for example because the server has just deleted it. */
const incompleteCode = 3;

/** Matches parts of restic's errors, across versions and backends, to a fix. The first match wins. */
const fixes: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [
    /no space left|quota|storage.?full/i,
    "The repository is full: free some space there, or lower COPY_KEEP_DAYS.",
  ],
  [
    /wrong password|no key found/i,
    "The password is wrong: RESTIC_PASSWORD_FILE must contain the one that the repository was initialized with.",
  ],
  [
    /empty password|resolving password|reading password/i,
    "There is no password: set RESTIC_PASSWORD_FILE to a file that this user can read.",
  ],
  [/already locked/i, "Another restic process is using the repository; the next copy will try again."],
  [
    /config.* already (exists|initialized)/i,
    "The repository already exists: run the command without --init.",
  ],
  [
    /connection (refused|reset)|no such host|i\/o timeout|network is unreachable|sftp session|dial tcp/i,
    "The repository can't be reached: check RESTIC_REPOSITORY, its key and the network.",
  ],
  [
    /access.?denied|permission denied|forbidden|40[13]|read-only file system|access key|signature/i,
    "The repository rejects this user: check its key, or the folder's permissions.",
  ],
  [
    /is there a repository|no such file|does not exist|unable to open/i,
    "The repository is missing: mount its disk, or correct RESTIC_REPOSITORY. To create a new one: npm run leads -- copy-backups --init",
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
      : fixes.find(([pattern]) => pattern.test(report))?.[1];
  throw new OperatorError(
    [`restic ${args[0]} failed.`, fix, report && `It says: ${report}`].filter(Boolean).join(" "),
  );
}

function execRestic(args: readonly string[], { env, cwd, limitMs = timeLimitMs }: ResticOptions) {
  return new Promise<{ code: number | string; output: string; report: string }>((resolve) => {
    // SIGKILL, because restic would wait for a repository that doesn't respond. `restic unlock` removes the leftover lock.
    const options = { env: { ...env }, cwd, timeout: limitMs, killSignal: "SIGKILL" } as const;
    const child = execFile("restic", args, options, (error, output, errors) => {
      // Remove logins from URLs.
      const report = errors
        .trim()
        .replaceAll(/\/\/[^/\s@]*@/g, "//***@")
        .replaceAll("\n", " ")
        .slice(0, 500);
      const failure = error?.killed ? "timeout" : error?.code === "ENOENT" ? "ENOENT" : Number(error?.code);
      resolve({ code: error ? failure : 0, output, report });
    });
    // Otherwise, restic might wait for a password.
    child.stdin?.end();
  });
}
