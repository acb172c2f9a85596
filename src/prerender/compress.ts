import { promisify } from "node:util";
import * as zlib from "node:zlib";

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** How hard to try. */
export interface CompressionPlan {
  brotliQuality: number;
  /** Left out, gzip is made on request, for the few clients that know nothing better. */
  gzipLevel?: number;
}

/** For files that change rarely and are few: the best there is. */
export const bestPlan: Required<CompressionPlan> = { brotliQuality: 11, gzipLevel: 9 };

/** For files of earlier builds, which few open pages still ask for: a tenth of the time, a tenth more bytes. */
export const quickPlan: Required<CompressionPlan> = { brotliQuality: 5, gzipLevel: 6 };

/**
 * Quality by the number of pages, so that prerendering stays linear and fast: a small site gets the best, a
 * site of thousands what costs about as much as rendering does.
 */
export function planFor(pageCount: number): CompressionPlan {
  if (pageCount <= 60) return bestPlan;
  if (pageCount <= 300) return { brotliQuality: 9, gzipLevel: 9 };
  return { brotliQuality: 2 };
}

/** The ways a body can be sent. */
export interface Variants {
  identity?: Uint8Array;
  gzip?: Uint8Array;
  br?: Uint8Array;
}

/** Both compressed forms, or the bytes alone where that saves too little; works on the thread pool. */
export async function compress(bytes: Uint8Array, plan: Required<CompressionPlan>): Promise<Variants> {
  const [gzipped, brotlied] = await Promise.all([
    gzip(bytes, { level: plan.gzipLevel }),
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: plan.brotliQuality,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  ]);
  return keepSmaller(bytes, { gzip: gzipped, br: brotlied });
}

/**
 * The compressed forms, or the bytes alone where compressing saves less than a tenth. Beside a compressed form
 * the plain one is not kept: the few clients that want it get it unpacked.
 */
export function keepSmaller(bytes: Uint8Array, compressed: { gzip?: Uint8Array; br: Uint8Array }): Variants {
  return compressed.br.byteLength > bytes.byteLength * 0.9 ? { identity: bytes } : compressed;
}
