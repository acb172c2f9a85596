import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureFile } from "../picture.ts";

export interface PictureFolders {
  /** Folder of the build's assets, whose files have hashed names and are cached for a year. */
  folder: string;
  /** Folder of earlier builds' assets, whose files are copied instead of encoded again. */
  earlier: string | undefined;
}

/** Takes 200 MB of memory to decode. */
export const MAX_MEGAPIXELS = 50;

/** px: a phone, a small or sharp screen, a large one. */
const WIDTHS = [800, 1280, 1920];

/** Any change here changes the files' names. AVIF's default effort, 4, takes six times as long for a fifth fewer bytes. */
const formats = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 75, smartSubsample: true },
} as const;

interface SmallerFile {
  name: string;
  /** px */
  width: number;
  format: keyof typeof formats;
}

/** Names the smaller versions of an image by its content, so that the same image has one set. None is larger than it. */
export function listSmaller(bytes: Uint8Array, width: number): SmallerFile[] {
  const id = createHash("sha256").update(JSON.stringify(formats)).update(bytes).digest("hex").slice(0, 16);
  const widths = new Set(WIDTHS.map((most) => Math.min(most, width)));
  return (["avif", "webp"] as const).flatMap((format) =>
    [...widths].map((width) => ({ name: `${id}-${width}.${format}`, width, format })),
  );
}

export function writeSrcsets(files: readonly SmallerFile[]): NonNullable<PictureFile["srcsets"]> {
  const srcset = (format: SmallerFile["format"]) =>
    files
      .filter((file) => file.format === format)
      .map(({ name, width }) => `/assets/${name} ${width}w`)
      .join(", ");
  return { avif: srcset("avif"), webp: srcset("webp") };
}

/** Writes the files that aren't there yet, upright, in sRGB and without metadata. Throws if the image is damaged. */
export async function writeSmaller(
  path: string,
  files: readonly SmallerFile[],
  { folder, earlier }: PictureFolders,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = async ({ name, width, format }: SmallerFile) => {
    const target = join(folder, name);
    const kept = earlier && join(earlier, name);
    if (existsSync(target)) return;
    if (kept && existsSync(kept)) return copyFile(kept, target);
    await sharp(path, { limitInputPixels: MAX_MEGAPIXELS * 1e6 })
      .autoOrient()
      .resize({ width })
      .toFormat(format, formats[format])
      .toFile(target);
  };
  await Promise.all(files.map(write));
}
