import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtPlaces } from "../built-catalogue.ts";
import type { LegalPageId } from "../entries/index.ts";
import { legalPageIds } from "../entries/legal-page.ts";
import { sortNewestFirst } from "../queries.ts";
import type { CompiledFile } from "./compile-file.ts";
import type { CompiledContent } from "./content-compiler.ts";

/** What was written last, so that the next time only what has changed is. File place -> its bytes. */
export type WrittenBodies = Map<string, Uint8Array>;

/**
 * Writes a compiled catalogue into `folder`, which must be nobody else's. Drafts and files with faults are
 * left out. Each file appears in one piece: a page that is being read never meets half of one.
 */
export function writeBuiltCatalogue(
  folder: string,
  content: CompiledContent,
  written: WrittenBodies = new Map(),
): void {
  const published = content.files.filter(({ isDraft, faults }) => !isDraft && faults.length === 0);
  const places = new Set<string>();
  for (const compiled of published) {
    const place = placeOf(compiled);
    if (!place || !compiled.body) continue;
    places.add(place);
    if (written.get(place) === compiled.body) continue;
    writeWhole(join(folder, place), compiled.body);
    written.set(place, compiled.body);
  }
  const entries = sortNewestFirst(published.flatMap(({ entry }) => (entry ? [entry] : [])));
  writeWhole(join(folder, builtPlaces.index), JSON.stringify({ entries, panels: content.panels }));
  for (const place of written.keys()) {
    if (places.has(place)) continue;
    rmSync(join(folder, place), { force: true });
    written.delete(place);
  }
}

function placeOf({ file, entry }: CompiledFile): string | undefined {
  if (entry) return builtPlaces.article(entry.type, entry.slug);
  const id = legalPageIds.find((known): known is LegalPageId => file.kind === "legal" && known === file.slug);
  return id && builtPlaces.legalPage(id);
}

function writeWhole(path: string, content: string | Uint8Array): void {
  const draft = `${path}.part`;
  try {
    writeFileSync(draft, content);
  } catch {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, content);
  }
  renameSync(draft, path);
}
