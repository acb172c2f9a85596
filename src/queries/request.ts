/** A response that is not OK: its status, a colon, and the body's text or else the status text (spec 8). */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/**
 * Sends a request: a JSON content type only where there is a body, credentials always (spec 7.2). Rejects with
 * `RequestError` where the response is not OK.
 */
export async function request(method: string, url: string, body?: unknown): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: "include",
    ...(body !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (response.ok) return response;
  throw new RequestError(response.status, (await response.text()) || response.statusText);
}
