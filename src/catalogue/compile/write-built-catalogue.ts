import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { builtPlaces } from "../built-catalogue.ts";
import type { LegalPageId } from "../entries/index.ts";
import { legalPageIds } from "../entries/legal-page.ts";
import { sortNewestFirst } from "../queries.ts";
import type { CompiledFile } from "./compile-file.ts";
import type { CompiledContent } from "./content-compiler.ts";

/** Files on their way to the disk at once: creating one takes longer than filling it. */
const IN_FLIGHT = 16;

/** What was written last, so that the next time only what has changed is. File place -> its bytes. */
export type WrittenBodies = Map<string, Uint8Array>;

/**
 * Writes a compiled catalogue into `folder`, which must be nobody else's. Drafts and files with faults are
 * left out. Each file appears in one piece: a page that is being read never meets half of one.
 */
export async function writeBuiltCatalogue(
  folder: string,
  content: CompiledContent,
  written: WrittenBodies = new Map(),
): Promise<void> {
  const published = content.files.filter(({ isDraft, faults }) => !isDraft && faults.length === 0);
  const bodies = new Map<string, Uint8Array>();
  for (const compiled of published) {
    const place = placeOf(compiled);
    if (place && compiled.body) bodies.set(place, compiled.body);
  }
  const queue = bodies.entries();
  const writeNext = async () => {
    for (const [place, body] of queue) {
      if (written.get(place) === body) continue;
      await writeWhole(join(folder, place), body);
      written.set(place, body);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, writeNext));
  const entries = sortNewestFirst(published.flatMap(({ entry }) => (entry ? [entry] : [])));
  await writeWhole(join(folder, builtPlaces.index), JSON.stringify({ entries, panels: content.panels }));
  for (const place of written.keys()) {
    if (bodies.has(place)) continue;
    await rm(join(folder, place), { force: true });
    written.delete(place);
  }
}

function placeOf({ file, entry }: CompiledFile): string | undefined {
  if (entry) return builtPlaces.article(entry.type, entry.slug);
  const id = legalPageIds.find((known): known is LegalPageId => file.kind === "legal" && known === file.slug);
  return id && builtPlaces.legalPage(id);
}

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.part`;
  try {
    await writeFile(draft, content);
  } catch {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, content);
  }
  await rename(draft, path);
}
