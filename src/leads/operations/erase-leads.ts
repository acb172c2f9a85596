import type { ChannelSettings } from "#config/settings/index.ts";
import { listErasureChannels, mailFolder } from "../delivery/index.ts";
import { deleteMailFiles } from "../mail/file-transport.ts";
import {
  backupsFolder,
  type ErasedCounts,
  type ErasureSelector,
  hasUnfinishedErasures,
  readErasures,
  recordErasures,
  recordFinished,
  type Store,
} from "../store/index.ts";
import { describePlaces, type PlaceFacts, type PlaceState } from "./data-places.ts";

/** Leads per transaction; submissions wait while one runs. */
const batchSize = 100;

/** Contains ids and counts, never an email address. */
export interface ErasureReceipt extends ErasedCounts {
  /** ISO 8601, UTC. */
  erasedAt: string;
  ids: readonly string[];
  mailFiles: number;
  /** Channels that will be notified of each erasure. */
  notified: readonly string[];
  /** True if traces were removed even from the database's free space and logs. If not, the server tries again. */
  isTraceless: boolean;
  places: readonly PlaceState[];
}

export interface ErasureParts {
  store: Store;
  settings: PlaceFacts["settings"] & ChannelSettings;
  onProgress?: (erased: number) => void;
}

/** Erases leads, their rows and email files, and any traces of them in the database's files. */
export async function eraseLeads(
  selector: ErasureSelector,
  { store, settings, onProgress }: ErasureParts,
): Promise<ErasureReceipt> {
  const { dataDir } = settings;
  const notified = listErasureChannels(settings);
  const now = new Date();
  const ids: string[] = [];
  const delivered: Record<string, number> = {};
  const counts = { requests: 0, deliveries: 0, bookings: 0 };
  while (true) {
    const batch = await store.listErasable(selector, batchSize);
    if (batch.length === 0) break;
    // Recorded first, so that restoring a backup can't bring them back even if the server crashes in between.
    recordErasures(dataDir, batch, now);
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
  // An earlier run might have erased the person but left traces, because the database was in use.
  const mayHaveTraces = ids.length > 0 || !("receivedBeforeMs" in selector);
  let isTraceless = true;
  let mailFiles = 0;
  try {
    if (mayHaveTraces) isTraceless = await store.removeTraces();
  } finally {
    // Last, so that any email that was being written is complete; in `finally`, because the disk might be too full for the step above.
    mailFiles = await deleteMailFiles(mailFolder(settings), new Set(ids));
  }
  if (mayHaveTraces && isTraceless) recordFinished(dataDir);
  const sentTo = Object.keys(delivered);
  const places = await describePlaces({ settings, erasedAtMs: Date.now(), isTraceless, sentTo, notified });
  return { erasedAt: now.toISOString(), ids, ...counts, delivered, mailFiles, notified, isTraceless, places };
}

/** Finishes interrupted erasures, and repeats those that an older backup has undone. Returns how many leads it erased. */
export async function repeatErasures(parts: ErasureParts): Promise<number> {
  const { store, settings } = parts;
  const { dataDir } = settings;
  const recorded = readErasures(backupsFolder(dataDir)) ?? [];
  let erased = 0;
  for (let at = 0; at < recorded.length; at += batchSize) {
    const ids = await store.listErasable({ ids: recorded.slice(at, at + batchSize) }, batchSize);
    if (ids.length === 0) continue;
    const receipt = await eraseLeads({ ids }, parts);
    erased += receipt.requests;
  }
  // The server might have been killed after the rows were erased, or before their traces were removed.
  await deleteMailFiles(mailFolder(settings), new Set(recorded));
  if (hasUnfinishedErasures(dataDir) && (await store.removeTraces())) recordFinished(dataDir);
  return erased;
}
