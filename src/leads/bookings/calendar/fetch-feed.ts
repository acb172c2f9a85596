const maxMb = 10;

/** Its message never contains the feed's URL, which is a secret. */
export class FeedError extends Error {
  override readonly name = "FeedError";
}

/** Fetches a feed of at most 10 MB. Throws `FeedError`. */
export async function fetchFeed(address: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(address, { signal });
    if (response.ok) return await readText(response);
    await response.body?.cancel();
    throw new FeedError(`It responded with HTTP ${response.status}.`);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const cause = error instanceof Error ? error.cause : undefined;
    // A message with a code can name the host.
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
    const reason = code ?? (cause instanceof Error ? cause.message : "unknown reason");
    throw new FeedError(
      signal.aborted ? "It took too long to respond." : `The connection failed: ${reason}.`,
    );
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > maxMb * 1024 * 1024) throw new FeedError(`It is larger than ${maxMb} MB.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
