import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltIndex, bodyName, builtFiles } from "../built-content.ts";
import { sortNewestFirst } from "../queries.ts";
import type { CompiledContent } from "./compile-content.ts";

/** Skips drafts, scheduled entries and files with errors. */
export async function writeBuiltContent(folder: string, content: CompiledContent): Promise<void> {
  const ready = content.files.filter(({ isDraft, errors }) => !isDraft && errors.length === 0);
  const published = ready.filter(({ isScheduled }) => !isScheduled);
  const entries = sortNewestFirst(published.flatMap(({ entry }) => entry ?? []));
  const index: BuiltIndex = {
    entries,
    pageCopy: content.pageCopy,
    readingOrder: content.readingOrder,
    bodies: published.map(({ file }) => bodyName(file.kind, file.slug)),
  };
  const scheduled = ready.flatMap(({ isScheduled, publication }) =>
    isScheduled && publication ? [publication.date] : [],
  );
  await mkdir(folder, { recursive: true });
  const lines = [JSON.stringify(index), ...published.map(({ body = "" }) => `\n${body}`)];
  await writeFile(join(folder, builtFiles.content), lines);
  await writeFile(join(folder, builtFiles.nextPublication), scheduled.sort()[0] ?? "");
}
