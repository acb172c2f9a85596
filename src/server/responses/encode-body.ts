import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a body made for one request: quickly, on the thread pool. */
export async function encodeBody(bytes: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "br") {
    return Buffer.from(await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  }
  if (encoding === "gzip") return Buffer.from(await compressGzip(bytes, { level: 6 }));
  return Buffer.from(bytes);
}
