import { readFileSync } from "node:fs";
import { paths } from "#config/index.ts";
import { eachField } from "#leads/forms/index.ts";
import { openStore } from "#leads/store/index.ts";
import { startPostgres, whyNoPostgres } from "../tests/support/leads/postgres/server.ts";
import { startSite } from "../tests/support/server/running-site.ts";
import { load } from "./load.ts";
import { readOptions, report } from "./report.ts";

/**
 * Sends 200 submissions per second to SQLite and PostgreSQL (both durable) while emails are written and pages read, and
 * compares the pages with an idle server; then sends as many as possible. Counts the rows at the end.
 * `npm run bench -- submissions [--database sqlite|postgres] [--seconds 60]` (Linux)
 */
const options = readOptions({ database: "sqlite,postgres", seconds: "60" });
const seconds = Number(options.seconds);
/** autocannon replaces `[<id>]`, so every submission is a different lead. */
const body = JSON.stringify({
  ...eachField(() => ""),
  formType: "contact",
  mode: "full",
  firstName: "Asha",
  lastName: "Rao",
  company: "Firm",
  email: "visitor-[<id>]@firm.example",
  linkedinUrl: "https://www.linkedin.com/in/asha-rao",
  message: "Our funnel lost a third of its demos since March; can you audit it with us?",
});

const post = ["--connections", "50", "--method", "POST", "--headers", "Content-Type=application/json"];

if (options.database.includes("sqlite")) await measure("SQLite", 50);
if (options.database.includes("postgres") && whyNoPostgres) console.log(`No PostgreSQL: ${whyNoPostgres}.`);
else if (options.database.includes("postgres")) {
  const server = await startPostgres({ isDurable: true });
  await server.run("create database site");
  await measure("PostgreSQL", 80, server.urlOf("site")).finally(() => server.remove());
}

async function measure(name: string, maxP99Ms: number, databaseUrl?: string): Promise<void> {
  const site = await startSite({ FORM_LIMITS: "off", ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  const submit = (forSeconds: number, ...rate: string[]) =>
    load(`${site.origin}/api/forms`, forSeconds, ...post, "--body", body, "--idReplacement", ...rate);
  const readPages = (forSeconds: number) =>
    load(site.origin + paths.hub, forSeconds, "--headers", "Accept-Encoding=gzip", "--overallRate", "100");
  const [warm] = await Promise.all([submit(5, "--overallRate", "200"), readPages(5)]);
  const alone = await readPages(Math.min(seconds, 15));
  const memoryBefore = readMemoryMb(site.pid);
  const [steady, pages] = await Promise.all([submit(seconds, "--overallRate", "200"), readPages(seconds)]);
  const memoryAfter = readMemoryMb(site.pid);
  const most = await submit(5);
  const acknowledged = warm["2xx"] + steady["2xx"] + most["2xx"];
  const store = await openStore({ dataDir: site.dataFolder, databaseUrl });
  const stored = (await store.listOrigins({ state: "accepted", limit: 1e9 })).length;
  const deliveries = (await store.listDeliveries({ limit: 1e9 })).length;
  await store.close();
  await site.stop();
  report(name, {
    "submissions per second": [steady["2xx"] / steady.duration, undefined, 194],
    "their p99, ms": [steady.latency.p99, maxP99Ms],
    // Visitors don't notice a 10 ms delay.
    "p99 of pages under load, ms": [pages.latency.p99, Math.max(alone.latency.p99 * 1.2, 10)],
    "p99 of pages without load, ms": [alone.latency.p99],
    "memory growth, MB": [memoryAfter - memoryBefore, 50],
    "maximum per second": [most["2xx"] / most.duration],
    "stored per acknowledged": [stored / acknowledged, undefined, 1],
    "deliveries per lead": [deliveries / stored, undefined, 2],
  });
}

function readMemoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000);
}
