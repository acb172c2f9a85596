import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { openStore } from "../src/store/index.ts";
import { databasePath } from "../src/store/sqlite/open-database.ts";
import { startSite } from "../tests/support/running-site.ts";
import { readValue } from "../tests/support/sqlite.ts";
import { inTemporaryFolder, waitForDeliveries } from "./leads.ts";
import { finish, limitFrom, limitTo, median, readOptions } from "./report.ts";

/**
 * Kills the server at random moments while submissions are posted, and checks that each acknowledged one is stored and
 * mailed. `npm run bench -- crash [--rounds 200]`
 */
const rounds = Number(readOptions({ rounds: "200" }).rounds);
const senders = 4;
const maxLifeMs = 400;
const maxStartMs = 3000;
/** The lease of a delivery that was in flight, and the time to deliver what has gathered. */
const drainSeconds = 300;
const acknowledged = new Set<string>();
let number = 0;

await inTemporaryFolder(async (dataDir) => {
  const env = { DATA_DIR: dataDir, FORM_LIMITS: "off" };
  const startsMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const site = await startSite(env);
    startsMs.push(performance.now() - startedAt);
    const sending = Array.from({ length: senders }, () => postUntilRefused(site.origin));
    await wait(Math.random() * maxLifeMs);
    await site.kill();
    await Promise.all(sending);
  }
  const site = await startSite(env);
  const store = await openStore({ dataDir });
  const waiting = await waitForDeliveries(store, drainSeconds);
  const leads = await store.listOrigins({ state: "accepted", limit: 1e9 });
  await store.close();
  await site.stop();

  const database = new DatabaseSync(databasePath(dataDir), { readOnly: true });
  const integrity = readValue(database, "pragma integrity_check");
  database.close();
  const stored = new Set(leads.map(({ id }) => id));
  const mails = new Set(readdirSync(join(dataDir, "mail")));
  const worstMs = Math.max(...startsMs);
  console.log(
    `${rounds} kills, ${acknowledged.size} acknowledged, ${stored.size} stored, ${mails.size} mails, integrity ${integrity}; ready after ${Math.round(median(startsMs))} ms, at most ${Math.round(worstMs)}`,
  );
  limitTo(0, "acknowledged and lost", [...acknowledged].filter((id) => !stored.has(id)).length);
  const unmailed = [...stored].filter((id) => !mails.has(`${id}.owner-mail.eml`));
  limitTo(0, "stored and not mailed to the owner", unmailed.length);
  limitTo(0, "deliveries that still wait", waiting);
  limitFrom(1, "integrity_check ok", integrity === "ok" ? 1 : 0);
  limitTo(maxStartMs, "ms to start", worstMs);
});
finish();

/** Posts until the server is gone. */
async function postUntilRefused(origin: string): Promise<void> {
  while (true) {
    number += 1;
    const post = { formType: "modal", mode: "full", firstName: "Asha", message: `Message ${number}` };
    const body = JSON.stringify({ ...post, email: `asha${number}@example.com` });
    const response = await fetch(`${origin}/api/forms`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    })
      .then((response): Promise<{ id: string }> => response.json())
      .catch(() => undefined);
    if (!response) return;
    acknowledged.add(response.id);
    await wait(10);
  }
}
