import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import type { Selectable } from "kysely";
import type { LeadsTable } from "#leads/store/schema.ts";
import { createKysely, databasePath } from "#leads/store/sqlite/open-database.ts";

const projectRoot = fileURLToPath(new URL("../../..", import.meta.url));
const nodePath = join(projectRoot, "node_modules", "node", "bin", "node");
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;

export interface RunningSite {
  /** `http://127.0.0.1:{port}` */
  origin: string;
  dataFolder: string;
  pid: number;
  /** Accepted leads, newest first. */
  listLeads(): Promise<Selectable<LeadsTable>[]>;
  /** Sends SIGTERM and removes the data unless `DATA_DIR` was given. */
  stop(): Promise<void>;
  /** Sends SIGKILL and keeps the data. */
  kill(): Promise<void>;
}

/**
 * Starts the built site on a free port. Needs a finished build. Throws the server's output if it does not start within
 * 30 s.
 */
export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const dataFolder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "running-site-"));
  const environment = { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataFolder, ...env };
  const server = spawn(nodePath, ["src/server/main.ts"], { cwd: projectRoot, env: environment });
  const origin = await readOrigin(server);
  return {
    origin,
    dataFolder,
    pid: server.pid ?? 0,
    listLeads: () => listLeads(dataFolder),
    stop: async () => {
      await stopProcess(server);
      if (!env.DATA_DIR) rmSync(dataFolder, { recursive: true, force: true });
    },
    kill: async () => {
      const exited = once(server, "exit");
      server.kill("SIGKILL");
      await exited;
    },
  };
}

/** Reads the database directly, because running a command would take half a second. */
async function listLeads(dataFolder: string): Promise<Selectable<LeadsTable>[]> {
  const db = createKysely(new DatabaseSync(databasePath(dataFolder), { readOnly: true }));
  try {
    return await db
      .selectFrom("leads")
      .selectAll()
      .where("state", "=", "accepted")
      .orderBy("id", "desc")
      .execute();
  } finally {
    await db.destroy();
  }
}

function readOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const timer = setTimeout(
      () => reject(new Error(`The server did not start:\n${printed}`)),
      START_TIMEOUT_MS,
    );
    const read = (chunk: Buffer) => {
      printed += chunk;
      const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(printed)?.[0];
      if (!address || address.endsWith(":0")) return;
      clearTimeout(timer);
      resolve(address);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.on("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${printed}`));
    });
  });
}

function stopProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill("SIGKILL"), STOP_TIMEOUT_MS);
    server.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill("SIGTERM");
  });
}
