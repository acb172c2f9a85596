import type { Settings } from "../../settings/settings.ts";
import type { Store } from "../store.ts";
export async function openSqliteStore(_settings: Pick<Settings, "dataDir" | "webhook">): Promise<Store> {
  throw new Error("not there yet");
}
