import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type PostgresServer, startPostgres } from "../support/leads/postgres/server.ts";
import { numberedPost, type RunningForms, sendPost, startForms } from "./running-forms.ts";

let postgres: PostgresServer;
let dataDir: string;
let forms: RunningForms;

beforeAll(async () => {
  postgres = await startPostgres();
  // Connection limits do not apply to superusers.
  await postgres.run("create role web login");
  await postgres.run("create database leads owner web");
});

afterAll(() => postgres.remove());

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "postgres-outages-"));
  const url = postgres.urlOf("leads").replace("site@", "web@");
  forms = await startForms(dataDir, { DATABASE_URL: url });
});

afterEach(async () => {
  await forms.stop("SIGTERM");
  await rm(dataDir, { recursive: true });
});

let number = 0;

function post(): Promise<Response> {
  number += 1;
  return sendPost(forms.address, numberedPost(number));
}

async function expectOutage(): Promise<void> {
  const refused = await post();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    ok: false,
    error: expect.stringContaining("cannot take your request right now"),
  });
  expect((await fetch(`${forms.address}/page`)).status).toBe(200);
  expect((await fetch(`${forms.address}/healthz`)).status).toBe(200);
  expect((await fetch(`${forms.address}/readyz`)).status).toBe(503);
}

function expectRecovery(): Promise<void> {
  return vi.waitFor(async () => expect((await post()).status).toBe(200), { timeout: 20_000, interval: 200 });
}

/** Closes all connections so that changed settings take effect. */
const disconnect =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'leads' and pid <> pg_backend_pid()";

it("keeps every acknowledged lead when PostgreSQL is restarted under load, and recovers", {
  timeout: 60_000,
}, async () => {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  const sending = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const response = await post();
      statuses.add(response.status);
      const { id } = await response.json();
      if (response.status === 200) acknowledged.push(id);
    }
  });
  await vi.waitUntil(() => acknowledged.length > 50, { timeout: 20_000 });
  await postgres.stop();
  await expectOutage();
  const before = acknowledged.length;
  await postgres.start();
  await vi.waitUntil(() => acknowledged.length > before + 50, { timeout: 30_000 });
  isOver = true;
  await Promise.all(sending);

  expect([...statuses].sort()).toEqual([200, 503]);
  const client = new Client({ connectionString: postgres.urlOf("leads") });
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select id from leads");
  await client.end();
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

it.each([
  [
    "out of connections",
    "alter database leads connection limit 0",
    "alter database leads connection limit -1",
  ],
  [
    "read-only",
    "alter database leads set default_transaction_read_only = on",
    "alter database leads reset default_transaction_read_only",
  ],
])("returns 503 and serves pages while PostgreSQL is %s, and recovers", async (_, begin, end) => {
  await postgres.run(begin);
  await postgres.run(disconnect);
  await expectOutage();
  await postgres.run(end);
  await postgres.run(disconnect);
  await expectRecovery();
});

it("returns 503 and serves pages while PostgreSQL is too slow, and recovers", async () => {
  const client = new Client({ connectionString: postgres.urlOf("leads") });
  await client.connect();
  await client.query("begin; lock table leads");
  const posted = post();
  expect((await fetch(`${forms.address}/page`)).status).toBe(200);
  expect((await posted).status).toBe(503);
  await client.query("rollback");
  await client.end();
  await expectRecovery();
});
