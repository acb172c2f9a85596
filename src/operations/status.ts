import { statfs } from "node:fs/promises";
import { listChannels } from "../delivery/index.ts";
import type { ChannelSettings, Settings } from "../settings/index.ts";
import { type DeliverySummary, inspectBackups, type Store, type StoreHealth } from "../store/index.ts";
import { type Alert, listAlerts } from "./alerts.ts";

export interface StatusParts {
  store: Pick<Store, "check" | "summarizeDeliveries">;
  settings: Pick<Settings, "dataDir" | "databaseUrl" | "formLimits" | "backupKeep"> & ChannelSettings;
  now?: () => number;
}

/** State of what is stored, for the owner: numbers and sentences without personal data. */
export interface Status extends StoreHealth {
  /** The problems and warnings by name. */
  alerts: readonly Alert[];
  /** `undefined` where the store cannot be read. */
  deliveries: DeliverySummary | undefined;
  /** `undefined` where no backups are made, or none was yet. */
  lastBackupAtMs: number | undefined;
  /** Free bytes on the disk of the data folder; `undefined` where there is no folder. */
  freeBytes: number | undefined;
}

/** Reads the status: the same for `/readyz`, `leads status` and the mail about trouble. */
export async function readStatus({ store, settings, now = Date.now }: StatusParts): Promise<Status> {
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
  const alerts = listAlerts(facts, now());
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
