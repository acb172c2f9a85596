const maxBytes = 1024 * 1024;
const maxRedirects = 3;

/** Its message never contains the feed's URL, which is a secret. */
export class FeedError extends Error {
  override readonly name = "FeedError";
}

/** Fetches a feed of at most 1 MB. Throws `FeedError`. */
export async function fetchFeed(address: string, signal: AbortSignal): Promise<string> {
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await fetch(url, { redirect: "manual", signal });
      const location = response.headers.get("location");
      if (response.status < 300 || response.status >= 400 || !location) {
        if (response.ok) return await readText(response);
        await response.body?.cancel();
        throw new FeedError(`It responded with HTTP ${response.status}.`);
      }
      await response.body?.cancel();
      url = new URL(location, url);
      if (!/^https?:$/.test(url.protocol)) throw new FeedError("It redirects to another protocol.");
    }
    throw new FeedError(`It redirects more than ${maxRedirects} times.`);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && "code" in cause ? `: ${String(cause.code)}` : "";
    throw new FeedError(signal.aborted ? "It took too long to respond." : `The connection failed${code}.`);
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new FeedError("It is larger than 1 MB.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
