import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "../tests/support/running-site.ts";
import { readColumn, readValue } from "../tests/support/sqlite.ts";
import { readOptions } from "./options.ts";
import { finish, limitFrom, limitTo, median } from "./report.ts";

/**
 * Kills the server at random moments while it is sent requests, and checks that each acknowledged one is stored and mailed.
 * `npm run bench -- crash [--rounds 200]`
 */
const rounds = Number(readOptions({ rounds: "200" }).rounds);
const senders = 4;
const maxLifeMs = 400;
const maxStartMs = 3000;
/** The lease of a delivery that was in flight, and the time to deliver what has gathered. */
const drainMs = 300_000;

const dataFolder = mkdtempSync(join(tmpdir(), "bench-crash-"));
const env = { DATA_DIR: dataFolder, FORM_LIMITS: "off" };
const acknowledged = new Set<string>();
let number = 0;

try {
  await run();
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const startsMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const site = await startSite(env);
    startsMs.push(performance.now() - startedAt);
    const sending = Array.from({ length: senders }, () => sendUntilRefused(site.origin));
    await wait(Math.random() * maxLifeMs);
    await site.kill();
    await Promise.all(sending);
  }
  const site = await startSite(env);
  const undelivered = await waitForDeliveries();
  await site.stop();

  const database = openDatabase();
  const stored = new Set(readColumn(database, "select id from leads"));
  const integrity = readValue(database, "pragma integrity_check");
  database.close();
  const mails = new Set(readdirSync(join(dataFolder, "mail")));
  const unmailed = [...stored].filter((id) => !mails.has(`${id}.owner-mail.eml`));
  const lost = [...acknowledged].filter((id) => !stored.has(id));
  const worstMs = Math.max(...startsMs);
  console.log(
    `${rounds} kills, ${acknowledged.size} acknowledged, ${stored.size} stored, ${mails.size} mails, integrity ${integrity}; ready after ${Math.round(median(startsMs))} ms, at most ${Math.round(worstMs)}`,
  );
  limitTo(0, "acknowledged and lost", lost.length);
  limitTo(0, "stored and not mailed to the owner", unmailed.length);
  limitTo(0, "undelivered", undelivered);
  limitFrom(1, "integrity_check ok", integrity === "ok" ? 1 : 0);
  limitTo(maxStartMs, "ms to start", worstMs);
  finish();
}

/** Posts until the server is gone. */
async function sendUntilRefused(origin: string): Promise<void> {
  while (true) {
    number += 1;
    const post = { formType: "modal", mode: "full", firstName: "Asha", message: `Message ${number}` };
    const body = await fetch(`${origin}/api/forms`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...post, email: `asha${number}@example.com` }),
    })
      .then((response): Promise<{ id: string }> => response.json())
      .catch(() => undefined);
    if (!body) return;
    acknowledged.add(body.id);
    await wait(10);
  }
}

/** Returns how many deliveries still wait when the time is over. */
async function waitForDeliveries(): Promise<number> {
  const database = openDatabase();
  const endMs = performance.now() + drainMs;
  let waiting = 1;
  while (waiting > 0 && performance.now() < endMs) {
    await wait(1000);
    waiting = Number(readValue(database, "select count(*) from outbox where state = 'pending'"));
  }
  database.close();
  return waiting;
}

function openDatabase(): DatabaseSync {
  return new DatabaseSync(join(dataFolder, "leads.db"), { readOnly: true });
}
