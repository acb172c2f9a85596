import { createHash } from "node:crypto";
import type { Encoding } from "./content-encoding.ts";
import type { Header } from "./security-headers.ts";

interface PreparedResponse {
  status: number;
  headers: readonly Header[];
  /** Absent in a 304. */
  body?: Buffer;
}

/** A page or file in one encoding. */
export interface Representation {
  /** A strong ETag; only with status 200. */
  etag?: string;
  whole: PreparedResponse;
  notModified: PreparedResponse;
}

interface RepresentationParts {
  status: number;
  contentType: string;
  /** Encoded in `encoding`. */
  body: Buffer;
  encoding: Encoding;
  /** Whether the page or file is also available in other encodings. */
  isNegotiated: boolean;
  /** Headers that do not depend on the body. */
  headers: readonly Header[];
}

/** Adds the body's headers, a strong ETag and `Vary`. Used for prerendered pages, files and rendered pages. */
export function represent(parts: RepresentationParts): Representation {
  const { status, contentType, body, encoding, isNegotiated, headers } = parts;
  const etag = status === 200 ? `"${hash(body)}"` : undefined;
  const kept: Header[] = [...headers];
  if (etag) kept.push(["ETag", etag]);
  if (isNegotiated) kept.push(["Vary", "Accept-Encoding"]);
  const ofBody: Header[] = [
    ["Content-Type", contentType],
    ["Content-Length", String(body.byteLength)],
  ];
  if (encoding !== "identity") ofBody.push(["Content-Encoding", encoding]);
  return {
    ...(etag && { etag }),
    whole: { status, headers: [...ofBody, ...kept], body },
    notModified: { status: 304, headers: kept },
  };
}

/** Returns the 304 if `If-None-Match` matches the ETag. */
export function chooseResponse(
  { etag, whole, notModified }: Representation,
  ifNoneMatch: string | undefined | null,
): PreparedResponse {
  return etag && ifNoneMatch && matches(ifNoneMatch, etag) ? notModified : whole;
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}

function hash(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
