import { hourMs, minuteMs } from "#platform/time/durations.ts";
import type { CalendarAlert } from "../bookings/calendar/owner-calendar.ts";
import type { BackupAges, DeliverySummary, StoreHealth } from "../store/index.ts";
import type { CopyRecord } from "./copies/copy-record.ts";

const bytesPerMb = 1024 * 1024;

/** The owner is alerted when a value passes one of these (spec: Operations). */
const limits = {
  waitMs: 15 * minuteMs,
  quarantined: 50,
  backupAgeMs: 26 * hourMs,
  freeBytes: 500 * bytesPerMb,
};

export interface Alert {
  /** Stays the same while the alert lasts. `store`: a warning from the store or the server. */
  name:
    | ("database" | "disk" | "waiting" | "failed" | "quarantine" | "backup" | "copy" | "store")
    | CalendarAlert["name"];
  /** Publicly visible at `/readyz`, so it must not contain personal data or paths. */
  sentence: string;
  /** When the latest cause occurred, for alerts that last until someone acts. */
  newestAtMs?: number;
}

export interface StatusFacts {
  health: StoreHealth;
  deliveries: DeliverySummary | undefined;
  /** `undefined` if backups are off. */
  backups: BackupAges | undefined;
  /** `undefined` if backups aren't copied off-site. */
  copies: (CopyRecord & Pick<BackupAges, "storeSinceMs">) | undefined;
  freeBytes: number | undefined;
  /** About the owner's calendar. */
  calendar?: readonly CalendarAlert[] | undefined;
  /** The configured channels. Deliveries for other channels are left waiting on purpose. */
  channels: readonly string[];
}

/** Lists alerts, worst first. */
export function listAlerts({ health, ...facts }: StatusFacts, nowMs: number): Alert[] {
  const failedAtMs = facts.deliveries?.failed.newestAtMs ?? 0;
  const warnings: (Omit<Alert, "sentence"> & { sentence: string | undefined })[] = [
    { name: "disk", sentence: describeDisk(facts) },
    { name: "waiting", sentence: describeWaiting(facts, nowMs) },
    { name: "failed", sentence: describeFailed(facts), newestAtMs: failedAtMs },
    { name: "quarantine", sentence: describeQuarantine(facts) },
    { name: "backup", sentence: describeBackup(facts, nowMs) },
    { name: "copy", sentence: describeCopy(facts, nowMs) },
  ];
  return [
    ...health.problems.map((sentence): Alert => ({ name: "database", sentence })),
    ...warnings.flatMap(({ sentence, ...alert }) => (sentence ? [{ ...alert, sentence }] : [])),
    ...(facts.calendar ?? []),
    ...health.warnings.map((sentence): Alert => ({ name: "store", sentence })),
  ];
}

type Facts = Omit<StatusFacts, "health">;

function describeDisk({ freeBytes }: Facts): string | undefined {
  if (freeBytes === undefined || freeBytes >= limits.freeBytes) return undefined;
  return `The data folder's disk has only ${Math.floor(freeBytes / bytesPerMb)} MB free.`;
}

function describeWaiting({ deliveries, channels }: Facts, nowMs: number): string | undefined {
  const waiting = deliveries?.waiting.byChannel.filter(({ channel }) => channels.includes(channel)) ?? [];
  const ageMs = Math.max(0, ...waiting.map(({ oldestAtMs }) => nowMs - oldestAtMs));
  if (ageMs <= limits.waitMs) return undefined;
  const counts = waiting.map(({ channel, count }) => `${channel} ${count}`).join(", ");
  return `The oldest undelivered lead has been waiting for ${formatAge(ageMs)}. Waiting deliveries: ${counts}.`;
}

function describeFailed({ deliveries }: Facts): string | undefined {
  const count = deliveries?.failed.count ?? 0;
  if (count === 0) return undefined;
  const failed = count === 1 ? "1 delivery has" : `${count} deliveries have`;
  return `${failed} failed permanently: npm run leads -- deliveries --state failed`;
}

function describeQuarantine({ deliveries }: Facts): string | undefined {
  const count = deliveries?.quarantined ?? 0;
  if (count <= limits.quarantined) return undefined;
  return `${count} leads are in quarantine: npm run leads -- list --quarantined`;
}

function describeBackup({ backups }: Facts, nowMs: number): string | undefined {
  if (!backups) return undefined;
  const { newestAtMs, storeSinceMs } = backups;
  const ageMs = nowMs - (newestAtMs ?? storeSinceMs);
  if (ageMs <= limits.backupAgeMs) return undefined;
  return newestAtMs === undefined
    ? `No backup has been made in ${formatAge(ageMs)}.`
    : `The last backup is ${formatAge(ageMs)} old.`;
}

function describeCopy({ copies }: Facts, nowMs: number): string | undefined {
  if (!copies) return undefined;
  const { verified, failure, storeSinceMs } = copies;
  const why = "npm run leads -- status says why.";
  if (failure?.isDamage) return `The newest off-site copy failed verification: ${why}`;
  const ageMs = nowMs - (verified?.backupAtMs ?? storeSinceMs);
  if (ageMs <= limits.backupAgeMs) return undefined;
  return verified
    ? `The last verified off-site copy is ${formatAge(ageMs)} old: ${why}`
    : `No off-site copy has been verified in ${formatAge(ageMs)}: ${why}`;
}

/** Returns `16 minutes`, `3 hours` or `4 days`. */
export function formatAge(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (ms < 2 * hourMs) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const hours = Math.floor(ms / hourMs);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

interface AlertLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Creates a check that logs each alert once, and once more when it is resolved. Ignores an alert until two checks in a
 * row have found it, which gives a newly started server time to catch up on deliveries and backups, unless it is about the
 * owner's calendar. After every check,
 * passes all other current alerts to `onAlerts`.
 */
export function createAlertWatch(
  findAlerts: () => Promise<readonly Alert[]>,
  log: AlertLog,
  onAlerts: (alerts: readonly Alert[]) => Promise<void>,
): () => Promise<void> {
  let previous: ReadonlySet<string> = new Set();
  const logged = new Set<string>();
  return async () => {
    const alerts = await findAlerts();
    const names = new Set<string>(alerts.map(({ name }) => name));
    const lasting = alerts.filter(({ name }) => name.startsWith("calendar") || previous.has(name));
    previous = names;
    for (const { name, sentence } of lasting) {
      if (logged.has(name)) continue;
      log.error({ alert: name }, sentence);
      logged.add(name);
    }
    for (const name of logged) {
      if (names.has(name)) continue;
      logged.delete(name);
      log.info({ alert: name }, "alert resolved");
    }
    if (lasting.length > 0) await onAlerts(lasting);
  };
}
