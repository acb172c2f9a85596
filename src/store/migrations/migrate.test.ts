import Database from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StoreTables } from "../schema.ts";
import { createKysely } from "../sqlite/open-database.ts";
import { sqliteEngine } from "../sqlite/sqlite-engine.ts";
import { StoreOpenError } from "../store-errors.ts";
import { deleteRowsOfDeletedLeads } from "./006-rows-of-deleted-leads.ts";
import { type Migration, migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

let database: Database.Database;
let db: Kysely<StoreTables>;

beforeEach(() => {
  database = new Database(":memory:");
  db = createKysely(database);
});

afterEach(() => db.destroy());

const first: Migration = async ({ schema }) => {
  await schema.createTable("one").addColumn("a", "text").execute();
};
const second: Migration = async (step) => {
  await sql`alter table one add column b text`.execute(step);
};

function columns(): unknown {
  return database.prepare("select name from pragma_table_info('one')").pluck().all();
}

function versions(): unknown {
  return database.prepare("select version from schema_versions order by version").pluck().all();
}

describe("migrations", () => {
  it("run each step once and in order", async () => {
    await migrate(db, sqliteEngine, [first]);
    await migrate(db, sqliteEngine, [first, second]);
    await migrate(db, sqliteEngine, [first, second]);
    expect(columns()).toEqual(["a", "b"]);
    expect(versions()).toEqual([1, 2]);
  });

  it("leave the old schema where a step fails halfway", async () => {
    await migrate(db, sqliteEngine, [first]);
    const broken: Migration = async (step) => {
      await second(step);
      throw new Error("power cut");
    };
    await expect(migrate(db, sqliteEngine, [first, broken])).rejects.toThrow("power cut");
    expect(columns()).toEqual(["a"]);
    expect(versions()).toEqual([1]);
    await migrate(db, sqliteEngine, [first, second]);
    expect(columns()).toEqual(["a", "b"]);
  });

  it("reject a database that is newer than the program", async () => {
    await migrate(db, sqliteEngine, [first, second]);
    await expect(migrate(db, sqliteEngine, [first])).rejects.toThrow(StoreOpenError);
  });

  it("delete the rows of leads that were deleted by hand", async () => {
    await migrate(db, sqliteEngine, migrations.slice(0, migrations.indexOf(deleteRowsOfDeletedLeads)));
    database.pragma("foreign_keys = OFF");
    database.exec("insert into bookings values ('token', 'gone', 0, 30, 'booked', 0, 0, 0)");
    await migrate(db, sqliteEngine, migrations);
    expect(database.prepare("select count(*) from bookings").pluck().get()).toBe(0);
  });

  it("of this version create every table", async () => {
    await migrate(db, sqliteEngine, migrations);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables.sort()).toEqual([
      "bookings",
      "idempotency",
      "leads",
      "outbox",
      "recent_posts",
      "schema_versions",
    ]);
  });
});
