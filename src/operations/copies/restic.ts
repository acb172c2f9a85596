import { execFile } from "node:child_process";
import { minuteMs } from "../../durations.ts";
import { OperatorError } from "../../operator-error.ts";

/** For each call. An interrupted upload continues at the next one. */
const timeLimitMs = 30 * minuteMs;

/** restic's exit code if a file was missing, for example because the server has just deleted it. */
const incompleteCode = 3;

/** Parts of what restic says, in any version and for any kind of place, with the fix. The first match counts. */
const fixes: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/no space left|quota|storage.?full/i, "The place is full: make room there, or lower COPY_KEEP_DAYS."],
  [
    /wrong password|no key found/i,
    "The password is wrong: RESTIC_PASSWORD_FILE must contain the one that the place was set up with.",
  ],
  [
    /empty password|resolving password|reading password/i,
    "There is no password: set RESTIC_PASSWORD_FILE to a file that this user can read.",
  ],
  [/already locked/i, "Another restic is using the place; the next copy tries again."],
  [/config.* already (exists|initialized)/i, "The place is already set up: run it without --init."],
  [
    /connection (refused|reset)|no such host|i\/o timeout|network is unreachable|sftp session|dial tcp/i,
    "The place can't be reached: check RESTIC_REPOSITORY, its key and the network.",
  ],
  [
    /access.?denied|permission denied|forbidden|40[13]|read-only file system|access key|signature/i,
    "The place rejects this user: check its key, or the folder's permissions.",
  ],
  [
    /is there a repository|no such file|does not exist|unable to open/i,
    "The place is gone: mount its disk, or correct RESTIC_REPOSITORY. To set up a new place: npm run leads -- copy-backups --init",
  ],
];

export interface ResticPlace {
  /** Contains restic's own settings. */
  env: Readonly<Record<string, string | undefined>>;
  /** Paths in the place are relative to this folder. */
  cwd: string;
  limitMs?: number | undefined;
}

/** Runs restic and returns what it printed. Throws `OperatorError`. */
export async function runRestic(args: readonly string[], place: ResticPlace): Promise<string> {
  const first = await execRestic(args, place);
  // A second attempt finds the current files.
  const { code, output, report } = first.code === incompleteCode ? await execRestic(args, place) : first;
  if (code === 0) return output;
  if (code === "ENOENT")
    throw new OperatorError("restic is not installed. Install it: apt-get install restic");
  const fix =
    code === "timeout"
      ? "It took too long: the place is slow or doesn't respond. The next copy continues where this one stopped."
      : fixes.find(([pattern]) => pattern.test(report))?.[1];
  throw new OperatorError(
    [`restic ${args[0]} failed.`, fix, report && `It says: ${report}`].filter(Boolean).join(" "),
  );
}

function execRestic(args: readonly string[], { env, cwd, limitMs = timeLimitMs }: ResticPlace) {
  return new Promise<{ code: number | string; output: string; report: string }>((resolve) => {
    // SIGKILL, because restic would wait for a place that doesn't respond. `restic unlock` removes the lock that remains.
    const options = { env: { ...env }, cwd, timeout: limitMs, killSignal: "SIGKILL" } as const;
    const child = execFile("restic", args, options, (error, output, errors) => {
      // Without logins in URLs.
      const report = errors
        .trim()
        .replaceAll(/\/\/[^/\s@]*@/g, "//***@")
        .replaceAll("\n", " ")
        .slice(0, 500);
      const failure = error?.killed ? "timeout" : error?.code === "ENOENT" ? "ENOENT" : Number(error?.code);
      resolve({ code: error ? failure : 0, output, report });
    });
    // Otherwise restic could wait for a password.
    child.stdin?.end();
  });
}
