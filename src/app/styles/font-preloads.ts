import type { LinkDescriptor } from "react-router";
import interfaceFace from "./fonts/bricolage-grotesque-core.woff2?url";
import readingFace from "./fonts/newsreader-core.woff2?url";

/** The faces that a first view needs, asked for beside the stylesheet: late, they would not be shown (`fonts.css`). */
export const interfaceFont = preload(interfaceFace);

/** For pages whose first view holds text to be read. */
export const readingFont = preload(readingFace);

function preload(href: string): LinkDescriptor {
  return { rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" };
}
