import type { Settings } from "../settings/settings.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";
import type { Store, StoreLog, StoreOptions } from "./store.ts";

/**
 * Opens the store in `settings.dataDir`, creating and migrating it where needed.
 * Throws `StoreOpenError` with a sentence for the operator.
 */
export function openStore(
  settings: Pick<Settings, "dataDir" | "webhook">,
  log: StoreLog = console,
  options: StoreOptions = { upkeep: false },
): Promise<Store> {
  return openSqliteStore(settings, log, options);
}
