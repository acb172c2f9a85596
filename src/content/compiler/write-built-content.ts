import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltIndex, bodyName, builtFiles } from "../publication/built-content.ts";
import { sortNewestFirst } from "../publication/queries.ts";
import type { CompiledContent } from "./compile-content.ts";

/** Skips files with errors. The app decides when an entry is published (`content.server.ts`). */
export async function writeBuiltContent(
  folder: string,
  content: CompiledContent,
  { showsUnpublished }: Pick<BuiltIndex, "showsUnpublished">,
): Promise<void> {
  const ready = content.files.filter(({ errors }) => errors.length === 0);
  const nameOf = ({ file }: (typeof ready)[number]) => bodyName(file.kind, file.slug);
  const index: BuiltIndex = {
    entries: sortNewestFirst(ready.flatMap(({ entry }) => entry ?? [])),
    drafts: ready.filter(({ publication }) => publication === "draft").map(nameOf),
    showsUnpublished,
    aliases: Object.fromEntries(
      ready.flatMap((compiled) => compiled.aliases.map(({ path }) => [path, nameOf(compiled)])),
    ),
    pageCopy: content.pageCopy,
    readingOrder: content.readingOrder,
    bodies: ready.map(nameOf),
  };
  await mkdir(folder, { recursive: true });
  const lines = [JSON.stringify(index), ...ready.map(({ body = "" }) => `\n${body}`)];
  await writeFile(join(folder, builtFiles.content), lines);
}
