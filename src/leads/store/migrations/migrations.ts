import { createTables } from "./007-first-release.ts";
import { addAnswers } from "./008-answers.ts";
import { createServerSecret } from "./009-server-secret.ts";
import { addEmailKeys } from "./010-email-keys.ts";
import { addJourneys } from "./011-journeys.ts";
import type { Migration } from "./migrate.ts";

/**
 * Release 0.1.0 had version 7, which is the oldest that can be upgraded. For a new column, append a migration with literal
 * names, add a line to `../schema.ts` unless it is a form field, and dump the version into `stored-databases/`, which a test
 * upgrades. Never edit a released migration.
 */
export const migrations: readonly Migration[] = [
  { version: 7, run: createTables },
  { version: 8, run: addAnswers },
  { version: 9, run: createServerSecret },
  { version: 10, run: addEmailKeys },
  { version: 11, run: addJourneys },
];
