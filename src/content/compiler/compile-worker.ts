import { parentPort, workerData } from "node:worker_threads";
import { compileFile } from "./compile-file.ts";
import type { ContentFile } from "./content-files.ts";
import { createPictureFinder } from "./find-picture.ts";

/** One thread of `compileFiles`: gets batches of files, answers each with the compiled ones in the same order. */
const findPicture = createPictureFinder(String(workerData.publicDir));

parentPort?.on("message", (files: ContentFile[]) => {
  const compiled = files.map((file) => compileFile(file, findPicture));
  // Bodies are handed over, not copied: a large content folder would stand in memory twice.
  parentPort?.postMessage(
    compiled,
    compiled.flatMap(({ body }) => (body ? [body.buffer] : [])),
  );
});
