import type { QueryExecutorProvider, SchemaModule } from "kysely";

/** What a migration works with: the schema, and `sql` for rows. No table types, because those are of the newest version. */
export type MigrationDatabase = QueryExecutorProvider & { readonly schema: SchemaModule };

/** One step forward of the schema; runs in one transaction with its row in `schema_versions`. */
export type Migration = (db: MigrationDatabase) => Promise<void>;
