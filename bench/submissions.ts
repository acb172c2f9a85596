import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import Database from "better-sqlite3";
import { openStore, type Store } from "../src/store/index.ts";
import type { Submission } from "../src/submission/submission.ts";
import { type LoadResult, measureLoad } from "./load.ts";
import { finish, limitFrom, limitTo, median, printRow } from "./report.ts";
import { startProcess, stopProcess } from "./start-process.ts";

/**
 * Durable submissions a second, through the store and through HTTP, beside a bare loop that commits one row
 * after the other (WAL, synchronous=FULL); in turns, the median counts. At the end every acknowledged
 * submission is looked for in the store. Needs a build.
 * `npm run bench -- submissions [--rounds 5] [--seconds 3] [--parallel 50] [--port 4210]`
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    parallel: { type: "string", default: "50" },
    port: { type: "string", default: "4210" },
  },
});
const parallel = Number(values.parallel);
const port = Number(values.port);
const folder = mkdtempSync(join(tmpdir(), "bench-submissions-"));
const serverData = join(folder, "server");
let server: ChildProcess | undefined;
let number = 0;

/** Commits durably for so many ms; rows a second. */
type Contender = (durationMs: number) => Promise<number>;

try {
  await run();
} finally {
  if (server) await stopProcess(server);
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const bare = openBareTable(join(folder, "bare.db"));
  const store = await openStore({ dataDir: join(folder, "store"), webhook: undefined });
  const env = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: serverData, FORM_LIMITS: "off" };
  server = await startProcess(
    process.execPath,
    ["src/server/main.ts"],
    `http://127.0.0.1:${port}/healthz`,
    env,
  );
  const loads: LoadResult[] = [];
  const contenders = new Map<string, Contender>([
    ["bare loop", async (ms) => loopBare(bare, ms)],
    ["store, one by one", (ms) => loadStore(store, 1, ms)],
    [`store, ${parallel} at once`, (ms) => loadStore(store, parallel, ms)],
    [
      `HTTP, ${parallel} at once`,
      async (ms) => {
        const load = await loadServer(ms);
        loads.push(load);
        return load.requestsPerSecond;
      },
    ],
  ]);
  print(await measureInTurns(contenders), loads);
  bare.database.close();
  await store.close();
  await stopProcess(server);
  await findAcknowledged(loads);
}

async function measureInTurns(contenders: ReadonlyMap<string, Contender>) {
  const results = new Map<string, number[]>();
  // Once unmeasured, so that nobody's first round pays for warming up.
  for (const commit of contenders.values()) await commit(500);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, commit] of contenders) {
      const rate = await commit(Number(values.seconds) * 1000);
      results.set(name, [...(results.get(name) ?? []), rate]);
    }
  }
  return results;
}

function print(results: ReadonlyMap<string, number[]>, loads: readonly LoadResult[]): void {
  const bare = median(results.get("bare loop") ?? []);
  printRow("durable submissions a second", ["median", "beside bare"], 14);
  for (const [name, rates] of results) {
    const rate = median(rates);
    printRow(`  ${name}`, [Math.round(rate), rate / bare], 14);
  }
  console.log(`  HTTP p99 ${median(loads.map((load) => load.p99Ms)).toFixed(1)} ms`);
}

/** The least that durability costs: one prepared insert of the same bytes, one commit each. */
function openBareTable(path: string) {
  const database = new Database(path);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec("CREATE TABLE submission (id INTEGER PRIMARY KEY, body TEXT NOT NULL)");
  return { database, insert: database.prepare("INSERT INTO submission (body) VALUES (?)") };
}

function loopBare({ insert }: ReturnType<typeof openBareTable>, durationMs: number): number {
  const startedAt = performance.now();
  let rows = 0;
  while (performance.now() - startedAt < durationMs) {
    insert.run(nextBody());
    rows += 1;
  }
  return (rows * 1000) / (performance.now() - startedAt);
}

async function loadStore(store: Store, writers: number, durationMs: number): Promise<number> {
  const startedAt = performance.now();
  let rows = 0;
  const write = async () => {
    while (performance.now() - startedAt < durationMs) {
      await store.record(
        {
          submission: sampleSubmission(nextNumber()),
          honeypot: false,
          clientAddress: "192.0.2.1",
          idempotencyKey: `key-${number}`,
          sameContentIsSameLead: false,
        },
        "off",
      );
      rows += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return (rows * 1000) / (performance.now() - startedAt);
}

function loadServer(durationMs: number): Promise<LoadResult> {
  return measureLoad({
    url: `http://127.0.0.1:${port}/api/forms`,
    headers: { "Content-Type": "application/json" },
    makeBody: nextBody,
    connections: parallel,
    durationMs,
  });
}

function nextNumber(): number {
  number += 1;
  return number;
}

function nextBody(): string {
  return JSON.stringify(sampleSubmission(nextNumber()));
}

/** Says how many submissions the server's store holds; fewer than were acknowledged is a fault. */
async function findAcknowledged(loads: readonly LoadResult[]): Promise<void> {
  const store = await openStore({ dataDir: serverData, webhook: undefined });
  let stored = 0;
  for await (const _lead of store.list("accepted")) stored += 1;
  await store.close();
  const acknowledged = loads.reduce((sum, load) => sum + load.answers, 0);
  const faults = loads.reduce((sum, load) => sum + load.faults, 0);
  console.log(`  over HTTP: ${acknowledged} acknowledged, ${stored} stored, ${faults} faults`);
  limitFrom(acknowledged, "stored", stored);
  limitTo(0, "faults", faults);
  finish();
}

/** A request as a visitor types it in details mode; `number` makes it a lead of its own. */
function sampleSubmission(number: number): Submission {
  return {
    formType: "contact",
    mode: "full",
    email: `visitor-${number}@firm.example`,
    firstName: "Asha",
    lastName: "Rao",
    company: "Firm",
    linkedinUrl: "https://www.linkedin.com/in/asha-rao",
    message: `Request ${number}. Our funnel lost a third of its demos since March; can you audit it with us?`,
    source: "http://localhost:3000/contact",
    sourcePath: "/contact",
    signalSlug: "",
    screenSize: "1280x800",
    devicePixelRatio: "2",
    browserLanguage: "en",
    timezone: "Asia/Kolkata",
  };
}
