import { DeliveryError } from "../mail/delivery-error.ts";

const timeoutMs = 15_000;

/** Maximum number of bytes read from a response. */
const maxBytes = 64 * 1024;

/** The 4xx statuses that are retried (spec: Delivery). */
const temporaryStatuses: readonly number[] = [408, 409, 425, 429];

interface HttpRequest {
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
}

/** Extracts the reason from an error response's body. Must omit visitor input. */
type DescribeError = (body: string) => string;

/** Returns the start of the body. Doesn't follow redirects. Throws `DeliveryError` unless the status is 2xx. */
export async function sendHttp(
  url: string,
  { method = "POST", headers, body, signal }: HttpRequest,
  describe: DescribeError = () => "",
): Promise<string> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const init = { method, headers, redirect: "manual" as const, signal: limit };
  const response = await fetch(url, body === undefined ? init : { ...init, body }).catch((error: unknown) => {
    throw new DeliveryError(limit.aborted ? "No response within 15 seconds." : reasonOf(error));
  });
  const text = await readBeginning(response);
  const { status } = response;
  if (response.ok) return text;
  const isRedirect = status >= 300 && status < 400;
  const hint = isRedirect ? "redirects are not followed; use the URL that it redirects to" : describe(text);
  throw new DeliveryError(`HTTP ${status}${hint && `: ${hint}`}`, {
    isPermanent: status >= 400 && status < 500 && !temporaryStatuses.includes(status),
    retryAfterMs: parseRetryAfter(response.headers.get("retry-after") ?? ""),
  });
}

/** Ignores errors: if the body is slow or broken, the status still decides. */
async function readBeginning(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      const part = chunk.subarray(0, maxBytes - bytes);
      bytes += part.length;
      text += decoder.decode(part, { stream: true });
      if (bytes >= maxBytes) break;
    }
  } catch {
    // The request timed out or the connection broke.
  }
  return text;
}

/** Uses the error's code, such as ECONNREFUSED, because the message can contain a secret URL. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? `The connection failed: ${code}.` : "The connection failed.";
}

/** Parses seconds or a date (RFC 9110, 10.2.3) and returns ms, or 0 for any other value. */
function parseRetryAfter(text: string): number {
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
