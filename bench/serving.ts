import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { type LoadResult, measureLoad } from "./load.ts";
import { finish, limitFrom, limitTo, median } from "./report.ts";
import { startProcess } from "./start-process.ts";

/**
 * Requests a second for one prerendered article, gzipped beforehand: our server, a bare Node server that writes the
 * same buffer, and nginx where installed; in turns, the median counts. The server is warm.
 * `npm run bench -- serving [--path /read-insight/…] [--rounds 5] [--seconds 3] [--port 4200]`
 */
const limits = { "bare Node": 0.75, nginx: 0.65 };

const { values } = parseArgs({
  options: {
    path: { type: "string", default: "/read-insight/multi-channel-gtm-rhythm-lean-teams" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    connections: { type: "string", default: "32" },
    port: { type: "string", default: "4200" },
  },
});
const port = Number(values.port);
const headers = { "Accept-Encoding": "gzip" };
const folder = mkdtempSync(join(tmpdir(), "bench-serving-"));
const running: ChildProcess[] = [];

try {
  await run();
} finally {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  await start(process.execPath, ["src/server/main.ts"], port, {
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: join(folder, "data"),
    NODE_ENV: "production",
  });
  const page = await fetchGzipped(`http://127.0.0.1:${port}${values.path}`);
  const file = join(folder, "page.html.gz");
  writeFileSync(file, page);
  const contenders = new Map([["ours", port]]);
  await start(process.execPath, ["bench/bare-server.ts", file, String(port + 1)], port + 1);
  contenders.set("bare Node", port + 1);
  if (await startNginx(page, port + 2)) contenders.set("nginx", port + 2);

  const results = await measureInTurns(contenders);
  print(results, page.byteLength);
}

async function measureInTurns(contenders: ReadonlyMap<string, number>) {
  const results = new Map<string, LoadResult[]>();
  const load = (target: number, durationMs: number) =>
    measureLoad({
      url: `http://127.0.0.1:${target}${values.path}`,
      headers,
      connections: Number(values.connections),
      durationMs,
    });
  for (const target of contenders.values()) await load(target, 1_000);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, target] of contenders) {
      const result = await load(target, Number(values.seconds) * 1000);
      results.set(name, [...(results.get(name) ?? []), result]);
    }
  }
  return results;
}

function print(results: ReadonlyMap<string, LoadResult[]>, bytes: number): void {
  const medians = new Map<string, number>();
  console.log(`Serving ${values.path}, ${bytes} bytes gzipped, ${values.connections} connections`);
  for (const [name, rounds] of results) {
    const requests = median(rounds.map((round) => round.requestsPerSecond));
    const p99 = median(rounds.map((round) => round.p99Ms));
    const faults = rounds.reduce((sum, round) => sum + round.faults, 0);
    medians.set(name, requests);
    const row = `${String(Math.round(requests)).padStart(8)} requests/s  p99 ${p99.toFixed(1)} ms`;
    console.log(`  ${name.padEnd(10)}${row}${faults ? `  ${faults} faults` : ""}`);
    limitTo(0, `${name}, faults`, faults);
  }
  const ours = medians.get("ours") ?? 0;
  for (const [name, least] of Object.entries(limits)) {
    const theirs = medians.get(name);
    const ratio = theirs ? `${(ours / theirs).toFixed(2)} (at least ${least})` : "not installed";
    console.log(`  ours / ${name}: ${ratio}`);
    if (theirs) limitFrom(least, `ours / ${name}`, ours / theirs);
  }
  finish();
}

async function start(command: string, args: string[], listensOn: number, env: Record<string, string> = {}) {
  running.push(await startProcess(command, args, `http://127.0.0.1:${listensOn}/`, env));
}

/** The page as the server sends it; `fetch` unpacks, so the raw bytes are asked for without it. */
function fetchGzipped(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    }).on("error", reject);
  });
}

/** One worker, no log, the page gzipped beforehand; false where nginx is not installed. */
async function startNginx(page: Buffer, listensOn: number): Promise<boolean> {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
  } catch {
    return false;
  }
  const root = join(folder, "root");
  mkdirSync(join(root, values.path, ".."), { recursive: true });
  writeFileSync(join(root, `${values.path}.gz`), page);
  writeFileSync(join(root, values.path), gunzipSync(page));
  const config = join(folder, "nginx.conf");
  // Started by root, nginx would read as a user who may not enter a temporary folder.
  const asRoot = process.getuid?.() === 0 ? "user root; " : "";
  writeFileSync(
    config,
    `daemon off; ${asRoot}worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 100000000; default_type text/html;
  gzip_static on; gzip_vary on; open_file_cache max=100;
  client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2; fastcgi_temp_path ${folder}/3;
  uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
  server { listen 127.0.0.1:${listensOn}; root ${root}; } }`,
  );
  await start("nginx", ["-c", config, "-p", folder], listensOn);
  return true;
}
