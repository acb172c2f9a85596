import type { Logger } from "pino";
import type { FieldErrors, FormsFailure } from "../leads/index.ts";

/** `Retry-After` where the store is unavailable. */
export const storeRetrySeconds = 30;

/** Why a post was not taken, in terms of HTTP and for a reader. */
export interface Refusal {
  status: 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
  /** A sentence that a visitor can read. */
  error: string;
  fields?: FieldErrors;
  /** Response to a native post, in place of the page with its form. */
  notice?: "tooManyPosts" | "tooManyToday";
  retryAfterSeconds?: number;
  /** The methods that are taken, with status 405. */
  allow?: string;
}

/** Sends the refusal as JSON, for the browser's script. */
export function refuseAsJson(refusal: Refusal): Response {
  const { status, error, fields } = refusal;
  const body: FormsFailure = { ok: false, error, ...(fields && { fields }) };
  return withRefusal(Response.json(body, { status }), refusal);
}

/** Sends the refusal as the page with its form; as JSON where that cannot be rendered. A busy server's 503 stays one. */
export async function refuseAsPage(
  refusal: Refusal,
  render: () => Promise<Response>,
  log: Pick<Logger, "error">,
): Promise<Response> {
  try {
    const page = await render();
    return page.status === 503 ? page : withRefusal(page, refusal);
  } catch (error) {
    log.error({ err: error }, "the form could not be drawn again");
    return refuseAsJson(refusal);
  }
}

function withRefusal(response: Response, { status, retryAfterSeconds, allow }: Refusal): Response {
  const headers = new Headers(response.headers);
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  if (allow !== undefined) headers.set("Allow", allow);
  return new Response(response.body, { status, headers });
}
