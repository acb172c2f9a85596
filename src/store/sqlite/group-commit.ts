import type { LimitedLead } from "../leads.ts";
import type { RecordResult } from "../record-lead.ts";
import { StoreUnavailableError } from "../store-errors.ts";
import { type LeadResult, toError } from "./thread-messages.ts";

/** Maximum leads per transaction: a longer one would keep its first visitors waiting. */
const maxBatch = 128;

/** Maximum leads that wait for a disk that does not respond; further ones fail at once. */
const maxWaiting = 4096;

interface Waiting {
  lead: LimitedLead;
  resolve: (result: RecordResult) => void;
  reject: (error: unknown) => void;
}

/** Gathers leads that arrive during a commit into the next one. */
export interface GroupCommit {
  add(lead: LimitedLead): Promise<RecordResult>;
  /** Resolves when nothing is waiting any more. */
  drain(): Promise<void>;
}

/**
 * Creates a group commit: one fsync for all leads that arrive during the previous one. A single visitor waits no longer
 * for it. Each promise settles after its own commit, so durability is not weakened.
 */
export function createGroupCommit(
  recordAll: (leads: readonly LimitedLead[]) => Promise<readonly LeadResult[]>,
): GroupCommit {
  const queue: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function commitAll(): Promise<void> {
    while (queue.length > 0) await commit(queue.splice(0, maxBatch));
    // In the same tick as the last check, or a lead could wait for a commit that nobody starts.
    running = undefined;
  }

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await recordAll(batch.map(({ lead }) => lead));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (!result) reject(new Error("The store returned fewer results than there were leads"));
        else if (result.kind === "failed") reject(toError(result));
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    add: (lead) => {
      if (queue.length >= maxWaiting) {
        return Promise.reject(new StoreUnavailableError("Too many submissions wait for the disk."));
      }
      return new Promise((resolve, reject) => {
        queue.push({ lead, resolve, reject });
        running ??= commitAll();
      });
    },
    drain: async () => {
      while (running) await running;
    },
  };
}
