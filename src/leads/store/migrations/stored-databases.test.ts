import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { readColumn, readRows, readValue } from "#tests/support/leads/sqlite.ts";
import { openStore } from "../index.ts";
import { createKysely } from "../sqlite/open-database.ts";
import { sqlite } from "../sqlite/sqlite-engine.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

const versions = migrations.map(({ version }) => version);

/** Returns SQL that creates a database of this schema version, with some rows. */
function readStoredDatabase(version: number): string {
  return readFileSync(new URL(`stored-databases/version-${version}.sql`, import.meta.url), "utf8");
}

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "stored-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

/** Returns the name and SQL of each table, index and trigger, ignoring quotes and whitespace in the SQL. */
function schemaOf(database: DatabaseSync) {
  const parts = readRows(database, "select name, sql from sqlite_schema where sql is not null order by name");
  return parts.map(([name, sql]) => [name, String(sql).replace(/[\s"]+/g, "")]);
}

describe("stored databases", () => {
  it.each(versions)("have the schema that the migrations create in version %i", async (version) => {
    const stored = new DatabaseSync(":memory:");
    stored.exec(readStoredDatabase(version));
    const made = new DatabaseSync(":memory:");
    await migrate(
      { ...sqlite, db: createKysely(made) },
      migrations.filter((step) => step.version <= version),
    );
    expect(schemaOf(made)).toEqual(schemaOf(stored));
    stored.close();
    made.close();
  });

  it.each(versions)(
    "upgrades a version %i database, keeps its leads and accepts new ones",
    async (version) => {
      const path = join(dataDir, "leads.db");
      const stored = new DatabaseSync(path);
      stored.exec(readStoredDatabase(version));
      const ids = readColumn(stored, "select id from leads where state = 'accepted' order by id desc");
      if (version < 10) stored.exec("update leads set email = 'JOSÉ@Example.com' where id = '01CONTACT'");
      stored.close();

      const store = await openStore({ dataDir });
      const leads = await store.listLeads({ state: "accepted", limit: 100 });
      expect(leads.map(({ id }) => id)).toEqual(ids);
      expect(leads.at(-1)).toMatchObject({
        firstName: "Asha",
        email: "asha@example.com",
        message: "Hello there",
      });
      expect(await store.listLeads({ state: "quarantined", limit: 100 })).toHaveLength(1);
      const isOld = version < 10;
      expect(await store.listErasable({ email: "jose\u0301@example.com" }, 10)).toEqual(
        isOld ? ["01CONTACT"] : [],
      );
      const post = {
        formType: "modal",
        mode: "full",
        firstName: "Ravi",
        email: "ravi@example.com",
        message: "Hi",
      };
      expect(await store.record(newLead(post), "off")).toMatchObject({ kind: "recorded", state: "accepted" });
      await store.close();

      const upgraded = new DatabaseSync(path, { readOnly: true });
      expect(readValue(upgraded, "pragma integrity_check")).toBe("ok");
      expect(readRows(upgraded, "pragma foreign_key_check")).toEqual([]);
      upgraded.close();
    },
  );
});

it("has a column for each of a submission's text fields in the newest schema", async () => {
  const database = new DatabaseSync(":memory:");
  await migrate({ ...sqlite, db: createKysely(database) }, migrations);
  const columns = readColumn(database, "select name from pragma_table_info('leads')");
  const { submission } = newLead({ formType: "modal", email: "a@example.com", message: "Hi" });
  const missing = Object.keys(submission)
    .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .filter((column) => !columns.includes(column));
  expect(missing, "text fields without a column in src/leads/store/migrations").toEqual([]);
  database.close();
});
