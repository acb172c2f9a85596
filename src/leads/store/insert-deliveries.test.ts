import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { createStore } from "./create-store.ts";
import { inWriteTransaction } from "./engine.ts";
import { eraseDeliveries } from "./insert-deliveries.ts";
import { openSqliteEngine, type SqliteEngine } from "./sqlite/sqlite-engine.ts";

let dataDir: string;
let engine: SqliteEngine;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "erasing-"));
  engine = await openSqliteEngine(dataDir);
});

afterEach(async () => {
  await engine.close();
  await rm(dataDir, { recursive: true });
});

const person = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
const post = { ...person, formType: "contact", mode: "full", message: "Hello there" };

/** Erases a lead while the email to the owner is being sent. */
async function eraseWhileSending() {
  const store = createStore(engine);
  const result = await store.record(newLead(post), "off");
  const id = result.kind === "recorded" ? result.id : "";
  const nowMs = Date.now();
  const [claimed] = await store.claimDeliveries({ channel: "owner-mail", nowMs, leaseMs: 90_000, count: 1 });
  const erased = await inWriteTransaction(engine.db, engine, async (db) => {
    const count = await eraseDeliveries(db, { leadId: id, channels: ["webhook"], nowMs });
    await db.deleteFrom("leads").where("id", "=", id).execute();
    return count;
  });
  const rows = await engine.db.selectFrom("outbox").selectAll().execute();
  return { id, erased, rows, claimed, nowMs };
}

it("replaces an erased lead's deliveries with one that contains only its id", async () => {
  const { id, erased, rows } = await eraseWhileSending();
  expect(erased).toBe(2);
  expect(rows).toMatchObject([
    { id: `${id}.webhook.erased`, leadId: null, channel: "webhook", kind: "erased", state: "pending" },
  ]);
});

it("doesn't report an erasure until an attempt in flight has ended", async () => {
  const { rows, claimed, nowMs } = await eraseWhileSending();
  expect(rows.map(({ nextAttemptAtMs }) => nextAttemptAtMs)).toEqual([claimed?.lockedUntilMs]);
  expect(claimed?.lockedUntilMs).toBe(nowMs + 90_000);
});

it("leaves only other leads' deliveries if no channel reports erasures", async () => {
  const store = createStore(engine);
  const results = [await store.record(newLead(post), "off"), await store.record(newLead(post), "off")];
  const [first, second] = results.map((result) => (result.kind === "recorded" ? result.id : ""));
  await eraseDeliveries(engine.db, { leadId: first ?? "", channels: [], nowMs: Date.now() });
  const rows = await engine.db.selectFrom("outbox").select("id").orderBy("id").execute();
  expect(rows.map(({ id }) => id)).toEqual([`${second}.owner-mail`, `${second}.visitor-mail`]);
});
