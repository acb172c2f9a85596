import { parentPort, workerData } from "node:worker_threads";
import { loadBuiltApp } from "../build-output/index.ts";
import { PrerenderError } from "./prerender-error.ts";
import { type PagePlan, type PrerenderedPage, prerenderPage } from "./prerender-page.ts";

/** What a worker is started with. */
export interface WorkerTask {
  buildDirectory: string;
  plan: PagePlan;
}

/** What a worker answers to a batch of paths: the pages in that order, or why prerendering must stop. */
export type BatchAnswer = { pages: PrerenderedPage[] } | { fault: string };

const { buildDirectory, plan }: WorkerTask = workerData;
const app = await loadBuiltApp(buildDirectory);

parentPort?.on("message", async (paths: string[]) => {
  parentPort?.postMessage(await prerenderBatch(paths));
});

async function prerenderBatch(paths: string[]): Promise<BatchAnswer> {
  try {
    const pages: PrerenderedPage[] = [];
    for (const path of paths) pages.push(await prerenderPage(app, path, plan));
    return { pages };
  } catch (error) {
    if (error instanceof PrerenderError) return { fault: error.message };
    throw error;
  }
}
