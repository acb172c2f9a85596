import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { BuildError } from "./build-error.ts";

/** Raised when a server of today could no longer read what an older prerender step wrote. */
export const prerenderedFormat = 3;

const SliceSchema = v.tuple([v.number(), v.number()]);

const PrerenderedEntrySchema = v.object({
  /** Path as it is asked for, without query. */
  path: v.string(),
  /** `page` is HTML, `file` everything else. A file ignores any query. */
  kind: v.picklist(["page", "file"]),
  contentType: v.string(),
  /** Hash of the uncompressed bytes; the encoding's name is added to make each variant's strong ETag. */
  tag: v.string(),
  /** Where each variant is in the pack, `[offset, bytes]`. `identity` is absent where `gzip` is there. */
  slices: v.object({
    identity: v.optional(SliceSchema),
    gzip: v.optional(SliceSchema),
    br: v.optional(SliceSchema),
  }),
});

const PrerenderedManifestSchema = v.object({
  format: v.literal(prerenderedFormat),
  /** The app's version that rendered the pages; the server refuses pages of another build. */
  appVersion: v.string(),
  /** Address that the pages' absolute links carry. */
  siteUrl: v.string(),
  packBytes: v.number(),
  entries: v.array(PrerenderedEntrySchema),
});

/** One page, asset or public file, ready to be sent. */
export type PrerenderedEntry = v.InferOutput<typeof PrerenderedEntrySchema>;

/** Table of contents of everything that was prerendered. */
export type PrerenderedManifest = v.InferOutput<typeof PrerenderedManifestSchema>;

/** Where a pack's bytes begin and how many there are. */
export type PackSlice = v.InferOutput<typeof SliceSchema>;

/** What a body's ETag is made from: a hash of its uncompressed bytes. */
export function tagOf(plain: Uint8Array): string {
  return createHash("sha256").update(plain).digest("base64url").slice(0, 22);
}

/** Folder, table of contents and bytes of the prerendered site under `build/`. */
export function prerenderedPlaces(buildDirectory: string) {
  const folder = join(buildDirectory, "pages");
  return { folder, manifest: join(folder, "manifest.json"), pack: join(folder, "pages.pack") };
}

/** Reads and checks the table of contents. Throws `BuildError` where nothing usable was prerendered. */
export async function readPrerenderedManifest(buildDirectory: string): Promise<PrerenderedManifest> {
  const { manifest } = prerenderedPlaces(buildDirectory);
  const text = await readFile(manifest, "utf8").catch((cause: unknown) => {
    throw new BuildError(`No pages have been prerendered: ${manifest} cannot be read.`, { cause });
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PrerenderedManifestSchema), text);
  if (!parsed.success)
    throw new BuildError(`${manifest} was written by another version of the prerender step.`);
  return parsed.output;
}
