import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** `forms-server.ts`, running in its own process. */
export interface RunningForms {
  address: string;
  /** What the store has logged so far. */
  readonly log: string;
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

export function startForms(dataDir: string, env: Record<string, string> = {}): Promise<RunningForms> {
  return startProcess([process.execPath, server], dataDir, env);
}

/** Limits each file to `blocks` blocks of 512 bytes, which looks like a full disk to SQLite. */
export function startFormsOnSmallDisk(dataDir: string, blocks: number): Promise<RunningForms> {
  const limited = `ulimit -f ${blocks}; exec "$0" "$@"`;
  return startProcess(["sh", "-c", limited, process.execPath, server], dataDir, {});
}

const server = join(import.meta.dirname, "forms-server.ts");

async function startProcess(
  [command = "", ...args]: readonly string[],
  dataDir: string,
  env: Record<string, string>,
): Promise<RunningForms> {
  const child = spawn(command, args, {
    env: { ...process.env, FORM_LIMITS: "off", ...env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => {
    log += chunk;
  });
  const exited = once(child, "exit");
  const notStarted = exited.then(() => Promise.reject(new Error(`The server did not start:\n${log}`)));
  const [line]: Buffer[] = await Promise.race([once(child.stdout, "data"), notStarted]);
  notStarted.catch(() => undefined);
  return {
    get log() {
      return log;
    },
    address: `http://127.0.0.1:${line?.toString().trim()}`,
    stop: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

export function numberedPost(number: number): Record<string, unknown> {
  return {
    formType: "contact",
    mode: "full",
    firstName: "Asha",
    lastName: "Rao",
    email: `asha${number}@example.com`,
    message: `Message number ${number}`,
  };
}

export function sendPost(
  address: string,
  post: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${address}/api/forms`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(post),
  });
}
