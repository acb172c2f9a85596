import type { Logger } from "pino";
import type { OpenSlots, RefusedMove, ShownBooking } from "../bookings/index.ts";
import type { BuiltApp } from "../build-output/index.ts";
import { createRenderedPages, type RenderedPages } from "../http/rendered-pages.ts";
import type { HeaderPolicy } from "../http/security-headers.ts";
import type { RefusedSubmission } from "../leads/index.ts";
import { bookingPath, paths, schedulePath, withoutTokens } from "../site/index.ts";

type PageData = NonNullable<Parameters<BuiltApp["render"]>[1]>;

export interface SitePagesOptions {
  render: BuiltApp["render"];
  siteUrl: string;
  policy: Pick<HeaderPolicy, "pageHeaders">;
  isPage: (path: string) => boolean;
  /** If it throws, the page says that the times could not be loaded. */
  findOpenSlots: () => Promise<OpenSlots>;
  log: Pick<Logger, "error">;
}

/** Pages that are rendered on request: query variants, unknown paths, rejected native forms, bookings. */
export interface SitePages extends Omit<RenderedPages<PageData>, "respond"> {
  /** A preview shows an article even if it isn't published. */
  render(request: Request, isPreview?: boolean): Promise<Response>;
  /** Renders the page for a rejected native form (422), with its errors and what the visitor typed. Throws on failure. */
  renderRefused(refused: RefusedSubmission, request: Request): Promise<Response>;
  /** `refusedMove` says why a native form that would have moved the booking was rejected. */
  renderBooking(
    shown: { booking: ShownBooking; refusedMove?: RefusedMove | undefined },
    request: Request,
    status: number,
  ): Promise<Response>;
  /** Whether a prerendered page has this path. */
  isPage(path: string): boolean;
}

export function createSitePages(options: SitePagesOptions): SitePages {
  const { render, siteUrl, policy, isPage, findOpenSlots, log } = options;
  const pages = createRenderedPages<PageData>({
    render: (request, data, more) => render(request, { ...data, ...more }),
    siteUrl,
    policy,
    redact: withoutTokens,
    log,
  });
  const findSlots = async (): Promise<Pick<PageData, "slots">> => {
    try {
      return { slots: await findOpenSlots() };
    } catch (error) {
      log.error({ err: error }, "failed to read the open slots");
      return {};
    }
  };
  const findData = async (path: string) => (path === schedulePath ? findSlots() : {});
  return {
    renderMissing: pages.renderMissing,
    renderErrorPage: pages.renderErrorPage,
    isPage,
    render: (request, isPreview = false) =>
      pages.respond(request, async () => {
        const { pathname, search } = new URL(request.url);
        return {
          path: pathname + search,
          data: { ...(await findData(pathname)), ...(isPreview && { isPreview }) },
        };
      }),
    async renderRefused(refused, request) {
      const path = formPath(refused, request, options);
      const findPage = async () => ({ path, data: { refused, ...(await findData(path)) } });
      const response = await pages.respond(request, findPage, 422);
      if (response.status !== 422 && response.status !== 503) {
        throw new Error(`${path} responded with ${response.status}.`);
      }
      return response;
    },
    async renderBooking({ booking, refusedMove = null }, request, status) {
      const canMove = booking.state === "booked" && !booking.isPast;
      const findPage = async () => ({
        path: bookingPath(booking.token),
        data: { booking, refusedMove, ...(canMove && (await findSlots())) },
      });
      const response = await pages.respond(request, findPage, status);
      if (response.status !== 503) response.headers.set("Cache-Control", "private, no-cache");
      return response;
    },
  };
}

/** Returns the page that sent the form if it has that form, otherwise the contact page. */
function formPath(
  { formType, source }: RefusedSubmission,
  request: Request,
  { siteUrl, isPage }: SitePagesOptions,
): string {
  if (formType === "schedule") return schedulePath;
  if (source === "") return paths.contact;
  const { origin, pathname } = new URL(source);
  const isOurs = origin === siteUrl || origin === new URL(request.url).origin;
  const hasForm = formType === "marketSignal" ? isPage(pathname) : pathname === paths.home;
  return isOurs && hasForm ? pathname : paths.contact;
}
