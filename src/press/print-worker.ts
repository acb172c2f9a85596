import { parentPort, workerData } from "node:worker_threads";
import { loadBuiltApp } from "../built/index.ts";
import { PressError } from "./press-error.ts";
import { createPagePrinter, type PagePlan, type PrintedPage } from "./print-page.ts";

/** What a worker is started with. */
export interface WorkerTask {
  buildDirectory: string;
  plan: PagePlan;
}

/** What a worker answers to a batch of paths: the pages in that order, or why the press must stop. */
export type BatchAnswer = { pages: PrintedPage[] } | { fault: string };

const { buildDirectory, plan }: WorkerTask = workerData;
const printPage = createPagePrinter(await loadBuiltApp(buildDirectory), plan);

parentPort?.on("message", async (paths: string[]) => {
  parentPort?.postMessage(await printBatch(paths));
});

async function printBatch(paths: string[]): Promise<BatchAnswer> {
  try {
    const pages: PrintedPage[] = [];
    for (const path of paths) pages.push(await printPage(path));
    return { pages };
  } catch (error) {
    if (error instanceof PressError) return { fault: error.message };
    throw error;
  }
}
