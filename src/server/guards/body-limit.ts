/** Longest body that any endpoint reads. */
export const maxBodyBytes = 128 * 1024;

/**
 * Reads request bodies up to a limit. The reader gives `undefined` for a longer one, at once where its length is
 * announced and otherwise as soon as it shows: nobody makes us hold more than `maxBytes`.
 */
export function createBodyLimit(maxBytes: number): (request: Request) => Promise<Uint8Array | undefined> {
  return async (request) => {
    const announced = request.headers.get("content-length");
    if (Number(announced ?? 0) > maxBytes) return undefined;
    if (announced !== null) {
      // Node reads no more than was announced; taking it whole is several times faster than as a stream.
      const body = await request.arrayBuffer();
      return body.byteLength > maxBytes ? undefined : new Uint8Array(body);
    }
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
}
