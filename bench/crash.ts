import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { openStore } from "../src/store/index.ts";
import { databasePath } from "../src/store/sqlite/open-database.ts";
import { startSite } from "../tests/support/running-site.ts";
import { readValue } from "../tests/support/sqlite.ts";
import { waitForDeliveries } from "./load.ts";
import { readOptions, report } from "./report.ts";

/**
 * Kills the server at random moments while submissions are posted, and checks that each acknowledged one is stored and
 * mailed. `npm run bench -- crash [--rounds 200]`
 */
const rounds = Number(readOptions({ rounds: "200" }).rounds);
const dataDir = mkdtempSync(join(tmpdir(), "bench-crash-"));
const env = { DATA_DIR: dataDir, FORM_LIMITS: "off" };
const acknowledged: string[] = [];
let number = 0;
let slowestStart = 0;
for (let round = 0; round < rounds; round += 1) {
  const startedAt = performance.now();
  const site = await startSite(env);
  slowestStart = Math.max(slowestStart, performance.now() - startedAt);
  const sending = Promise.all(Array.from({ length: 4 }, () => postUntilRefused(site.origin)));
  await wait(Math.random() * 400);
  await site.kill();
  await sending;
}
const site = await startSite(env);
const store = await openStore({ dataDir });
// The lease of a delivery that was in flight, and the time to deliver what has gathered.
const waiting = await waitForDeliveries(store, 300);
const leads = await store.listOrigins({ state: "accepted", limit: 1e9 });
await store.close();
await site.stop();
const stored = new Set(leads.map(({ id }) => id));
const mails = new Set(readdirSync(join(dataDir, "mail")));
const database = new DatabaseSync(databasePath(dataDir), { readOnly: true });
report(`${rounds} kills, data in ${dataDir}`, {
  acknowledged: [acknowledged.length],
  stored: [stored.size],
  "acknowledged and lost": [acknowledged.filter((id) => !stored.has(id)).length, 0],
  "not mailed to the owner": [[...stored].filter((id) => !mails.has(`${id}.owner-mail.eml`)).length, 0],
  undelivered: [waiting, 0],
  "failed integrity checks": [readValue(database, "pragma integrity_check") === "ok" ? 0 : 1, 0],
  "slowest start, ms": [slowestStart, 3000],
});

/** Posts until the server is gone. */
async function postUntilRefused(origin: string): Promise<void> {
  while (true) {
    number += 1;
    const post = { formType: "modal", mode: "full", firstName: "Asha", message: `Message ${number}` };
    const body = JSON.stringify({ ...post, email: `asha${number}@example.com` });
    const request = { method: "POST", headers: { "content-type": "application/json" }, body };
    const response = await fetch(`${origin}/api/forms`, request).catch(() => undefined);
    const lead: { id: string } | undefined = await response?.json().catch(() => undefined);
    if (!lead) return;
    acknowledged.push(lead.id);
    await wait(10);
  }
}
