import type { Logger } from "pino";

/** `Retry-After` while the store is unavailable. */
export const storeRetrySeconds = 30;

/** Notices that stand in for a page. */
export type Notice = "busy" | "busyPost" | "tooManyPosts" | "tooManyToday";

/** Responds with the page of a notice. */
export type RenderNotice = (notice: Notice, request: Request) => Promise<Response>;

/** A refused post: its response, and a sentence for the visitor. */
export interface Refusal {
  status: 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
  /** A sentence for the visitor. */
  error: string;
  /** Sentences by the names of fields. */
  fields?: Readonly<Record<string, string>>;
  /** The notice that a native post gets in place of the page with its form. */
  notice?: Notice;
  retryAfterSeconds?: number;
  /** The allowed methods, with status 405. */
  allow?: string;
}

/** Responds with JSON, for our scripts. */
export function refuseAsJson(refusal: Refusal): Response {
  const { status, error, fields } = refusal;
  const body = { ok: false, error, ...(fields && { fields }) };
  return withRefusal(Response.json(body, { status }), refusal);
}

/** Responds without reading the body: with the notice to a native post, otherwise with JSON. */
export async function refuseUnread(
  refusal: Refusal & Required<Pick<Refusal, "notice">>,
  request: Request,
  renderNotice: RenderNotice,
): Promise<Response> {
  const isNative = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  if (!isNative) return refuseAsJson(refusal);
  return withRefusal(await renderNotice(refusal.notice, request), refusal);
}

/** Responds with the page of the form, or with JSON where that cannot be rendered. Keeps a busy server's 503. */
export async function refuseAsPage(
  refusal: Refusal,
  render: () => Promise<Response>,
  log: Pick<Logger, "error">,
): Promise<Response> {
  try {
    const page = await render();
    return page.status === 503 ? page : withRefusal(page, refusal);
  } catch (error) {
    log.error({ err: error }, "the form could not be rendered again");
    return refuseAsJson(refusal);
  }
}

function withRefusal(response: Response, { status, retryAfterSeconds, allow }: Refusal): Response {
  const headers = new Headers(response.headers);
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  if (allow !== undefined) headers.set("Allow", allow);
  return new Response(response.body, { status, headers });
}
