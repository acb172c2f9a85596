import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createDelivery } from "../src/leads/delivery/index.ts";
import { readSettings } from "../src/settings/index.ts";
import { openServerStore } from "../src/store/index.ts";
import { databasePath } from "../src/store/sqlite/open-database.ts";
import { newLead } from "../tests/support/new-lead.ts";
import { readColumn } from "../tests/support/sqlite.ts";
import { readOptions } from "./options.ts";
import { finish, limitTo } from "./report.ts";

/**
 * Sends deliveries that have gathered to a local mail server: how long it takes, in which order, and in how much memory.
 * `npm run bench -- drain [--deliveries 10000]`
 */
const count = Number(readOptions({ deliveries: "10000" }).deliveries);
const limits = {
  seconds: 300,
  heapGrowthMb: 20,
  /** Places by which a delivery may come early or late: several are in flight. */
  displacement: 20,
};

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
function readHeapMb(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}

const dataDir = mkdtempSync(join(tmpdir(), "bench-drain-"));
const sink = spawn(process.execPath, [join(import.meta.dirname, "mail-sink.ts")]);
try {
  const [port]: Buffer[] = await once(sink.stdout, "data");
  await run(`smtp://127.0.0.1:${String(port).trim()}`);
  finish();
} finally {
  sink.kill();
  rmSync(dataDir, { recursive: true, force: true });
}

async function run(smtpUrl: string): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataDir, SMTP_URL: smtpUrl });
  const log = { info() {}, warn: console.warn, error: console.error };
  const store = await openServerStore(settings, log);
  // Each has a mail to the owner and one to the visitor.
  for (let number = 0; number < count / 2; number += 1) {
    const person = { firstName: "Asha", lastName: "Rao", email: `visitor-${number}@firm.example` };
    const post = { formType: "contact", mode: "full", message: `Request ${number}`, ...person };
    await store.record(newLead(post), "off");
  }

  const heapsMb = [readHeapMb()];
  const worker = createDelivery({ settings, store, findReport: async () => undefined, log });
  const startedAt = performance.now();
  worker.start();
  for (let left = count, step = 1; left > 0; ) {
    await wait(500);
    left = (await store.summarizeDeliveries()).waiting.count;
    if (left > count * (1 - step / 4)) continue;
    step += 1;
    heapsMb.push(readHeapMb());
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await worker.stop(0);
  await store.close();

  const displacement = Math.max(...["owner-mail", "visitor-mail"].map(measureDisplacement));
  console.log(
    `${count} deliveries in ${seconds.toFixed(1)} s (${Math.round(count / seconds)} a second), at most ${displacement} places from the order in which they were due; heap ${heapsMb.join(", ")} MB`,
  );
  limitTo(limits.seconds, "seconds", seconds);
  limitTo(limits.displacement, "places from the order", displacement);
  limitTo(limits.heapGrowthMb, "heap, MB more", (heapsMb.at(-1) ?? Number.NaN) - (heapsMb[0] ?? Number.NaN));
}

/** Returns by how many places a delivery of a channel was earlier or later than its turn, at most. */
function measureDisplacement(channel: string): number {
  const database = new DatabaseSync(databasePath(dataDir), { readOnly: true });
  const ids = readColumn(
    database,
    `select id from outbox where channel = '${channel}' order by delivered_at_ms, id`,
  );
  database.close();
  const turns = new Map(ids.toSorted().map((id, turn) => [id, turn]));
  return Math.max(...ids.map((id, position) => Math.abs(position - (turns.get(id) ?? 0))));
}
