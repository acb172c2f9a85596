import { parentPort, workerData } from "node:worker_threads";
import { loadBuiltApp } from "../build-output/index.ts";
import { type PagePlan, PrerenderError, prerenderPage } from "./prerender-page.ts";

/** Data that a worker starts with. */
export interface WorkerTask {
  buildDirectory: string;
  plan: PagePlan;
}

/** The paths of a batch that belong in the sitemap, or why prerendering failed. */
export type BatchResult = { indexable: string[] } | { error: string };

const { buildDirectory, plan }: WorkerTask = workerData;
const app = await loadBuiltApp(buildDirectory);

parentPort?.on("message", async (paths: string[]) => {
  parentPort?.postMessage(await prerenderBatch(paths));
});

async function prerenderBatch(paths: string[]): Promise<BatchResult> {
  try {
    const indexable: string[] = [];
    for (const path of paths) if (await prerenderPage(app, path, plan)) indexable.push(path);
    return { indexable };
  } catch (error) {
    if (error instanceof PrerenderError) return { error: error.message };
    throw error;
  }
}
