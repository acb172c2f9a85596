import Database from "better-sqlite3";
import { CamelCasePlugin, Kysely, SqliteDialect, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StoreTables } from "../schema.ts";
import { sqliteCapabilities } from "../sqlite/capabilities.ts";
import { StoreOpenError } from "../store-errors.ts";
import { deleteRowsOfDeletedLeads } from "./006-rows-of-deleted-leads.ts";
import { migrate } from "./migrate.ts";
import type { Migration } from "./migration.ts";
import { migrations } from "./migrations.ts";

let database: Database.Database;
let db: Kysely<StoreTables>;

beforeEach(() => {
  database = new Database(":memory:");
  db = new Kysely<StoreTables>({
    dialect: new SqliteDialect({ database }),
    plugins: [new CamelCasePlugin()],
  });
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
  it("take each step once and in order", async () => {
    await migrate(db, sqliteCapabilities, [first]);
    await migrate(db, sqliteCapabilities, [first, second]);
    await migrate(db, sqliteCapabilities, [first, second]);
    expect(columns()).toEqual(["a", "b"]);
    expect(versions()).toEqual([1, 2]);
  });

  it("leave the old schema where a step breaks off in the middle", async () => {
    await migrate(db, sqliteCapabilities, [first]);
    const broken: Migration = async (step) => {
      await second(step);
      throw new Error("power cut");
    };
    await expect(migrate(db, sqliteCapabilities, [first, broken])).rejects.toThrow("power cut");
    expect(columns()).toEqual(["a"]);
    expect(versions()).toEqual([1]);
    await migrate(db, sqliteCapabilities, [first, second]);
    expect(columns()).toEqual(["a", "b"]);
  });

  it("refuse a database that is newer than the program", async () => {
    await migrate(db, sqliteCapabilities, [first, second]);
    await expect(migrate(db, sqliteCapabilities, [first])).rejects.toThrow(StoreOpenError);
  });

  it("delete what leads left behind that were deleted by hand before", async () => {
    await migrate(db, sqliteCapabilities, migrations.slice(0, migrations.indexOf(deleteRowsOfDeletedLeads)));
    database.pragma("foreign_keys = OFF");
    database.exec("insert into bookings values ('token', 'gone', 0, 30, 'booked', 0, 0, 0)");
    await migrate(db, sqliteCapabilities);
    expect(database.prepare("select count(*) from bookings").pluck().get()).toBe(0);
  });

  it("of this version make every table", async () => {
    await migrate(db, sqliteCapabilities);
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
