import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { PrerenderError } from "./prerender-error.ts";
import type { PrerenderedPage } from "./prerender-page.ts";
import type { BatchAnswer, WorkerTask } from "./prerender-worker.ts";

const PAGES_PER_BATCH = 16;
const MAX_WORKERS = 8;
const YOUNG_GENERATION_MB = 96;

/**
 * Prerenders pages on all cores, each worker with an app of its own, and hands them over in no fixed order. Throws
 * `PrerenderError` as soon as one worker does.
 */
export async function prerenderInWorkers(
  paths: readonly string[],
  task: WorkerTask,
  take: (path: string, page: PrerenderedPage) => Promise<void>,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(paths.length / PAGES_PER_BATCH) }, (_, batch) =>
    paths.slice(batch * PAGES_PER_BATCH, (batch + 1) * PAGES_PER_BATCH),
  );
  const queue = batches.values();
  const count = Math.min(availableParallelism(), MAX_WORKERS, batches.length);
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(new URL("./prerender-worker.ts", import.meta.url), {
        workerData: task,
        // Rendering leaves much short-lived memory behind; room for it saves a tenth of the time.
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      }),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        // All workers draw from one queue, so that none waits while there is work.
        for (const batch of queue) {
          const pages = await prerenderBatch(worker, batch);
          for (const [position, page] of pages.entries()) await take(batch[position] ?? "", page);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function prerenderBatch(worker: Worker, paths: string[]): Promise<PrerenderedPage[]> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (answer: BatchAnswer) => {
      worker.off("error", reject);
      if ("fault" in answer) reject(new PrerenderError(answer.fault));
      else resolve(answer.pages);
    });
    worker.postMessage(paths);
  });
}
