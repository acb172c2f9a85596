import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const brotliInPool = promisify(brotliCompress);
const gzipInPool = promisify(gzip);

/** Compression levels. */
export interface CompressionPlan {
  brotliQuality: number;
  /** Without it the server compresses with gzip on request, for the few clients without Brotli. */
  gzipLevel?: number;
}

/** For few files that change rarely: the best. */
export const bestPlan: CompressionPlan = { brotliQuality: 11, gzipLevel: 9 };

/** For files of earlier builds, which only pages that are still open request: a tenth of the time, a tenth more bytes. */
export const quickPlan: CompressionPlan = { brotliQuality: 5, gzipLevel: 6 };

/**
 * Chooses levels by the number of pages, so that prerendering stays fast: the best for a small site; for thousands of
 * pages, compression that takes about as long as rendering.
 */
export function planFor(pageCount: number): CompressionPlan {
  if (pageCount <= 60) return bestPlan;
  if (pageCount <= 300) return { brotliQuality: 9, gzipLevel: 9 };
  return { brotliQuality: 2 };
}

/** The compressed forms of a body; none where compressing saves less than a tenth. */
export interface Compressed {
  br?: Uint8Array;
  gzip?: Uint8Array;
}

/** Compresses on the thread pool. */
export async function compress(bytes: Uint8Array, plan: CompressionPlan): Promise<Compressed> {
  const br = await brotliInPool(bytes, brotliOptions(bytes, plan));
  if (!isWorthIt(br, bytes)) return {};
  const { gzipLevel: level } = plan;
  return level === undefined ? { br } : { br, gzip: await gzipInPool(bytes, { level }) };
}

/** Compresses in this thread: for pages of some 80 KB the thread pool costs more than the compression. */
export function compressSync(bytes: Uint8Array, plan: CompressionPlan): Compressed {
  const br = brotliCompressSync(bytes, brotliOptions(bytes, plan));
  if (!isWorthIt(br, bytes)) return {};
  const { gzipLevel: level } = plan;
  return level === undefined ? { br } : { br, gzip: gzipSync(bytes, { level }) };
}

function isWorthIt(compressed: Uint8Array, bytes: Uint8Array): boolean {
  return compressed.byteLength <= bytes.byteLength * 0.9;
}

function brotliOptions(bytes: Uint8Array, { brotliQuality }: CompressionPlan) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  };
}
