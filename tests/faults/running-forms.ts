import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A forms server in a process of its own. */
export interface RunningForms {
  address: string;
  process: ChildProcess;
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Starts the forms server on a data folder; the system chooses the port. */
export async function startForms(dataDir: string, env: Record<string, string> = {}): Promise<RunningForms> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "forms-server.ts")], {
    env: { ...process.env, FORM_LIMITS: "off", ...env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const [line]: Buffer[] = await once(child.stdout, "data");
  return {
    address: `http://127.0.0.1:${line?.toString().trim()}`,
    process: child,
    stop: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** A submission that differs from all others by its number. */
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

/** Posts a submission as JSON. */
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
