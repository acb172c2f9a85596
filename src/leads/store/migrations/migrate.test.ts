import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readColumn } from "#tests/support/leads/sqlite.ts";
import type { StoreTables } from "../schema.ts";
import { createKysely } from "../sqlite/open-database.ts";
import { sqlite } from "../sqlite/sqlite-engine.ts";
import { StoreOpenError } from "../store-errors.ts";
import { type Migration, migrate } from "./migrate.ts";

let database: DatabaseSync;
let db: Kysely<StoreTables>;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  db = createKysely(database);
});

afterEach(() => db.destroy());

const first: Migration = {
  version: 2,
  run: async ({ schema }) => {
    await schema.createTable("one").addColumn("a", "text").execute();
  },
};
const second: Migration = {
  version: 3,
  run: async (step) => {
    await sql`alter table one add column b text`.execute(step);
  },
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
    expect(versions()).toEqual([2, 3]);
  });

  it("keeps the old schema if a step fails halfway", async () => {
    await migrate({ ...sqlite, db }, [first]);
    const broken: Migration = {
      version: 3,
      async run(step) {
        await second.run(step);
        throw new Error("power failure");
      },
    };
    await expect(migrate({ ...sqlite, db }, [first, broken])).rejects.toThrow("power failure");
    expect(columns()).toEqual(["a"]);
    expect(versions()).toEqual([2]);
    await migrate({ ...sqlite, db }, [first, second]);
    expect(columns()).toEqual(["a", "b"]);
  });

  it("rejects a database newer than the program", async () => {
    await migrate({ ...sqlite, db }, [first, second]);
    await expect(migrate({ ...sqlite, db }, [first])).rejects.toThrow(StoreOpenError);
  });

  it("rejects a database older than the first migration, and says how to upgrade it", async () => {
    await migrate({ ...sqlite, db }, [{ ...first, version: 1 }]);
    await expect(migrate({ ...sqlite, db }, [first, second])).rejects.toThrow("Start release 0.1.0 once");
  });
});
