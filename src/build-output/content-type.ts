import { extname } from "node:path";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".ics": "text/calendar; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Content type of a file by its name; text always says its charset. Unknown names are bytes to download. */
export function contentTypeOf(path: string): string {
  return types[extname(path).toLowerCase()] ?? "application/octet-stream";
}

/** Whether compressing may pay: text and SVG; pictures, fonts and PDFs are compressed by their format. */
export function isCompressible(contentType: string): boolean {
  return contentType.includes("charset=utf-8") || contentType === "image/x-icon";
}
