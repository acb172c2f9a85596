import { statfs } from "node:fs/promises";
import { listChannels } from "../delivery/index.ts";
import type { ChannelSettings, Settings } from "../settings/index.ts";
import { type DeliverySummary, inspectBackups, type Store, type StoreHealth } from "../store/index.ts";
import { type Alert, listAlerts } from "./alerts.ts";

export interface StatusParts {
  store: Pick<Store, "check" | "summarizeDeliveries">;
  settings: Pick<Settings, "dataDir" | "databaseUrl" | "formLimits" | "backupKeep"> & ChannelSettings;
}

/** Doesn't contain personal data. */
export interface Status extends StoreHealth {
  /** All problems and warnings, each with a name. */
  alerts: readonly Alert[];
  /** `undefined` if the store can't be read. */
  deliveries: DeliverySummary | undefined;
  /** `undefined` if backups are off or there are none yet. */
  lastBackupAtMs: number | undefined;
  /** Free space on the data folder's disk; `undefined` if the folder doesn't exist. */
  freeBytes: number | undefined;
}

/** Reads the status that `/readyz`, `leads status` and alerts report. */
export async function readStatus({ store, settings }: StatusParts): Promise<Status> {
  const { dataDir, databaseUrl, backupKeep, formLimits } = settings;
  const health = await store.check(formLimits).catch((error: unknown) => unhealthy(error));
  const deliveries = await store.summarizeDeliveries().catch(() => undefined);
  const backups = backupKeep > 0 && !databaseUrl ? await inspectBackups(dataDir) : undefined;
  const freeBytes = await statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );
  const channels = listChannels(settings);
  const facts = { health, deliveries, backups, freeBytes, channels };
  const alerts = listAlerts(facts, Date.now());
  return {
    ok: health.ok,
    problems: health.problems,
    warnings: alerts.flatMap(({ name, sentence }) => (name === "database" ? [] : [sentence])),
    alerts,
    deliveries,
    lastBackupAtMs: backups?.newestAtMs,
    freeBytes,
  };
}

function unhealthy(error: unknown): StoreHealth {
  return { ok: false, problems: [error instanceof Error ? error.message : String(error)], warnings: [] };
}
