import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readColumn, readValue } from "../../../tests/support/sqlite.ts";
import type { StoreTables } from "../schema.ts";
import { createKysely } from "../sqlite/open-database.ts";
import { sqlite } from "../sqlite/sqlite-engine.ts";
import { StoreOpenError } from "../store-errors.ts";
import { deleteRowsOfDeletedLeads } from "./006-rows-of-deleted-leads.ts";
import { type Migration, migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

let database: DatabaseSync;
let db: Kysely<StoreTables>;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
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
  return readColumn(database, "select name from pragma_table_info('one')");
}

function versions(): unknown {
  return readColumn(database, "select version from schema_versions order by version");
}

describe("migrations", () => {
  it("runs each step once and in order", async () => {
    await migrate({ ...sqlite, db }, [first]);
    await migrate({ ...sqlite, db }, [first, second]);
    await migrate({ ...sqlite, db }, [first, second]);
    expect(columns()).toEqual(["a", "b"]);
    expect(versions()).toEqual([1, 2]);
  });

  it("keeps the old schema if a step fails halfway", async () => {
    await migrate({ ...sqlite, db }, [first]);
    const broken: Migration = async (step) => {
      await second(step);
      throw new Error("power failure");
    };
    await expect(migrate({ ...sqlite, db }, [first, broken])).rejects.toThrow("power failure");
    expect(columns()).toEqual(["a"]);
    expect(versions()).toEqual([1]);
    await migrate({ ...sqlite, db }, [first, second]);
    expect(columns()).toEqual(["a", "b"]);
  });

  it("rejects a database newer than the program", async () => {
    await migrate({ ...sqlite, db }, [first, second]);
    await expect(migrate({ ...sqlite, db }, [first])).rejects.toThrow(StoreOpenError);
  });

  it("deletes the rows of leads that were deleted by hand", async () => {
    await migrate({ ...sqlite, db }, migrations.slice(0, migrations.indexOf(deleteRowsOfDeletedLeads)));
    database.exec("pragma foreign_keys = OFF");
    database.exec("insert into bookings values ('token', 'gone', 0, 30, 'booked', 0, 0, 0)");
    await migrate({ ...sqlite, db }, migrations);
    expect(readValue(database, "select count(*) from bookings")).toBe(0);
  });

  it("creates every table", async () => {
    await migrate({ ...sqlite, db }, migrations);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables.sort()).toEqual([
      "bookings",
      "idempotency",
      "leads",
      "outbox",
      "recent_posts",
      "schema_versions",
      "server_secret",
    ]);
  });
});
