import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { BuildError } from "./build-error.ts";

/** Raised when a server of today could no longer read what an older press wrote. */
const FORMAT = 2;

const SliceSchema = v.tuple([v.number(), v.number()]);

const PrintedEntrySchema = v.object({
  /** Path as it is asked for, without query. */
  path: v.string(),
  /** `page` is HTML, `data` its `.data` twin, `file` everything else. A file ignores any query. */
  kind: v.picklist(["page", "data", "file"]),
  contentType: v.string(),
  /** Hash of the uncompressed bytes; the encoding's name is added to make each variant's strong ETag. */
  tag: v.string(),
  /** Positions in `inlineHashes` of the scripts and styles that stand inline in a page. */
  scripts: v.array(v.number()),
  styles: v.array(v.number()),
  /** Where each variant lies in the pack, `[offset, bytes]`. `identity` is absent where `gzip` is there. */
  slices: v.object({
    identity: v.optional(SliceSchema),
    gzip: v.optional(SliceSchema),
    br: v.optional(SliceSchema),
  }),
});

const PrintedManifestSchema = v.object({
  format: v.literal(FORMAT),
  /** The app's version that printed the pages; the server refuses pages of another build. */
  appVersion: v.string(),
  /** Address that the pages' absolute links carry. */
  siteUrl: v.string(),
  packBytes: v.number(),
  inlineHashes: v.array(v.string()),
  /** `integrity` values of the site's own scripts by path, for pages rendered later. */
  integrity: v.record(v.string(), v.string()),
  entries: v.array(PrintedEntrySchema),
});

/** One page, data file, asset or public file, ready to be sent. */
export type PrintedEntry = v.InferOutput<typeof PrintedEntrySchema>;

/** Table of contents of everything that the press printed. */
export type PrintedManifest = v.InferOutput<typeof PrintedManifestSchema>;

/** Where a pack's bytes begin and how many there are. */
export type PackSlice = v.InferOutput<typeof SliceSchema>;

/** The current format, for the press. */
export const printedFormat = FORMAT;

/** Folder, table of contents and bytes of the printed site under `build/`. */
export function printedPlaces(buildDirectory: string) {
  const folder = join(buildDirectory, "pages");
  return { folder, manifest: join(folder, "manifest.json"), pack: join(folder, "pages.pack") };
}

/** Reads and checks the table of contents. Throws `BuildError` where nothing usable was printed. */
export async function readPrintedManifest(buildDirectory: string): Promise<PrintedManifest> {
  const { manifest } = printedPlaces(buildDirectory);
  const text = await readFile(manifest, "utf8").catch((cause: unknown) => {
    throw new BuildError(`No pages have been printed: ${manifest} cannot be read.`, { cause });
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PrintedManifestSchema), text);
  if (!parsed.success) throw new BuildError(`${manifest} was written by another version of the press.`);
  return parsed.output;
}
