import { deleteMailFiles, listErasureChannels, mailFolder } from "../delivery/index.ts";
import type { ChannelSettings, Settings } from "../settings/index.ts";
import {
  backupsFolder,
  type ErasedCounts,
  type ErasureSelector,
  listBackups,
  readErasures,
  recordErasures,
  type Store,
} from "../store/index.ts";

/** The longest time between two hourly backups of a running server. */
const backupPauseMs = 61 * 60_000;

/** Leads per transaction. Posts wait for each. */
const batchSize = 100;

/** Has ids and counts, never an e-mail address. */
export interface ErasureReceipt extends ErasedCounts {
  /** ISO 8601, UTC. */
  erasedAt: string;
  ids: readonly string[];
  mailFiles: number;
  /** Channels that will be told of each erasure. */
  notified: readonly string[];
  /** Whether the database's free space and logs are clean too. */
  isTraceless: boolean;
  /** When the last hourly backup that may contain them will be deleted; null if there is none or it is kept. */
  lastBackupGoneAt: string | null;
  /** Hourly backups that may contain them. */
  backups: number;
}

export interface ErasureParts {
  store: Store;
  settings: Pick<Settings, "dataDir" | "backupKeep"> & ChannelSettings;
  onProgress?: (erased: number) => void;
  /** Whether the ids are already in the record of erasures. */
  isRecorded?: boolean;
}

/** Erases leads with their rows, their mails and the traces that deleted rows leave in the database's files. */
export async function eraseLeads(
  selector: ErasureSelector,
  { store, settings, onProgress, isRecorded = false }: ErasureParts,
): Promise<ErasureReceipt> {
  const { dataDir, backupKeep } = settings;
  const notified = listErasureChannels(settings);
  const now = new Date();
  const ids: string[] = [];
  const delivered: Record<string, number> = {};
  const counts = { requests: 0, deliveries: 0, bookings: 0 };
  while (true) {
    const batch = await store.listErasable(selector, batchSize);
    if (batch.length === 0) break;
    // First, so that no restored backup brings them back after a crash in between.
    if (!isRecorded) recordErasures(dataDir, batch, now);
    const erased = await store.eraseLeads(batch, notified);
    counts.requests += erased.requests;
    counts.deliveries += erased.deliveries;
    counts.bookings += erased.bookings;
    for (const [channel, count] of Object.entries(erased.delivered)) {
      delivered[channel] = (delivered[channel] ?? 0) + count;
    }
    ids.push(...batch);
    onProgress?.(ids.length);
  }
  // A person may already be erased, with traces left by a run that found the database in use.
  const mayHaveTraces = ids.length > 0 || !("receivedBeforeMs" in selector);
  const isTraceless = !mayHaveTraces || (await store.removeTraces());
  // Last, because a mail that was being written is complete by now.
  const mailFiles = await deleteMailFiles(mailFolder(settings), new Set(ids));
  const { length: backups } = await listBackups(dataDir);
  // Includes a backup that is being made now.
  const lastBackupGoneAt = new Date(Date.now() + backupKeep * backupPauseMs).toISOString();
  return {
    erasedAt: now.toISOString(),
    ids,
    ...counts,
    delivered,
    mailFiles,
    notified,
    isTraceless,
    lastBackupGoneAt: backups > 0 && backupKeep > 0 ? lastBackupGoneAt : null,
    backups,
  };
}

/** Erases recorded leads that came back, for example with an older backup. Returns their number. */
export async function repeatErasures(parts: ErasureParts): Promise<number> {
  const { store, settings } = parts;
  const recorded = readErasures(backupsFolder(settings.dataDir)) ?? [];
  let erased = 0;
  for (let at = 0; at < recorded.length; at += batchSize) {
    const ids = await store.listErasable({ ids: recorded.slice(at, at + batchSize) }, batchSize);
    if (ids.length === 0) continue;
    const receipt = await eraseLeads({ ids }, { ...parts, isRecorded: true });
    erased += receipt.requests;
  }
  return erased;
}
