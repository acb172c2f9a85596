import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { BuiltApp } from "../build-output/index.ts";
import { type PagePlan, PrerenderError, prerenderPage } from "./prerender-page.ts";
import type { BatchResult, WorkerTask } from "./prerender-worker.ts";

/** With fewer pages, one thread is done before a second has loaded the app. */
const MIN_PAGES_FOR_WORKERS = 20;

const PAGES_PER_BATCH = 16;
const MAX_WORKERS = 8;
const YOUNG_GENERATION_MB = 96;

/** Dependencies of prerendering. */
export interface PrerenderParts {
  app: Pick<BuiltApp, "render">;
  /** Where workers load the app from. */
  buildDirectory: string;
  plan: PagePlan;
}

/**
 * Renders and writes all pages, on all cores if there are many, and returns those that belong in the sitemap. Throws
 * `PrerenderError` for a page that is not 200 or whose share image is missing.
 */
export async function prerenderPages(
  { app, buildDirectory, plan }: PrerenderParts,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length >= MIN_PAGES_FOR_WORKERS) return prerenderInWorkers(paths, { buildDirectory, plan });
  const indexable = new Set<string>();
  for (const path of paths) if (await prerenderPage(app, path, plan)) indexable.add(path);
  return indexable;
}

/** Prerenders on all cores: each worker loads its own app and takes batches from a shared queue. */
async function prerenderInWorkers(paths: readonly string[], task: WorkerTask): Promise<ReadonlySet<string>> {
  const indexable = new Set<string>();
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
        // Rendering allocates much short-lived memory; room for it saves a tenth of the time.
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      }),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (const batch of queue)
          for (const path of await prerenderBatch(worker, batch)) indexable.add(path);
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return indexable;
}

function prerenderBatch(worker: Worker, paths: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (result: BatchResult) => {
      worker.off("error", reject);
      if ("error" in result) reject(new PrerenderError(result.error));
      else resolve(result.indexable);
    });
    worker.postMessage(paths);
  });
}
