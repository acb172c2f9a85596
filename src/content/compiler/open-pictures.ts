import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import type { Explanation } from "../../schema-errors/explain-issue.ts";
import type { PictureFile } from "../picture.ts";
import {
  listSmaller,
  MAX_MEGAPIXELS,
  type PictureFolders,
  writeSmaller,
  writeSrcsets,
} from "./smaller-pictures.ts";

type ReportFlaw = (problem: string, fix: string) => void;

/** `key` names `src` in an error. Returns `undefined` after reporting an error. */
export type FindPicture = (src: string, key: string, report: ReportFlaw) => PictureFile | undefined;

interface Measured extends PictureFile {
  format?: string;
  flaw?: Explanation;
}

/**
 * Reads the sizes of all images in a folder. `find` is for the images of articles, and `write` then writes the smaller
 * versions of those that it found, if there are folders for them.
 */
export async function openPictures(publicDir: string, folders?: PictureFolders) {
  const measured = await measureFiles(publicDir);
  const used = new Map<string, { write: () => Promise<void>; picture: PictureFile }>();

  const find: FindPicture = (src, key, report) => {
    const path = join(publicDir, src);
    const file = measured.get(path);
    if (!file) {
      report(`there is no file public${src}`, `put the image there, or correct \`${key}\``);
      return undefined;
    }
    const { format, flaw, ...size } = file;
    if (flaw) {
      report(`public${src} ${flaw.problem}`, flaw.fix);
      return undefined;
    }
    if (!folders || size.width === undefined || (format !== "png" && format !== "jpeg")) return size;
    const known = used.get(path);
    if (known) return known.picture;
    const files = listSmaller(readFileSync(path), size.width);
    const write = () =>
      writeSmaller(path, files, folders).catch((error: unknown) => {
        report(`public${src} is damaged: ${firstLine(error)}`, reExport);
      });
    const picture = { ...size, srcsets: writeSrcsets(files) };
    used.set(path, { write, picture });
    return picture;
  };

  return {
    find,
    async write() {
      for (const { write } of used.values()) await write();
    },
  };
}

const reExport = "export it again as PNG or JPEG";

async function measureFiles(folder: string): Promise<ReadonlyMap<string, Measured>> {
  if (!existsSync(folder)) return new Map();
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(await Promise.all(paths.map(async (path) => [resolve(path), await measure(path)] as const)));
}

async function measure(path: string): Promise<Measured> {
  if (path.endsWith(".svg")) return readSvgSize(readFileSync(path, "utf8"));
  if (!/\.(png|jpe?g|webp|gif|avif|hei[cf])$/i.test(path)) return {};
  try {
    const {
      autoOrient,
      format,
      pages = 1,
      compression,
    } = await sharp(path, {
      limitInputPixels: false,
    }).metadata();
    const { width, height } = autoOrient;
    const megapixels = (width * height) / 1e6;
    if (megapixels > MAX_MEGAPIXELS) {
      const fix = `make it smaller: pages show at most 1920 pixels across, and the build reads ${MAX_MEGAPIXELS} megapixels`;
      return { flaw: { problem: `has ${Math.ceil(megapixels)} megapixels`, fix } };
    }
    if (compression === "hevc")
      return { flaw: { problem: "is HEIC, which browsers can't show", fix: reExport } };
    if (pages > 1 || (format === "png" && isAnimatedPng(path))) {
      return { flaw: { problem: "is animated", fix: "use a still image: readers couldn't stop this one" } };
    }
    return { format, width, height };
  } catch (error) {
    return { flaw: { problem: `is damaged: ${firstLine(error)}`, fix: reExport } };
  }
}

/** The chunk that makes a PNG animated comes before its pixels. */
function isAnimatedPng(path: string): boolean {
  const bytes = readFileSync(path);
  return bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}

/** Reads `width` and `height` of the `<svg>` element, or those of its `viewBox`. */
function readSvgSize(svg: string): PictureFile {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const width = Number(/\bwidth="([\d.]+)(?:px)?"/.exec(tag)?.[1]);
  const height = Number(/\bheight="([\d.]+)(?:px)?"/.exec(tag)?.[1]);
  if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) };
  const box = /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  if (!box) return {};
  return { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) };
}
