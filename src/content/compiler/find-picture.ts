import { readFileSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { Picture } from "../blocks/block-definition.ts";

/** Looks up pictures under `publicDir` by the path that a page uses; each file is read once. */
export function createPictureFinder(publicDir: string): (src: string) => Picture | undefined {
  const found = new Map<string, Picture | undefined>();
  return (src) => {
    if (!found.has(src)) found.set(src, readPicture(publicDir, src));
    return found.get(src);
  };
}

function readPicture(publicDir: string, src: string): Picture | undefined {
  const path = join(publicDir, src);
  if (!path.startsWith(resolve(publicDir) + sep)) return undefined;
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isFile) return undefined;
  return path.endsWith(".svg") ? readSvgSize(readFileSync(path, "utf8")) : {};
}

/** `width` and `height` of the `<svg>` element, or those of its `viewBox`. */
function readSvgSize(svg: string): Picture {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const width = Number(/\bwidth="([\d.]+)(?:px)?"/.exec(tag)?.[1]);
  const height = Number(/\bheight="([\d.]+)(?:px)?"/.exec(tag)?.[1]);
  if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) };
  const box = /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  if (!box) return {};
  return { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) };
}
