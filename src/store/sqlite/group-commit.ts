import type { LimitedLead } from "../leads.ts";
import type { RecordResult } from "../record-lead.ts";
import { StoreUnavailableError } from "../store-errors.ts";
import { type LeadResult, toError } from "./thread-messages.ts";

/** Most leads in one transaction: a longer one would keep its first visitors waiting. */
const maxBatch = 128;

/** Most leads that wait for a disk that does not respond; beyond, a visitor gets an error at once. */
const maxWaiting = 4096;

interface Waiting {
  lead: LimitedLead;
  resolve: (result: RecordResult) => void;
  reject: (error: unknown) => void;
}

/** Gathers leads that arrive while a commit is under way into the next one. */
export interface GroupCommit {
  add(lead: LimitedLead): Promise<RecordResult>;
  /** Resolves when nothing waits any more. */
  drain(): Promise<void>;
}

/**
 * One fsync for everybody who came in the meantime instead of one each: a single visitor waits no longer, a
 * crowd waits for one or two commits. Each promise settles after its own commit, so durability is not weakened.
 */
export function createGroupCommit(
  recordAll: (leads: readonly LimitedLead[]) => Promise<readonly LeadResult[]>,
): GroupCommit {
  const queue: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function commitAll(): Promise<void> {
    while (queue.length > 0) await commit(queue.splice(0, maxBatch));
    // At once: a lead that came in between would wait for a commit that nobody starts.
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
