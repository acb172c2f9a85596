import type { Logger } from "pino";

/** `Retry-After` while the store is unavailable. */
export const storeRetrySeconds = 30;

/** Error pages rendered once and cached, because they are sent when there is no time to render. */
export type ErrorPage = "busy" | "busyPost" | "tooManyPosts" | "tooManyToday";

export type RenderErrorPage = (name: ErrorPage, request: Request) => Promise<Response>;

/** The response to a submission that is not stored. */
export interface Refusal {
  status: 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
  /** User-facing message. */
  error: string;
  /** An error message for each invalid field, by name. */
  fields?: Readonly<Record<string, string>>;
  /** The error page sent to a native form instead of the form's page. */
  errorPage?: ErrorPage;
  retryAfterSeconds?: number;
  /** The allowed methods if the status is 405. */
  allow?: string;
}

export function refuseAsJson(refusal: Refusal): Response {
  const { status, error, fields } = refusal;
  const body = { ok: false, error, ...(fields && { fields }) };
  return withRefusal(Response.json(body, { status }), refusal);
}

/** Responds without reading the body: with the error page for a native form, otherwise with JSON. */
export async function refuseUnread(
  refusal: Refusal & Required<Pick<Refusal, "errorPage">>,
  request: Request,
  renderErrorPage: RenderErrorPage,
): Promise<Response> {
  const isNative = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  if (!isNative) return refuseAsJson(refusal);
  return withRefusal(await renderErrorPage(refusal.errorPage, request), refusal);
}

/** Responds with the form's page, or with JSON if that can't be rendered. Doesn't change a busy server's 503. */
export async function refuseAsPage(
  refusal: Refusal,
  render: () => Promise<Response>,
  log: Pick<Logger, "error">,
): Promise<Response> {
  try {
    const page = await render();
    return page.status === 503 ? page : withRefusal(page, refusal);
  } catch (error) {
    log.error({ err: error }, "failed to render the page for a rejected form");
    return refuseAsJson(refusal);
  }
}

function withRefusal(response: Response, { status, retryAfterSeconds, allow }: Refusal): Response {
  const headers = new Headers(response.headers);
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  if (allow !== undefined) headers.set("Allow", allow);
  return new Response(response.body, { status, headers });
}
