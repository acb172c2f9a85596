import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { startSite } from "../tests/support/running-site.ts";
import { load } from "./load.ts";
import { finish, limitFrom, limitTo, median, printRow, readOptions } from "./report.ts";

/**
 * Processor time of a server for one gzipped article: ours beside a bare Node server that writes the same bytes, in turns,
 * medians. Not requests a second: on two cores the client is the slower part, and both servers would look alike.
 * `npm run bench -- serving [--path /read-insight/…] [--rounds 5] [--seconds 3] [--connections 32]` (Linux)
 */
const least = 0.75;
const path = "/read-insight/multi-channel-gtm-rhythm-lean-teams";
const options = readOptions({ path, rounds: "5", seconds: "3", connections: "32" });
const bareServer = `require("node:http").createServer((request, response) => {
  const body = globalThis.body ??= require("node:fs").readFileSync(process.argv[1]);
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip", "Content-Length": body.byteLength,
  });
  response.end(body);
}).listen(0, "127.0.0.1", function () { console.log(this.address().port); })`;

const site = await startSite();
const file = `build/site${options.path}.html.gz`;
const bare = spawn(process.execPath, ["-e", bareServer, file], { stdio: ["ignore", "pipe", "inherit"] });
try {
  const [port]: Buffer[] = await once(bare.stdout, "data");
  const servers = [
    { name: "ours", origin: site.origin, pid: site.pid, perRequest: [] as number[] },
    {
      name: "bare Node",
      origin: `http://127.0.0.1:${String(port).trim()}`,
      pid: bare.pid ?? 0,
      perRequest: [] as number[],
    },
  ];
  // The first round warms up.
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    for (const { name, origin, pid, perRequest } of servers) {
      const before = readProcessorMs(pid);
      const args = ["--connections", options.connections, "--headers", "Accept-Encoding=gzip"];
      const result = await load(origin + options.path, Number(options.seconds), ...args);
      limitTo(0, `${name}, failures`, result.non2xx + result.errors);
      if (round > 0) perRequest.push((1000 * (readProcessorMs(pid) - before)) / result["2xx"]);
    }
  }
  const [ours = Number.NaN, bareNode = Number.NaN] = servers.map(({ perRequest }) => median(perRequest));
  console.log(`${options.path}, processor time of each request, medians of ${options.rounds}.\n`);
  printRow("", ["µs", "requests/s of a core"], 22);
  for (const { name, perRequest } of servers)
    printRow(name, [median(perRequest), Math.round(1e6 / median(perRequest))], 22);
  console.log(`\nOurs serves ${(bareNode / ours).toFixed(2)} of bare Node's requests (at least ${least}).`);
  limitFrom(least, "ours beside bare Node", bareNode / ours);
  finish();
} finally {
  bare.kill();
  await site.stop();
}

/** Returns the processor time of a process so far. Linux counts it in hundredths of a second. */
function readProcessorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}
