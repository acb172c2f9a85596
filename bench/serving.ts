import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { startSite } from "../tests/support/running-site.ts";
import { measureLoad } from "./load.ts";
import { readOptions } from "./options.ts";
import { finish, limitFrom, limitTo, measureInTurns, median, printRow } from "./report.ts";

/**
 * Requests per second for one prerendered, gzipped article: our server, a bare Node server that writes the same buffer, and
 * nginx if it is installed; in turns, the median counts. All servers are warm.
 * `npm run bench -- serving [--path /read-insight/…] [--rounds 5] [--seconds 3] [--connections 32] [--port 4200]`
 */
const limits = new Map([
  ["bare Node", 0.75],
  ["nginx", 0.65],
]);

const path = "/read-insight/multi-channel-gtm-rhythm-lean-teams";
const options = readOptions({ path, rounds: "5", seconds: "3", connections: "32", port: "4200" });
const headers = { "Accept-Encoding": "gzip" };
const folder = mkdtempSync(join(tmpdir(), "bench-serving-"));
const running: ChildProcess[] = [];
const site = await startSite();
try {
  await run();
} finally {
  for (const child of running) child.kill();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const [barePort, nginxPort] = [Number(options.port), Number(options.port) + 1];
  const page = await fetchGzipped(site.origin + options.path);
  const file = join(folder, "page.html.gz");
  writeFileSync(file, page);
  const contenders = new Map([["ours", () => load(site.origin)]]);
  await start(process.execPath, ["bench/bare-server.ts", file, String(barePort)], barePort);
  contenders.set("bare Node", () => load(`http://127.0.0.1:${barePort}`));
  if (await startNginx(page, nginxPort)) contenders.set("nginx", () => load(`http://127.0.0.1:${nginxPort}`));
  // Warm-up.
  await measureInTurns(1, contenders);
  const results = await measureInTurns(Number(options.rounds), contenders);

  console.log(
    `${options.path}, ${page.byteLength} bytes gzipped, ${options.connections} connections, medians.\n`,
  );
  printRow("", ["requests/s", "p99 ms", "ours beside it", "at least"], 15);
  const rateOf = (name: string) => median((results.get(name) ?? []).map((load) => load.requestsPerSecond));
  for (const [name, loads] of results) {
    const p99 = median(loads.map((load) => load.p99Ms)).toFixed(1);
    const least = limits.get(name);
    const ratio = rateOf("ours") / rateOf(name);
    printRow(name, [Math.round(rateOf(name)), p99, ratio.toFixed(2), least ?? ""], 15);
    if (least) limitFrom(least, `ours beside ${name}`, ratio);
    for (const { failures } of loads) limitTo(0, `${name}, failures`, failures);
  }
  if (!results.has("nginx")) console.log("nginx is not installed.");
  finish();
}

function load(origin: string) {
  const [connections, durationMs] = [Number(options.connections), Number(options.seconds) * 1000];
  return measureLoad({ url: origin + options.path, headers, connections, durationMs });
}

/** Starts a server and waits until it responds. */
async function start(command: string, args: readonly string[], port: number): Promise<void> {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  running.push(child);
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (response) return void (await response.arrayBuffer());
    await sleep(100);
  }
  throw new Error(`${command} ${args[0]} does not respond on port ${port}.`);
}

/** Fetches the page still compressed; `fetch` would decompress it. */
function fetchGzipped(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      if (response.statusCode === 200) resolve(Buffer.concat(chunks));
      else reject(new Error(`${url} responded ${response.statusCode}.`));
    }).on("error", reject);
  });
}

/** Starts nginx with one worker and no log; returns false where it is not installed. */
async function startNginx(page: Buffer, port: number): Promise<boolean> {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
  } catch {
    return false;
  }
  const root = join(folder, "root");
  mkdirSync(join(root, options.path, ".."), { recursive: true });
  writeFileSync(join(root, `${options.path}.gz`), page);
  writeFileSync(join(root, options.path), gunzipSync(page));
  const config = join(folder, "nginx.conf");
  // Started by root, nginx would switch to a user who cannot read a temporary folder.
  const asRoot = process.getuid?.() === 0 ? "user root; " : "";
  writeFileSync(
    config,
    `daemon off; ${asRoot}worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 100000000; default_type text/html;
  gzip_static on; gzip_vary on; open_file_cache max=100;
  client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2; fastcgi_temp_path ${folder}/3;
  uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
  server { listen 127.0.0.1:${port}; root ${root}; } }`,
  );
  await start("nginx", ["-c", config, "-p", folder], port);
  return true;
}
