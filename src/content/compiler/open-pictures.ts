import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import sharp, { type Metadata } from "sharp";
import { decodeSegment } from "#config/index.ts";
import type { Explanation } from "#platform/schema-errors/explain-issue.ts";
import type { PictureFile } from "../fields/picture.ts";
import { MAX_MEGAPIXELS, type PictureFolders, planSmaller, writeSmaller } from "./smaller-pictures.ts";

/** `key` names `src` in an error. Returns `undefined` after reporting an error. */
export type FindPicture = (
  src: string,
  key: string,
  report: (problem: string, fix: string) => void,
) => PictureFile | undefined;

/**
 * Reads the sizes of all images in a folder. `find` returns an article's image; `write` then writes smaller versions of
 * the images that were found, if there are folders for them.
 */
export async function openPictures(publicDir: string, folders?: PictureFolders) {
  const found = existsSync(publicDir) ? readdirSync(publicDir, { recursive: true, withFileTypes: true }) : [];
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const measured = new Map(
    await Promise.all(
      paths.map(async (path) => [path.normalize(), { path, ...(await measure(path)) }] as const),
    ),
  );
  const look = (src: string) => measured.get(join(publicDir, src).normalize());
  const used = new Map<string, { picture: PictureFile; write: () => Promise<void> }>();

  const find: FindPicture = (src, key, report) => {
    // A path can be typed as the file is named, or as in a URL.
    const file = look(src) ?? look(decodeSegment(src));
    if (!file) report(`there is no file public${src}`, `put the image there, or correct \`${key}\``);
    if (file?.flaw) report(`public${src} ${file.flaw.problem}`, file.flaw.fix);
    if (!file || file.flaw) return undefined;
    const { path, format, width, height } = file;
    const named = { src: `/${relative(publicDir, path).split(sep).map(encodeURIComponent).join("/")}` };
    if (width === undefined || height === undefined) return named;
    if (!folders || (format !== "png" && format !== "jpeg")) return { ...named, width, height };
    const known = used.get(path)?.picture;
    if (known) return known;
    const { srcsets, files } = planSmaller(readFileSync(path), width);
    const picture = { ...named, width, height, srcsets };
    const write = () =>
      writeSmaller(path, files, folders).catch((error: unknown) => {
        report(`public${src} ${explainDamage(error).problem}`, explainDamage(error).fix);
      });
    used.set(path, { picture, write });
    return picture;
  };

  return {
    find,
    async write() {
      for (const { write } of used.values()) await write();
    },
  };
}

interface Measured extends Omit<PictureFile, "src"> {
  format?: string;
  flaw?: Explanation;
}

async function measure(path: string): Promise<Measured> {
  if (/\.svg$/i.test(path)) return readSvgSize(readFileSync(path, "utf8"));
  if (!/\.(png|jpe?g|webp|gif|avif|hei[cf])$/i.test(path)) return {};
  try {
    const facts = await sharp(path, { limitInputPixels: false }).metadata();
    const { format, autoOrient: size } = facts;
    const flaw = findFlaw(facts, path);
    return flaw ? { flaw } : { format, width: size.width, height: size.height };
  } catch (error) {
    return { flaw: explainDamage(error) };
  }
}

function findFlaw(
  { width, height, format, compression, pages = 1 }: Metadata,
  path: string,
): Explanation | undefined {
  const megapixels = Math.ceil((width * height) / 1e6);
  if (megapixels > MAX_MEGAPIXELS) {
    const fix = `make it smaller, up to ${MAX_MEGAPIXELS}: pages show at most 1920 pixels across`;
    return { problem: `has ${megapixels} megapixels`, fix };
  }
  if (compression === "hevc") return { problem: "is HEIC, which browsers can't show", fix: exportAgain };
  // The chunk that makes a PNG animated comes before its pixels.
  const head = format === "png" ? readFileSync(path).toString("latin1").split("IDAT", 1) : [];
  if (pages === 1 && !head[0]?.includes("acTL")) return undefined;
  return { problem: "is animated", fix: "use a still image: readers couldn't stop this one" };
}

const exportAgain = "export it again as PNG or JPEG";

function explainDamage(error: unknown): Explanation {
  const [cause] = String(error instanceof Error ? error.message : error).split("\n", 1);
  return { problem: `is damaged: ${cause}`, fix: exportAgain };
}

/** Reads `width` and `height` of the `<svg>` element, or those of its `viewBox`. */
function readSvgSize(svg: string): Measured {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const width = Number(/\bwidth="([\d.]+)(?:px)?"/.exec(tag)?.[1]);
  const height = Number(/\bheight="([\d.]+)(?:px)?"/.exec(tag)?.[1]);
  if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) };
  const box = /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  if (!box) return {};
  return { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) };
}
