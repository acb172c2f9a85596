import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readRows, readValue } from "../../../tests/support/sqlite.ts";
import { openStore } from "../index.ts";
import { readStoredDatabase } from "./stored-databases/read.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "migration-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

it("turns version 3's outbox into deliveries, skipping webhooks and rows older than a day", async () => {
  const database = new DatabaseSync(join(dataDir, "leads.db"));
  database.exec(readStoredDatabase(3));
  const hourMs = 60 * 60 * 1000;
  const age = database.prepare(
    "update outbox set created_at_ms = ?, next_attempt_at_ms = ? where lead_id = ?",
  );
  const ages = { "01OLD": 25, "01NEW": 23, "01HELD": 100 };
  for (const [id, hours] of Object.entries(ages)) {
    const atMs = Date.now() - hours * hourMs;
    age.run(atMs, atMs, id);
  }
  database.close();

  await (await openStore({ dataDir })).close();

  const migrated = new DatabaseSync(join(dataDir, "leads.db"), { readOnly: true });
  const rows = migrated
    .prepare("select id, kind, state, skip_reason, attempts from outbox order by id")
    .all();
  expect(rows.map(Object.values)).toEqual([
    ["01HELD.owner-mail", "request", "held", null, 0],
    ["01NEW.owner-mail", "request", "pending", null, 0],
    ["01NEW.visitor-mail", "request", "pending", null, 0],
    ["01NEW.webhook", "request", "skipped", "Webhooks are not delivered yet.", 0],
    ["01OLD.owner-mail", "request", "skipped", expect.stringContaining("more than a day"), 0],
  ]);
  expect(readValue(migrated, "pragma integrity_check")).toBe("ok");
  expect(readRows(migrated, "pragma foreign_key_check")).toEqual([]);
  migrated.close();
});
