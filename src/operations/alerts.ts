import { hourMs, minuteMs } from "../durations.ts";
import type { BackupAges, DeliverySummary, StoreHealth } from "../store/index.ts";

const bytesPerMb = 1024 * 1024;

/** Limits beyond which something is trouble (spec: Operations). */
const limits = {
  waitMs: 15 * minuteMs,
  quarantined: 50,
  backupAgeMs: 26 * hourMs,
  freeBytes: 500 * bytesPerMb,
};

/** Something that the owner should look at. */
export interface Alert {
  /** The same while it lasts; `store`: logged by the store, where it arises. */
  name: "database" | "disk" | "waiting" | "failed" | "quarantine" | "backup" | "store";
  /** Public at `/readyz`: no personal data, no paths. */
  sentence: string;
  /** When the newest part of it began, where it lasts until a person acts. */
  newestAtMs?: number;
}

/** Facts that alerts are found in. */
export interface StatusFacts {
  health: StoreHealth;
  deliveries: DeliverySummary | undefined;
  /** `undefined` where none are made. */
  backups: BackupAges | undefined;
  freeBytes: number | undefined;
  /** The configured channels; deliveries of others wait for nothing that the server could do. */
  channels: readonly string[];
}

/** Lists the alerts, worst first. */
export function listAlerts({ health, ...facts }: StatusFacts, nowMs: number): Alert[] {
  const warnings = {
    disk: describeDisk(facts),
    waiting: describeWaiting(facts, nowMs),
    failed: describeFailed(facts),
    quarantine: describeQuarantine(facts),
    backup: describeBackup(facts, nowMs),
  };
  const named = Object.entries(warnings) as [keyof typeof warnings, string | undefined][];
  return [
    ...health.problems.map((sentence) => ({ name: "database" as const, sentence })),
    ...named.flatMap(([name, sentence]) => (sentence ? [{ name, sentence, ...ageOf(name, facts) }] : [])),
    ...health.warnings.map((sentence) => ({ name: "store" as const, sentence })),
  ];
}

type Facts = Omit<StatusFacts, "health">;

function ageOf(name: string, { deliveries }: Facts): Pick<Alert, "newestAtMs"> {
  return name === "failed" ? { newestAtMs: deliveries?.failed.newestAtMs ?? 0 } : {};
}

function describeDisk({ freeBytes }: Facts): string | undefined {
  if (freeBytes === undefined || freeBytes >= limits.freeBytes) return undefined;
  return `The disk of the data folder has ${Math.floor(freeBytes / bytesPerMb)} MB free.`;
}

function describeWaiting({ deliveries, channels }: Facts, nowMs: number): string | undefined {
  const waiting = deliveries?.waiting.byChannel.filter(({ channel }) => channels.includes(channel)) ?? [];
  const ageMs = Math.max(0, ...waiting.map(({ oldestAtMs }) => nowMs - oldestAtMs));
  if (ageMs <= limits.waitMs) return undefined;
  const counts = waiting.map(({ channel, count }) => `${channel} ${count}`).join(", ");
  return `The oldest undelivered request has waited for ${formatAge(ageMs)}. Waiting deliveries: ${counts}.`;
}

function describeFailed({ deliveries }: Facts): string | undefined {
  const count = deliveries?.failed.count ?? 0;
  if (count === 0) return undefined;
  const failed = count === 1 ? "1 delivery was given up" : `${count} deliveries were given up`;
  return `${failed}, and a person has to decide: npm run leads -- deliveries --state failed`;
}

function describeQuarantine({ deliveries }: Facts): string | undefined {
  const count = deliveries?.quarantined ?? 0;
  if (count <= limits.quarantined) return undefined;
  return `${count} requests are in quarantine: npm run leads -- list --quarantined`;
}

function describeBackup({ backups }: Facts, nowMs: number): string | undefined {
  if (!backups) return undefined;
  const { newestAtMs, storeSinceMs } = backups;
  const ageMs = nowMs - (newestAtMs ?? storeSinceMs);
  if (ageMs <= limits.backupAgeMs) return undefined;
  return newestAtMs === undefined
    ? `No backup was made in ${formatAge(ageMs)}.`
    : `The last backup is ${formatAge(ageMs)} old.`;
}

/** Returns `16 minutes`, `3 hours` or `4 days`. */
function formatAge(ms: number): string {
  if (ms < 2 * hourMs) return `${Math.floor(ms / minuteMs)} minutes`;
  const hours = Math.floor(ms / hourMs);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}
