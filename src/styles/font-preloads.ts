import { preload } from "react-dom";
import interfaceFace from "./fonts/bricolage-grotesque-core.woff2?url";
import readingFace from "./fonts/newsreader-core.woff2?url";

/** The face that every first view needs, asked for beside the stylesheet: late, it would not be shown (`fonts.css`). */
export function preloadInterfaceFont(): void {
  preloadFont(interfaceFace);
}

/** For pages whose first view holds text to be read. */
export function preloadReadingFont(): void {
  preloadFont(readingFace);
}

function preloadFont(href: string): void {
  preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
