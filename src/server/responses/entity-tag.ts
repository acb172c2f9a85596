import type { Encoding } from "./accept-encoding.ts";

/** Strong ETag of one variant: bodies that differ in their bytes have different tags. */
export function entityTag(tag: string, encoding: Encoding): string {
  return encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** Whether an `If-None-Match` header names this ETag: the visitor has the very same bytes already. */
export function matchesEntityTag(header: string | undefined | null, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
