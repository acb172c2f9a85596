import type { Logger } from "pino";
import type { OpenSlots, RefusedMove, ShownBooking } from "../bookings/index.ts";
import { type BuiltApp, contentTypeOf } from "../build-output/index.ts";
import type { RefusedSubmission } from "../leads/index.ts";
import { bookingPath, paths, schedulePath } from "../site/index.ts";
import { acceptedEncoding, type Encoding, encodeBody } from "./content-encoding.ts";
import { createRenderQueue, RenderQueueFullError } from "./render-queue.ts";
import { chooseResponse, represent } from "./representation.ts";
import { redactPath } from "./request-log.ts";
import type { HeaderPolicy } from "./security-headers.ts";

type RenderOptions = NonNullable<Parameters<BuiltApp["render"]>[1]>;

/** A rendered page, from which any number of responses are made. */
interface RenderedPage {
  status: number;
  html: Buffer;
  /** Encoded bodies, by the encodings requested so far. */
  bodies: Map<Encoding, Promise<Buffer>>;
}

/** A path without a page, which renders the 404 page. */
const MISSING_PATH = "/not-found";

/** Maximum pending pages, of some 10 ms each: the last one takes a second or two. */
const MAX_RENDERS = 128;

/** `Retry-After` above that. */
const BUSY_RETRY_SECONDS = 2;

/** Options of `createRenderedPages`. */
export interface RenderedPagesOptions {
  render: BuiltApp["render"];
  /** The public URL; pages are always rendered under it, whatever `Host` says. */
  siteUrl: string;
  policy: Pick<HeaderPolicy, "pageHeaders">;
  /** Whether a path is one of the site's pages. */
  isPage: (path: string) => boolean;
  /** Finds the free slots; where it throws, the page says that they could not be loaded. */
  findOpenSlots: () => Promise<OpenSlots>;
  log: Pick<Logger, "error">;
}

/** Name of a notice that the app can render. */
type Notice = NonNullable<RenderOptions["notice"]>;

/** Data of the page of a booking. */
export interface BookingPageData {
  booking: ShownBooking;
  refusedMove?: RefusedMove | undefined;
}

/** Pages rendered on request: query variants, unknown paths, refused native posts. 503 where too many are pending. */
export interface RenderedPages {
  /** Renders the page at the request's URL, once for all concurrent requests. */
  render(request: Request): Promise<Response>;
  /** Renders the 404 page, for a path that the app should not see. */
  renderMissing(request: Request): Promise<Response>;
  /** Renders the page of a refused native post's form, with its errors and texts (status 422). Throws on failure. */
  renderRefused(refused: RefusedSubmission, request: Request): Promise<Response>;
  /** Renders the page of a booking, with the refusal of a native post that would have moved it. */
  renderBooking(shown: BookingPageData, request: Request, status: number): Promise<Response>;
  /** Renders a notice, only the first time: it must cost little however often it is sent. */
  renderNotice(notice: Notice, request: Request): Promise<Response>;
  /** Whether a path is one of the site's pages. */
  isPage(path: string): boolean;
}

