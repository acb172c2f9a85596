import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

export interface PictureFolders {
  /** The build's assets, which have hashed names and are cached for a year. */
  folder: string;
  /** Earlier builds' assets, which are copied instead of encoded again. */
  earlier: string | undefined;
}

/** Decoding an image of this size takes 200 MB of memory. */
export const MAX_MEGAPIXELS = 50;

/** In px: for phones, for small or high-density screens, and for large ones. */
const WIDTHS = [480, 1200, 1920];

/** Any change here changes the files' names. AVIF's default effort, 4, takes six times as long for a third fewer bytes. */
const formats = { avif: { quality: 50, effort: 3 }, webp: { quality: 75, smartSubsample: true } } as const;
const formatNames = ["avif", "webp"] as const;

/** Names the smaller versions after the image's content, so that copies share one set. None is wider than the image. */
export function planSmaller(bytes: Uint8Array, width: number) {
  const id = createHash("sha256").update(JSON.stringify(formats)).update(bytes).digest("hex").slice(0, 16);
  const widths = [...new Set(WIDTHS.map((most) => Math.min(most, width)))];
  const [avif = "", webp = ""] = formatNames.map((format) =>
    widths.map((width) => `/assets/${id}-${width}.${format} ${width}w`).join(", "),
  );
  const files = formatNames.flatMap((format) =>
    widths.map((width) => ({ name: `${id}-${width}.${format}`, format, width })),
  );
  return { srcsets: { avif, webp }, files };
}

/** Writes the missing files, upright, in sRGB and without metadata. Throws if the image is damaged. */
export async function writeSmaller(
  path: string,
  files: ReturnType<typeof planSmaller>["files"],
  { folder, earlier }: PictureFolders,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = async ({ name, format, width }: (typeof files)[number]) => {
    const target = join(folder, name);
    if (existsSync(target)) return;
    if (earlier && existsSync(join(earlier, name))) return copyFile(join(earlier, name), target);
    const image = sharp(path, { limitInputPixels: MAX_MEGAPIXELS * 1e6 })
      .autoOrient()
      .resize({ width });
    await image.toFormat(format, formats[format]).toFile(target);
  };
  await Promise.all(files.map(write));
}
