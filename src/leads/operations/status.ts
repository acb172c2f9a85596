import { statfs } from "node:fs/promises";
import type { ChannelSettings, Settings } from "#config/settings/index.ts";
import type { OwnerCalendar } from "../bookings/calendar/owner-calendar.ts";
import { listChannels } from "../delivery/index.ts";
import { inspectBackups, type Store, type StoreHealth } from "../store/index.ts";
import { formatAge, listAlerts } from "./alerts.ts";
import { type CopyRecord, readCopyRecord } from "./copies/copy-record.ts";

export interface StatusParts {
  store: Pick<Store, "check" | "summarizeDeliveries" | "findOldestDue">;
  settings: Pick<Settings, "dataDir" | "databaseUrl" | "formLimits" | "backupKeep" | "resticRepository"> &
    ChannelSettings;
  calendar?: Pick<OwnerCalendar, "listAlerts"> | undefined;
}

/** Reads the status that `/readyz`, `leads status` and alerts report. It doesn't contain personal data. */
export async function readStatus({ store, settings, calendar }: StatusParts) {
  const { dataDir, databaseUrl, backupKeep, resticRepository, formLimits } = settings;
  const health = await store.check(formLimits).catch((error: unknown) => unhealthy(error));
  const deliveries = await store.summarizeDeliveries().catch(() => undefined);
  const ages = await inspectBackups(dataDir);
  const backups = backupKeep > 0 && !databaseUrl ? ages : undefined;
  const copies = resticRepository && !databaseUrl ? await readCopyRecord(dataDir) : undefined;
  const freeBytes = await statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );
  const channels = listChannels(settings);
  const copyAges = copies && { ...copies, storeSinceMs: ages.storeSinceMs };
  const facts = {
    ...{ health, deliveries, backups, copies: copyAges, freeBytes, channels },
    calendar: calendar?.listAlerts(),
  };
  const alerts = listAlerts(facts, Date.now());
  return {
    ok: health.ok,
    problems: health.problems,
    warnings: alerts.flatMap(({ name, sentence }) => (name === "database" ? [] : [sentence])),
    alerts,
    /** `undefined` if the store can't be read. */
    deliveries,
    lastBackupAtMs: backups?.newestAtMs,
    copies,
    freeBytes,
  };
}

/** Returns `14 hours old, 412 leads`. */
export function describeVerified({ verified }: CopyRecord, nowMs: number): string {
  if (!verified) return "none yet";
  const leads = verified.leads === 1 ? "1 lead" : `${verified.leads} leads`;
  return `${formatAge(nowMs - verified.backupAtMs)} old, ${leads}`;
}

function unhealthy(error: unknown): StoreHealth {
  return { ok: false, problems: [error instanceof Error ? error.message : String(error)], warnings: [] };
}
