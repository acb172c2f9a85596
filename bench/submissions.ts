import { readFileSync } from "node:fs";
import { eachField } from "../src/leads/index.ts";
import { paths } from "../src/site/index.ts";
import { openStore } from "../src/store/index.ts";
import { startPostgres, whyNoPostgres } from "../tests/support/postgres/server.ts";
import { startSite } from "../tests/support/running-site.ts";
import { inTemporaryFolder } from "./leads.ts";
import { type Load, load } from "./load.ts";
import { finish, limitFrom, limitTo, printRow, readOptions } from "./report.ts";

/**
 * 200 submissions a second on SQLite and on PostgreSQL (both durable), while mails are written and pages read, beside the
 * same pages without that load; then the most submissions a second. At the end the rows are counted.
 * `npm run bench -- submissions [--database sqlite|postgres] [--seconds 60] [--connections 50]` (Linux)
 */
const options = readOptions({ database: "sqlite,postgres", seconds: "60", connections: "50" });
const seconds = Number(options.seconds);
const rates = { submissions: 200, pages: 100 };
const limits = {
  p99Ms: { sqlite: 50, postgres: 80 },
  pagesGrowth: 1.2,
  /** No visitor notices less, whatever it was without the load. */
  pagesP99Ms: 10,
  /** Garbage that nothing has collected yet. */
  memoryGrowthMb: 50,
};
/** autocannon replaces `[<id>]`, so each is a different lead. */
const body = JSON.stringify({
  ...eachField(() => ""),
  ...{ formType: "contact", mode: "full", firstName: "Asha", lastName: "Rao", company: "Firm" },
  ...{ email: "visitor-[<id>]@firm.example", linkedinUrl: "https://www.linkedin.com/in/asha-rao" },
  message: "Our funnel lost a third of its demos since March; can you audit it with us?",
});

for (const name of ["sqlite", "postgres"] as const) {
  if (!options.database.includes(name)) continue;
  if (name === "sqlite") await measure(name);
  else if (whyNoPostgres) console.log(`PostgreSQL is not measured: ${whyNoPostgres}.`);
  else {
    const server = await startPostgres({ isDurable: true });
    await server.run("create database site");
    await measure(name, server.urlOf("site")).finally(() => server.remove());
  }
}
finish();

async function measure(name: "sqlite" | "postgres", databaseUrl?: string): Promise<void> {
  await inTemporaryFolder(async (dataDir) => {
    const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
    const site = await startSite({ DATA_DIR: dataDir, FORM_LIMITS: "off", ...database });
    const loads: Load[] = [];
    const submit = async (forSeconds: number, ...rate: string[]) => {
      const post = [
        "--method",
        "POST",
        "--headers",
        "Content-Type=application/json",
        "--body",
        body,
        "--idReplacement",
      ];
      const args = ["--connections", options.connections, ...post, ...rate];
      loads.push(await load(`${site.origin}/api/forms`, forSeconds, ...args));
      return loads.at(-1) as Load;
    };
    const readPages = (forSeconds: number) =>
      load(
        site.origin + paths.hub,
        forSeconds,
        "--headers",
        "Accept-Encoding=gzip",
        "--overallRate",
        String(rates.pages),
      );
    const rate = ["--overallRate", String(rates.submissions)];
    // Warm-up.
    await Promise.all([submit(5, ...rate), readPages(5)]);
    const alone = await readPages(Math.min(seconds, 15));
    const memoryBefore = readMemoryMb(site.pid);
    const [submissions, pages] = await Promise.all([submit(seconds, ...rate), readPages(seconds)]);
    const memoryMb = readMemoryMb(site.pid) - memoryBefore;
    const most = await submit(5);
    await site.stop();
    const store = await openStore({ dataDir, databaseUrl });
    const stored = (await store.listOrigins({ state: "accepted", limit: 1e9 })).length;
    const deliveries = (await store.listDeliveries({ limit: 1e9 })).length;
    await store.close();
    const acknowledged = loads.reduce((sum, each) => sum + each["2xx"], 0);

    printRow(`\n${name}`, ["a second", "p50 ms", "p99 ms"]);
    for (const [what, { duration, latency, "2xx": answered }] of Object.entries({
      submissions,
      "pages meanwhile": pages,
      "pages alone": alone,
      "the most submissions": most,
    }))
      printRow(what, [answered / duration, latency.p50, latency.p99]);
    console.log(
      `${memoryMb} MB more; ${acknowledged} acknowledged, ${stored} stored, ${deliveries} deliveries`,
    );
    const failures = [...loads, alone, pages].reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
    limitTo(0, `${name}: failures`, failures);
    limitFrom(
      rates.submissions * 0.97,
      `${name}: submissions a second`,
      submissions["2xx"] / submissions.duration,
    );
    limitTo(limits.p99Ms[name], `${name}: submissions, p99 ms`, submissions.latency.p99);
    const pagesMs = Math.max(alone.latency.p99 * limits.pagesGrowth, limits.pagesP99Ms);
    limitTo(pagesMs, `${name}: pages, p99 ms`, pages.latency.p99);
    limitTo(limits.memoryGrowthMb, `${name}: memory, MB more`, memoryMb);
    limitFrom(acknowledged, `${name}: stored of those acknowledged`, stored);
    limitFrom(2 * stored, `${name}: deliveries of those stored`, deliveries);
  });
}

/** Returns the resident memory of a process. */
function readMemoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000);
}
