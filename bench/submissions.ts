import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { eachField, type Submission } from "../src/leads/index.ts";
import { listAllLeads, openServerStore, openStore, type Store } from "../src/store/index.ts";
import { startSite } from "../tests/support/running-site.ts";
import { measureLoad } from "./load.ts";
import { readOptions } from "./options.ts";
import { finish, limitFrom, limitTo, measureInTurns, median, printRow } from "./report.ts";

/**
 * Durable submissions per second, through the store and through HTTP, compared with a bare loop that commits one row after
 * the other (WAL, synchronous=FULL); in turns, the median counts. At the end the acknowledged submissions are compared
 * with the stored ones. `npm run bench -- submissions [--rounds 5] [--seconds 3] [--parallel 50]`
 */
const options = readOptions({ rounds: "5", seconds: "3", parallel: "50" });
const [parallel, durationMs] = [Number(options.parallel), Number(options.seconds) * 1000];
const folder = mkdtempSync(join(tmpdir(), "bench-submissions-"));
const site = await startSite({ FORM_LIMITS: "off" });
let number = 0;

try {
  await run();
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const bare = openBareTable(join(folder, "bare.db"));
  const store = await openServerStore({ dataDir: join(folder, "store") }, console);
  const p99s: number[] = [];
  let [acknowledged, failures] = [0, 0];
  const loadServer = async () => {
    const headers = { "Content-Type": "application/json" };
    const makeBody = () => JSON.stringify(nextSubmission());
    const url = `${site.origin}/api/forms`;
    const load = await measureLoad({ url, headers, makeBody, connections: parallel, durationMs });
    p99s.push(load.p99Ms);
    acknowledged += load.responses;
    failures += load.failures;
    return load.requestsPerSecond;
  };
  const contenders = new Map([
    ["bare loop", () => countRows(1, async () => bare.insert.run(JSON.stringify(nextSubmission())))],
    ["store, one by one", () => countRows(1, () => recordOne(store))],
    [`store, ${parallel} at once`, () => countRows(parallel, () => recordOne(store))],
    [`HTTP, ${parallel} at once`, loadServer],
  ]);
  // Warm-up.
  await measureInTurns(1, contenders);
  const results = await measureInTurns(Number(options.rounds), contenders);
  bare.database.close();
  await store.close();

  const rateOfBare = median(results.get("bare loop") ?? []);
  printRow("durable submissions a second", ["median", "beside bare"], 14);
  for (const [name, rates] of results)
    printRow(`  ${name}`, [Math.round(median(rates)), median(rates) / rateOfBare], 14);
  const stored = await countStored();
  console.log(
    `  HTTP p99 ${median(p99s).toFixed(1)} ms; ${acknowledged} acknowledged, ${stored} stored, ${failures} failures`,
  );
  limitFrom(acknowledged, "stored of those acknowledged", stored);
  limitTo(0, "failures", failures);
  finish();
}

/** Returns the rows per second that some writers commit, each one row at a time. */
async function countRows(writers: number, commit: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let rows = 0;
  const write = async () => {
    for (; performance.now() - startedAt < durationMs; rows += 1) await commit();
  };
  await Promise.all(Array.from({ length: writers }, write));
  return (rows * 1000) / (performance.now() - startedAt);
}

/** Opens a table for the minimum that durability costs: one prepared insert of the same bytes per commit. */
function openBareTable(path: string) {
  const database = new DatabaseSync(path);
  database.exec("pragma journal_mode = WAL");
  database.exec("pragma synchronous = FULL");
  database.exec("CREATE TABLE submission (id INTEGER PRIMARY KEY, body TEXT NOT NULL)");
  return { database, insert: database.prepare("INSERT INTO submission (body) VALUES (?)") };
}

function recordOne(store: Store): Promise<unknown> {
  const submission = nextSubmission();
  const arrival = {
    honeypot: false,
    clientIp: "192.0.2.1",
    clientNetwork: undefined,
    channels: [],
    sameContentIsSameLead: false,
    isReplayOnly: false,
  };
  return store.record({ ...arrival, submission, idempotencyKey: `key-${number}` }, "off");
}

async function countStored(): Promise<number> {
  const store = await openStore({ dataDir: site.dataFolder });
  let stored = 0;
  for await (const _lead of listAllLeads(store, { state: "accepted" })) stored += 1;
  await store.close();
  return stored;
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
