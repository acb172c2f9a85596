import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eachField, type Submission } from "../src/leads/index.ts";
import { paths } from "../src/site/index.ts";
import { whyNoPostgres } from "../tests/support/postgres/server.ts";
import { startSite } from "../tests/support/running-site.ts";
import { type LoadOptions, type LoadResult, measureLoad } from "./load.ts";
import { type MeasuredDatabase, openPostgres, openSqlite } from "./measured-database.ts";
import { readOptions } from "./options.ts";
import { finish, limitFrom, limitTo, measureInTurns, median, printRow } from "./report.ts";

/**
 * Submissions on SQLite and on PostgreSQL: 200 a second for `--seconds`, while the worker mails them to a local server and
 * pages are read, beside the same pages without that load. Then the most that are stored a second, in turns with a bare
 * loop that commits one row after the other; the median counts. At the end the rows are counted.
 * `npm run bench -- submissions [--database sqlite|postgres] [--seconds 60] [--rounds 3] [--parallel 50]`
 */
const options = readOptions({ database: "both", seconds: "60", rounds: "3", parallel: "50" });
const connections = Number(options.parallel);
const durationMs = Number(options.seconds) * 1000;
const roundMs = 2000;

/** Requests a second. */
const rates = { submissions: 200, pages: 100 };
const limits = {
  pagesGrowth: 1.2,
  /** No visitor notices less, whatever it was without the load. */
  pagesP99Ms: 10,
  /** Garbage that nothing has collected yet. */
  memoryGrowthMb: 50,
};
const databases = {
  sqlite: { name: "SQLite", maxP99Ms: 50, open: openSqlite },
  postgres: { name: "PostgreSQL", maxP99Ms: 80, open: openPostgres },
};
let number = 0;

const sink = spawn(process.execPath, [join(import.meta.dirname, "mail-sink.ts")]);
try {
  const [port]: Buffer[] = await once(sink.stdout, "data");
  const smtpUrl = `smtp://127.0.0.1:${String(port).trim()}`;
  for (const [key, { name, maxP99Ms, open }] of Object.entries(databases)) {
    if (!["both", key].includes(options.database)) continue;
    if (key === "postgres" && whyNoPostgres) console.log(`PostgreSQL is not measured: ${whyNoPostgres}.`);
    else await measure(name, maxP99Ms, await open(), smtpUrl);
  }
  finish();
} finally {
  sink.kill();
}

async function measure(name: string, maxP99Ms: number, database: MeasuredDatabase, smtpUrl: string) {
  const site = await startSite({ ...database.env, FORM_LIMITS: "off", SMTP_URL: smtpUrl });
  let acknowledged = 0;
  const submit = async (load: Pick<LoadOptions, "durationMs" | "perSecond">) => {
    const headers = { "Content-Type": "application/json" };
    const makeBody = () => JSON.stringify(nextSubmission());
    const result = await measureLoad({
      url: `${site.origin}/api/forms`,
      ...{ headers, makeBody, connections, ...load },
    });
    acknowledged += result.responses;
    limitTo(0, `${name}: failed submissions`, result.failures);
    return result;
  };
  const readPages = async (pagesMs: number) => {
    const load = { connections, perSecond: rates.pages, durationMs: pagesMs };
    const headers = { "Accept-Encoding": "gzip" };
    const result = await measureLoad({ url: site.origin + paths.hub, headers, ...load });
    limitTo(0, `${name}: failed pages`, result.failures);
    return result;
  };

  try {
    // Warm-up.
    const steady = { perSecond: rates.submissions, durationMs };
    await Promise.all([submit({ ...steady, durationMs: 5000 }), readPages(5000)]);

    const alone = await readPages(Math.min(durationMs, 15_000));
    const memoryBefore = readMemoryMb(site.pid);
    const [submissions, pages] = await Promise.all([submit(steady), readPages(durationMs)]);
    const memoryAfter = readMemoryMb(site.pid);
    const delivered = await database.count("select count(*) from outbox where state = 'delivered'");

    console.log(`\n${name}, ${rates.submissions} submissions a second for ${options.seconds} s\n`);
    printRow("", ["a second", "p50 ms", "p99 ms"]);
    printLoad("submissions", submissions);
    printLoad("pages meanwhile", pages);
    printLoad("pages alone", alone);
    console.log(`memory ${memoryBefore} MB, at the end ${memoryAfter} MB; mails sent so far: ${delivered}`);
    limitFrom(
      rates.submissions * 0.99,
      `${name}: submissions a second, of those due`,
      submissions.requestsPerSecond,
    );
    limitTo(maxP99Ms, `${name}: submissions, p99 ms`, submissions.p99Ms);
    limitTo(
      Math.max(alone.p99Ms * limits.pagesGrowth, limits.pagesP99Ms),
      `${name}: pages, p99 ms`,
      pages.p99Ms,
    );
    if (memoryBefore !== undefined)
      limitTo(limits.memoryGrowthMb, `${name}: memory, MB more`, (memoryAfter ?? Number.NaN) - memoryBefore);

    const contenders = new Map([
      ["bare loop", () => countInserts(database)],
      [`HTTP, ${connections} at once`, async () => (await submit({ durationMs: roundMs })).requestsPerSecond],
    ]);
    const results = await measureInTurns(Number(options.rounds), contenders);
    const rateOfBare = median(results.get("bare loop") ?? []);
    printRow("the most a second", ["median", "beside"]);
    for (const [contender, perSecond] of results)
      printRow(contender, [Math.round(median(perSecond)), median(perSecond) / rateOfBare]);

    const leads = await database.count("select count(*) from leads");
    const deliveries = await database.count("select count(*) from outbox");
    console.log(`${acknowledged} acknowledged, ${leads} stored, ${deliveries} deliveries recorded`);
    limitFrom(acknowledged, `${name}: stored of those acknowledged`, leads);
    limitFrom(2 * leads, `${name}: deliveries of those stored`, deliveries);
  } finally {
    await site.stop();
    await database.remove();
  }
}

/** Returns the rows that one writer commits in a second, each by itself. */
async function countInserts({ insert }: MeasuredDatabase): Promise<number> {
  const startedAt = performance.now();
  let rows = 0;
  for (; performance.now() - startedAt < roundMs; rows += 1) await insert(JSON.stringify(nextSubmission()));
  return (rows * 1000) / (performance.now() - startedAt);
}

function printLoad(name: string, { requestsPerSecond, p50Ms, p99Ms }: LoadResult): void {
  printRow(name, [requestsPerSecond, p50Ms, p99Ms]);
}

/** Returns the resident memory of a process; `undefined` where the system has no `/proc`. */
function readMemoryMb(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1000);
}

/** Creates a request in full mode; each is a different lead. */
function nextSubmission(): Submission {
  number += 1;
  return {
    ...eachField(() => ""),
    ...{ formType: "contact", mode: "full", email: `visitor-${number}@firm.example` },
    ...{ firstName: "Asha", lastName: "Rao", company: "Firm" },
    linkedinUrl: "https://www.linkedin.com/in/asha-rao",
    message: `Request ${number}. Our funnel lost a third of its demos since March; can you audit it with us?`,
    ...{ source: "http://localhost:3000/contact", sourcePath: "/contact", signalSlug: "" },
    ...{ screenSize: "1280x800", devicePixelRatio: "2", browserLanguage: "en", timezone: "Asia/Kolkata" },
  };
}
