const timeLimitMs = 10_000;

/** Tells the owner's monitor that all is well. Errors don't contain the URL, which is secret. */
export async function sendHeartbeat(url: string, limitMs = timeLimitMs): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The monitor responded with ${response.status}.`);
}
