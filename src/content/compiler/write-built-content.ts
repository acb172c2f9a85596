import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltIndex, bodyName, builtFiles } from "../built-content.ts";
import { sortNewestFirst } from "../queries.ts";
import type { CompiledContent } from "./compile-content.ts";
import type { CompiledFile } from "./compile-file.ts";

/**
 * Writes compiled content to `folder`, without drafts, scheduled entries and files with errors. Files are replaced
 * atomically: a server that has one open keeps the old one.
 */
export async function writeBuiltContent(folder: string, content: CompiledContent): Promise<void> {
  const ready = content.files.filter(({ isDraft, errors }) => !isDraft && errors.length === 0);
  const published = ready.filter(({ isScheduled }) => !isScheduled);
  const slices: BuiltIndex["bodies"] = [];
  const bodies: Uint8Array[] = [];
  let offset = 0;
  for (const compiled of published) {
    const name = nameOf(compiled);
    if (!name || !compiled.body) continue;
    slices.push([name, [offset, compiled.body.byteLength]]);
    bodies.push(compiled.body);
    offset += compiled.body.byteLength;
  }
  const entries = sortNewestFirst(published.flatMap(({ entry }) => (entry ? [entry] : [])));
  const index = JSON.stringify({ entries, pageCopy: content.pageCopy, bodies: slices });
  const scheduled = ready.flatMap(({ isScheduled, publication }) =>
    isScheduled && publication ? [publication.date] : [],
  );
  await mkdir(folder, { recursive: true });
  await replaceFile(join(folder, builtFiles.bodies), bodies);
  await replaceFile(join(folder, builtFiles.index), index);
  await replaceFile(join(folder, builtFiles.nextPublication), scheduled.sort()[0] ?? "");
}

function nameOf({ file, entry }: CompiledFile): string | undefined {
  if (entry) return bodyName(entry.type, entry.slug);
  return file.kind === "legal" ? bodyName("legal", file.slug) : undefined;
}

async function replaceFile(path: string, content: string | Iterable<Uint8Array>): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
