/** A response that isn't OK; the message is `{status}: {body or status text}` (spec 8). */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** Sends a request with credentials, and its body as JSON (spec 7.2). Throws `RequestError`. */
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
