import { extname } from "node:path";
import { filePaths } from "#config/index.ts";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".ics": "text/calendar; charset=utf-8",
  ".jpeg": "image/jpeg",
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

/** Takes a URL path. Browsers download files of unknown types. */
export function contentTypeOf(path: string): string {
  if (path === filePaths.feed) return "application/atom+xml; charset=utf-8";
  if (path === filePaths.speculationRules) return "application/speculationrules+json";
  return types[extname(path).toLowerCase()] ?? "application/octet-stream";
}

/** Images, fonts and PDFs are already compressed. */
export function isCompressible(contentType: string): boolean {
  return contentType.includes("charset=utf-8") || contentType === "image/x-icon";
}
