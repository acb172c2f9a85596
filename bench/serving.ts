import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { startSite } from "../tests/support/server/running-site.ts";
import { load } from "./load.ts";
import { median, readOptions, report } from "./report.ts";

/**
 * Measures median CPU time per response for one gzipped article, alternating between our server and a bare Node server that
 * writes the same bytes. Requests per second would be the same, because on two cores the client is the bottleneck.
 * `npm run bench -- serving [--path /read-insight/…] [--rounds 5] [--seconds 3]` (Linux)
 */
const path = "/read-insight/multi-channel-gtm-rhythm-lean-teams";
const options = readOptions({ path, rounds: "5", seconds: "3" });
const bareServer = `const body = require("node:fs").readFileSync(process.argv[1]);
const headers = { "Content-Type": "text/html", "Content-Encoding": "gzip", "Content-Length": body.byteLength };
require("node:http").createServer((request, response) => response.writeHead(200, headers).end(body))
  .listen(0, "127.0.0.1", function () { console.log(this.address().port); })`;

const site = await startSite();
const file = `build/site${options.path}.html.gz`;
const bare = spawn(process.execPath, ["-e", bareServer, file], { stdio: ["ignore", "pipe", "inherit"] });
const [port]: Buffer[] = await once(bare.stdout, "data");
const ours: number[] = [];
const bareNode: number[] = [];
try {
  // The first round warms up.
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    ours[round] = await measure(site.pid, site.origin);
    bareNode[round] = await measure(bare.pid ?? 0, `http://127.0.0.1:${String(port).trim()}`);
  }
} finally {
  bare.kill();
  await site.stop();
}
const [oursUs, bareUs] = [median(ours.slice(1)), median(bareNode.slice(1))];
report(options.path, { "ours, µs": [oursUs], "bare Node, µs": [bareUs] });
report("Requests relative to bare Node", { share: [bareUs / oursUs, undefined, 0.75] });

/** Returns the CPU time of one response, in µs. */
async function measure(pid: number, origin: string): Promise<number> {
  const before = readCpuMs(pid);
  const args = ["--connections", "32", "--headers", "Accept-Encoding=gzip"];
  const result = await load(origin + options.path, Number(options.seconds), ...args);
  return (1000 * (readCpuMs(pid) - before)) / result["2xx"];
}

/** Returns the CPU time that a process has used so far. Linux counts it in hundredths of a second. */
function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}
