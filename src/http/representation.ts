import { createHash } from "node:crypto";
import type { Encoding } from "./content-encoding.ts";
import type { Header } from "./security-headers.ts";

/** A response that is ready to be sent. */
export interface PreparedResponse {
  status: number;
  headers: readonly Header[];
  /** Absent in a 304. */
  body?: Buffer;
}

/** A page or file in one encoding, ready to be sent any number of times. */
export interface Representation {
  /** A strong ETag; only with status 200. */
  etag?: string;
  whole: PreparedResponse;
  notModified: PreparedResponse;
}

/** The parts that a representation is made from. */
export interface RepresentationParts {
  status: number;
  contentType: string;
  /** Encoded in `encoding`. */
  body: Buffer;
  encoding: Encoding;
  /** Whether the URL has other encodings too. */
  isNegotiated: boolean;
  /** Headers that do not depend on the body. */
  headers: readonly Header[];
}

/** Decides status, headers, ETag, `Vary` and encoding of a page or file, whether prerendered or rendered on request. */
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

/** Chooses 304 where `If-None-Match` names the same bytes. */
export function chooseResponse(
  { etag, whole, notModified }: Representation,
  ifNoneMatch: string | undefined | null,
): PreparedResponse {
  return etag && ifNoneMatch && names(ifNoneMatch, etag) ? notModified : whole;
}

function names(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}

function hash(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
