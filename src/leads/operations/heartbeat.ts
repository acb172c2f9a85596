import { minuteMs } from "#platform/time/durations.ts";
import { listChannels } from "../delivery/index.ts";
import { readStatus, type StatusParts } from "./status.ts";

const timeLimitMs = 10_000;

/** No worker is alive if a delivery has been due for longer, because each attempt sets the time of the next one. */
const maxDueMs = 15 * minuteMs;

/**
 * Returns whether the store and a worker are alive and backups are made; nothing else stops the heartbeat (spec: Owner).
 * `startedAtMs`: when this server started, because it then has to catch up on deliveries.
 */
export async function isAlive(parts: StatusParts, startedAtMs: number): Promise<boolean> {
  const { ok, alerts } = await readStatus(parts);
  if (!ok || alerts.some(({ name }) => name === "backup")) return false;
  const nowMs = Date.now();
  const dueMs = (await parts.store.findOldestDue(listChannels(parts.settings))) ?? nowMs;
  return nowMs - Math.max(dueMs, startedAtMs) <= maxDueMs;
}

/** Tells the owner's monitor that the server is alive. Errors don't contain the URL, which is secret. */
export async function sendHeartbeat(url: string, limitMs = timeLimitMs): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The monitor responded with ${response.status}.`);
}
