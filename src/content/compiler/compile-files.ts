import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type CompiledFile, compileFile } from "./compile-file.ts";
import type { ContentFile } from "./content-files.ts";
import { createPictureFinder } from "./find-picture.ts";

/** Below this many files one thread is done before a second has started. */
const MIN_FILES_FOR_THREADS = 200;
const FILES_PER_BATCH = 50;

/** Compiles Markdown files, in their order; a large number of them on all cores. */
export async function compileFiles(
  files: readonly ContentFile[],
  publicDir: string,
): Promise<CompiledFile[]> {
  const threadCount = files.length < MIN_FILES_FOR_THREADS ? 1 : Math.min(availableParallelism(), 8);
  if (threadCount === 1) {
    const findPicture = createPictureFinder(publicDir);
    return files.map((file) => compileFile(file, findPicture));
  }
  const batches: ContentFile[][] = [];
  for (let start = 0; start < files.length; start += FILES_PER_BATCH) {
    batches.push(files.slice(start, start + FILES_PER_BATCH));
  }
  const results: CompiledFile[][] = [];
  const pending = batches.entries();
  const workers = Array.from({ length: threadCount }, () => startWorker(publicDir));
  try {
    await Promise.all(
      workers.map(async (worker) => {
        // All threads draw from one queue, so that none waits while there is work.
        for (const [index, batch] of pending) results[index] = await compileInWorker(worker, batch);
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results.flat();
}

function startWorker(publicDir: string): Worker {
  return new Worker(new URL("./compile-worker.ts", import.meta.url), { workerData: { publicDir } });
}

function compileInWorker(worker: Worker, batch: ContentFile[]): Promise<CompiledFile[]> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (compiled: CompiledFile[]) => {
      worker.off("error", reject);
      resolve(compiled);
    });
    worker.postMessage(batch);
  });
}
