import { preload } from "react-dom";
import interfaceFace from "./fonts/bricolage-grotesque-core.woff2?url";
import readingFace from "./fonts/newsreader-core.woff2?url";

/** A typeface that arrives late isn't used (`fonts.css`). */
export function preloadInterfaceFont(): void {
  preloadFont(interfaceFace);
}

/** For pages that start with long text. */
export function preloadReadingFont(): void {
  preloadFont(readingFace);
}

function preloadFont(href: string): void {
  preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
