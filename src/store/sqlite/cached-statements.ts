import type Database from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Statements are as many as the store's methods have shapes; lists of any length would be an error here. */
const maxStatements = 200;

/** A database that prepares each statement once. Kysely asks for every statement anew, which costs more than running it. */
export function withCachedStatements(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      database.close();
    },
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const prepared = database.prepare(sql);
      const statement: SqliteStatement = {
        reader: prepared.reader,
        all: (parameters) => prepared.all(...parameters),
        run: (parameters) => prepared.run(...parameters),
        iterate: (parameters) => prepared.iterate(...parameters),
      };
      if (statements.size < maxStatements) statements.set(sql, statement);
      return statement;
    },
  };
}