/** Creates the pages that are rendered on request, with the same function that prerenders the others. */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { siteUrl, policy, isPage, log } = options;
  const queue = createRenderQueue(MAX_RENDERS);
  const shared = new Map<string, Promise<RenderedPage>>();
  const notices = new Map<Notice, Promise<RenderedPage>>();

  const renderNow = async (path: string, data: RenderOptions = {}): Promise<RenderedPage> => {
    const url = new URL(siteUrl + path);
    const onError = (error: unknown) =>
      log.error({ err: error, path: redactPath(url.pathname) }, "a page could not be rendered");
    const { status, html } = await options.render(new Request(url), { ...data, onError });
    return { status, html: Buffer.from(html), bodies: new Map() };
  };
  const respond = async (page: RenderedPage, request: Request, status = page.status) => {
    const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
    const encoded = page.bodies.get(encoding) ?? encodeBody(page.html, encoding);
    page.bodies.set(encoding, encoded);
    const parts = {
      contentType: contentTypeOf("page.html"),
      isNegotiated: true,
      headers: policy.pageHeaders,
    };
    const representation = represent({ ...parts, status, encoding, body: await encoded });
    const chosen = chooseResponse(representation, request.headers.get("If-None-Match"));
    const headers = chosen.headers.map(([name, value]): [string, string] => [name, value]);
    return new Response(chosen.body && new Uint8Array(chosen.body), { status: chosen.status, headers });
  };
  /** Renders a page, or waits for the same page with the same data that is already being rendered. */
  const renderShared = (path: string, data: RenderOptions = {}) => {
    const key = JSON.stringify([path, data]);
    const known = shared.get(key);
    if (known) return known;
    const page = queue(() => renderNow(path, data));
    shared.set(key, page);
    const forget = () => shared.delete(key);
    page.then(forget, forget);
    return page;
  };
  const renderNotice = async (notice: Notice, request: Request) => {
    const page = notices.get(notice) ?? renderNow(MISSING_PATH, { notice });
    notices.set(notice, page);
    try {
      return await respond(await page, request);
    } catch (error) {
      notices.delete(notice);
      throw error;
    }
  };
  /** Returns the response, or 503 where the queue is full. */
  const orBusy = async (request: Request, makeResponse: () => Promise<Response>) => {
    try {
      return await makeResponse();
    } catch (error) {
      if (!(error instanceof RenderQueueFullError)) throw error;
      const response = await renderNotice(request.method === "POST" ? "busyPost" : "busy", request);
      response.headers.set("Retry-After", String(BUSY_RETRY_SECONDS));
      return response;
    }
  };
  /** Finds the data that a page needs beside its URL. */
  const findData = (path: string) => (path === schedulePath ? findSlots() : {});
  const findSlots = async () => {
    try {
      return { slots: await options.findOpenSlots() };
    } catch (error) {
      log.error({ err: error }, "the free times could not be read");
      return {};
    }
  };
  return {
    render: (request) =>
      orBusy(request, async () => {
        const { pathname, search } = new URL(request.url);
        const page = await renderShared(pathname + search, await findData(pathname));
        return respond(page, request);
      }),
    renderMissing: (request) =>
      orBusy(request, async () => respond(await renderShared(MISSING_PATH), request)),
    renderRefused: (refused, request) =>
      orBusy(request, async () => {
        const path = formPath(refused, request, options);
        const data = await findData(path);
        const page = await renderShared(path, { refused, ...data });
        if (page.status !== 200) throw new Error(`${path} responded with ${page.status}.`);
        return respond(page, request, 422);
      }),
    renderBooking: ({ booking, refusedMove = null }, request, status) =>
      orBusy(request, async () => {
        const canMove = booking.state === "booked" && !booking.isPast;
        const data = { booking, refusedMove, ...(canMove && (await findSlots())) };
        const page = await renderShared(bookingPath(booking.token), data);
        const response = await respond(page, request, page.status === 200 ? status : page.status);
        response.headers.set("Cache-Control", "private, no-cache");
        return response;
      }),
    renderNotice,
    isPage,
  };
}

/** Returns the path of the form: the page that the post came from, if it has such a form, or else the contact page. */
function formPath(
  { formType, source }: RefusedSubmission,
  request: Request,
  { siteUrl, isPage }: RenderedPagesOptions,
): string {
  if (formType === "schedule") return schedulePath;
  if (source === "") return paths.contact;
  const { origin, pathname } = new URL(source);
  const isOurs = origin === siteUrl || origin === new URL(request.url).origin;
  const hasForm = formType === "marketSignal" ? isPage(pathname) : pathname === paths.home;
  return isOurs && hasForm ? pathname : paths.contact;
}
