import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** Nearly all browsers send one of a few values; any others are parsed on every request. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** Returns the best encoding that an `Accept-Encoding` header allows; `identity` without one. */
export function acceptedEncoding(header: string | undefined | null): Encoding {
  if (!header) return "identity";
  const known = remembered.get(header);
  if (known) return known;
  const encoding = parse(header);
  if (remembered.size < MAX_REMEMBERED && header.length < 200) remembered.set(header, encoding);
  return encoding;
}

/** Runs on the thread pool, at levels that favor speed. */
export async function encodeBody(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === "gzip" ? compressGzip(bytes, { level: 6 }) : bytes;
}

function parse(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  const allows = (name: Encoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (allows("br")) return "br";
  return allows("gzip") ? "gzip" : "identity";
}
