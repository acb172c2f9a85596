import type { Logger } from "pino";
import { type BuiltApp, tagOf } from "../../built/index.ts";
import type { OpenSlots, ShownBooking } from "../../scheduling/index.ts";
import { bookingPath, livePaths, paths } from "../../site/index.ts";
import type { SubmissionOutcome } from "../../submission/outcome.ts";
import { redactPath } from "../guards/request-log.ts";
import type { HeaderPolicy } from "../guards/security-headers.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { encodeBody } from "./encode-body.ts";
import { entityTag, matchesEntityTag } from "./entity-tag.ts";

type RenderOptions = NonNullable<Parameters<BuiltApp["render"]>[1]>;

/** A path that no page has; asking for it gives the 404 page. */
const MISSING_PATH = "/not-found";

/** What rendering on request needs. */
export interface RenderedPagesOptions {
  render: BuiltApp["render"];
  /** Pages are always rendered under the public address, whatever `Host` says. */
  siteUrl: string;
  policy: Pick<HeaderPolicy, "pageHeaders">;
  /** Whether a path is one of the site's screens. */
  isPage: (path: string) => boolean;
  /** The times that are free now; where it throws, the page says that they could not be loaded. */
  findOpenSlots: () => Promise<OpenSlots>;
  log: Pick<Logger, "error">;
}

/** Pages made for one request: query variants, unknown addresses, refused native posts. */
export interface RenderedPages {
  /** The page at the request's address. */
  render(request: Request): Promise<Response>;
  /** The 404 page for an address that the app should not see. */
  renderMissing(request: Request): Promise<Response>;
  /** The page that holds the form, with the outcome of a refused native post drawn in (status 422). Throws where it fails. */
  renderOutcome(outcome: SubmissionOutcome, request: Request): Promise<Response>;
  /** The page of a call. */
  renderBooking(booking: ShownBooking, request: Request, status: number): Promise<Response>;
  /** Whether a path is one of the site's screens. */
  isPage(path: string): boolean;
}

/** Makes the pages that are rendered on request, by the function that prerendered the others. */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { siteUrl, policy, isPage, log } = options;
  const render = (path: string, data: RenderOptions = {}) => {
    const url = new URL(siteUrl + path);
    const onError = (error: unknown) =>
      log.error({ err: error, path: redactPath(url.pathname) }, "a page could not be rendered");
    return options.render(new Request(url), { ...data, onError });
  };
  /** What a page is drawn from beside its address. */
  const findData = async (path: string) => {
    if (path !== livePaths.schedule) return {};
    try {
      return { slots: await options.findOpenSlots() };
    } catch (error) {
      log.error({ err: error }, "the free times could not be read");
      return {};
    }
  };
  return {
    async render(request) {
      const { pathname, search } = new URL(request.url);
      const page = await render(pathname + search, await findData(pathname));
      return send(page, request, policy);
    },
    async renderMissing(request) {
      return send(await render(MISSING_PATH), request, policy);
    },
    async renderOutcome(outcome, request) {
      const path = formPath(outcome, request, options);
      const page = await render(path, { outcome, ...(await findData(path)) });
      if (!page.ok) throw new Error(`${path} answered ${page.status}.`);
      return send(new Response(page.body, { status: 422, headers: page.headers }), request, policy);
    },
    async renderBooking(booking, request, status) {
      const page = await render(bookingPath(booking.token), { booking });
      const answer = new Response(page.body, {
        status: page.ok ? status : page.status,
        headers: page.headers,
      });
      answer.headers.set("Cache-Control", "private, no-cache");
      return send(answer, request, policy);
    },
    isPage,
  };
}

/** Where the form first stood: the page that the post came from and that has such a form, else the contact page. */
function formPath(
  { formType, source }: SubmissionOutcome,
  request: Request,
  { siteUrl, isPage }: RenderedPagesOptions,
): string {
  if (formType === "schedule") return livePaths.schedule;
  if (source === "") return paths.contact;
  const { origin, pathname } = new URL(source);
  const isOurs = origin === siteUrl || origin === new URL(request.url).origin;
  const hasForm = formType === "marketSignal" ? isPage(pathname) : pathname === paths.home;
  return isOurs && hasForm ? pathname : paths.contact;
}

/** Compresses a page and gives it its headers; a 304 where the visitor has it already. */
async function send(
  page: Response,
  request: Request,
  { pageHeaders }: Pick<HeaderPolicy, "pageHeaders">,
): Promise<Response> {
  const headers = new Headers(page.headers);
  const bytes = Buffer.from(await page.arrayBuffer());
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
  for (const [name, value] of pageHeaders) headers.set(name, value);
  headers.set("Vary", "Accept-Encoding");
  if (page.status === 200) {
    const etag = entityTag(tagOf(bytes), encoding);
    headers.set("ETag", etag);
    if (matchesEntityTag(request.headers.get("If-None-Match"), etag)) {
      headers.delete("Content-Type");
      return new Response(null, { status: 304, headers });
    }
  }
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const body = await encodeBody(bytes, encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { status: page.status, headers });
}
