import type { Logger } from "pino";
import { acceptedEncoding, type Encoding, encodeBody } from "./content-encoding.ts";
import { RenderQueueFullError, renderInTurn } from "./render-queue.ts";
import { chooseResponse, represent } from "./representation.ts";
import { loggedPath, type Redact } from "./request-log.ts";
import type { HeaderPolicy } from "./security-headers.ts";
import type { ErrorPage, RenderErrorPage } from "./send-refusal.ts";

interface RenderedPage {
  status: number;
  html: Buffer;
  /** Bodies in the encodings requested so far. */
  bodies: Map<Encoding, Promise<Buffer>>;
}

/** Doesn't match any page, so it renders the 404 page. */
const MISSING_PATH = "/not-found";

const BUSY_RETRY_SECONDS = 2;

/** `Data` is everything that the app renders a page from, except the URL. */
interface RenderedPagesOptions<Data> {
  render(
    request: Request,
    data: Data | undefined,
    options: { errorPage?: ErrorPage; onError: (error: unknown) => void },
  ): Promise<{ status: number; html: string }>;
  /** Pages are always rendered under this public URL, regardless of `Host`. */
  siteUrl: string;
  policy: Pick<HeaderPolicy, "pageHeaders">;
  redact: Redact;
  log: Pick<Logger, "error">;
}

export type RenderedPages<Data> = ReturnType<typeof createRenderedPages<Data>>;

/** Responds with 503 if too many pages are pending. */
export function createRenderedPages<Data>(options: RenderedPagesOptions<Data>) {
  const { siteUrl, policy, redact, log } = options;
  const shared = new Map<string, Promise<RenderedPage>>();
  const errorPages = new Map<ErrorPage, Promise<RenderedPage>>();

  const renderNow = async (path: string, data?: Data, errorPage?: ErrorPage): Promise<RenderedPage> => {
    const url = new URL(siteUrl + path);
    const onError = (error: unknown) =>
      log.error({ err: error, path: loggedPath(url.pathname, redact) }, "failed to render a page");
    const { status, html } = await options.render(new Request(url), data, {
      ...(errorPage && { errorPage }),
      onError,
    });
    return { status, html: Buffer.from(html), bodies: new Map() };
  };
  const respondWith = async (page: RenderedPage, request: Request, status = page.status) => {
    const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
    const encoded = page.bodies.get(encoding) ?? encodeBody(page.html, encoding);
    page.bodies.set(encoding, encoded);
    const representation = represent({
      contentType: "text/html; charset=utf-8",
      isNegotiated: true,
      headers: policy.pageHeaders,
      status,
      encoding,
      body: await encoded,
    });
    const chosen = chooseResponse(representation, request.headers.get("If-None-Match"));
    const headers = chosen.headers.map(([name, value]): [string, string] => [name, value]);
    return new Response(chosen.body && new Uint8Array(chosen.body), { status: chosen.status, headers });
  };
  /** Renders a page, or waits for it if it is already being rendered from the same data. */
  const renderShared = (path: string, data?: Data) => {
    const key = JSON.stringify([path, data]);
    const known = shared.get(key);
    if (known) return known;
    const page = renderInTurn(() => renderNow(path, data));
    shared.set(key, page);
    const forget = () => shared.delete(key);
    page.then(forget, forget);
    return page;
  };
  /** Renders each error page only once, so that a flood of requests costs little. */
  const renderErrorPage: RenderErrorPage = async (errorPage, request) => {
    const page = errorPages.get(errorPage) ?? renderNow(MISSING_PATH, undefined, errorPage);
    errorPages.set(errorPage, page);
    try {
      return await respondWith(await page, request);
    } catch (error) {
      errorPages.delete(errorPage);
      throw error;
    }
  };
  /**
   * Responds with the page that `findPage` returns, rendered once for all concurrent requests for the same path and data.
   * `status` replaces a 200.
   */
  const respond = async (
    request: Request,
    findPage: () => Promise<{ path: string; data?: Data }>,
    status?: number,
  ): Promise<Response> => {
    try {
      const { path, data } = await findPage();
      const page = await renderShared(path, data);
      return await respondWith(page, request, page.status === 200 ? status : page.status);
    } catch (error) {
      if (!(error instanceof RenderQueueFullError)) throw error;
      const response = await renderErrorPage(request.method === "POST" ? "busyPost" : "busy", request);
      response.headers.set("Retry-After", String(BUSY_RETRY_SECONDS));
      return response;
    }
  };
  return {
    respond,
    /** Responds with the 404 page. */
    renderMissing: (request: Request) => respond(request, async () => ({ path: MISSING_PATH })),
    renderErrorPage,
  };
}
