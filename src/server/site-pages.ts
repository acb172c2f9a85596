import type { Logger } from "pino";
import { bookingPath, ownerPath, paths, schedulePath, withoutTokens } from "#config/index.ts";
import type { Caller, OpenSlots } from "#leads/bookings/index.ts";
import type { BookingPages } from "#leads/endpoints/booking-page.ts";
import type { OwnerView, RefusedSubmission } from "#leads/forms/index.ts";
import { createRenderedPages, type RenderedPages } from "#platform/http/rendered-pages.ts";
import type { HeaderPolicy } from "#platform/http/security-headers.ts";
import type { BuiltApp } from "#publish/build-output/index.ts";

type PageData = NonNullable<Parameters<BuiltApp["render"]>[1]>;

export interface SitePagesOptions {
  render: BuiltApp["render"];
  siteUrl: string;
  policy: Pick<HeaderPolicy, "pageHeaders">;
  isPage: (path: string) => boolean;
  /** Finds the new path of a page or file that has moved. */
  findMoved: (path: string) => string | undefined | Promise<string | undefined>;
  /** If it throws, the page says that the times could not be loaded. */
  findOpenSlots: () => Promise<OpenSlots>;
  /** Finds the lead that has this token, which can be any string. If it throws, the page asks for a name. */
  findCaller: (token: string) => Promise<Caller | undefined>;
  /**
   * Reads the contact page's line about recent replies. If set, that page is rendered on request. If it throws, the page
   * omits the line.
   */
  findReplyTime?: (() => Promise<string | null>) | undefined;
  log: Pick<Logger, "error">;
}

/** Pages that are rendered on request: query variants, unknown paths, rejected native forms, bookings. */
export interface SitePages extends Omit<RenderedPages<PageData>, "respond">, BookingPages {
  /** A preview shows an article even if it isn't published. */
  render(request: Request, isPreview?: boolean): Promise<Response>;
  /** Renders the page for a rejected native form (422), with its errors and what the visitor typed. Throws on failure. */
  renderRefused(refused: RefusedSubmission, request: Request): Promise<Response>;
  renderOwner(view: OwnerView, request: Request): Promise<Response>;
  /** Checks whether a prerendered page has this path, or had it before it moved. */
  isPage(path: string): Promise<boolean>;
}

export function createSitePages(options: SitePagesOptions): SitePages {
  const { render, siteUrl, policy, isPage, findMoved, findOpenSlots, findCaller, findReplyTime, log } =
    options;
  const pages = createRenderedPages<PageData>({
    render: (request, data, more) => render(request, { ...data, ...more }),
    siteUrl,
    policy,
    redact: withoutTokens,
    log,
  });
  const findOrOmit = async (find: () => Promise<PageData>, failure: string): Promise<PageData> => {
    try {
      return await find();
    } catch (error) {
      log.error({ err: error }, failure);
      return {};
    }
  };
  const findSlots = () =>
    findOrOmit(async () => ({ slots: await findOpenSlots() }), "failed to read the open slots");
  const findData = async (path: string, call?: string | null): Promise<PageData> => {
    if (path === paths.contact && findReplyTime) {
      return findOrOmit(async () => ({ replyTime: await findReplyTime() }), "failed to read the reply times");
    }
    if (path !== schedulePath) return {};
    if (!call) return findSlots();
    const find = async () => ({ caller: (await findCaller(call)) ?? null });
    return { ...(await findSlots()), ...(await findOrOmit(find, "failed to read a lead's call")) };
  };
  /** Calls are as secret as bookings. */
  const keepPrivate = (response: Response) => {
    if (response.status !== 503) response.headers.set("Cache-Control", "private, no-cache");
    return response;
  };
  return {
    renderMissing: pages.renderMissing,
    renderErrorPage: pages.renderErrorPage,
    isPage: async (path) => isPage(path) || (await findMoved(path)) !== undefined,
    render(request, isPreview = false) {
      const { pathname, search, searchParams } = new URL(request.url);
      const call = searchParams.get("call");
      const response = pages.respond(request, async () => ({
        path: pathname + search,
        data: { ...(await findData(pathname, call)), ...(isPreview && { isPreview }) },
      }));
      return call ? response.then(keepPrivate) : response;
    },
    async renderRefusedCall(call, refusedMove, request, status) {
      const findPage = async () => ({
        path: schedulePath,
        data: { refusedMove, ...(await findData(schedulePath, call)) },
      });
      return keepPrivate(await pages.respond(request, findPage, status));
    },
    async renderRefused(refused, request) {
      let path: string = paths.contact;
      const findPage = async () => {
        path = await findFormPath(refused, request, options);
        return { path, data: { refused, ...(await findData(path)) } };
      };
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
      return keepPrivate(await pages.respond(request, findPage, status));
    },
    async renderOwner(owner, request) {
      const path = ownerPath(typeof owner === "string" ? owner : owner.token);
      const findPage = async () => ({ path, data: { owner } });
      const response = await pages.respond(request, findPage, owner === "missing" ? 404 : 200);
      response.headers.set("Cache-Control", "no-store");
      response.headers.delete("Speculation-Rules");
      return response;
    },
  };
}

/** Returns the page that sent the form if it has that form, otherwise the contact page. */
async function findFormPath(
  { formType, source }: RefusedSubmission,
  request: Request,
  { siteUrl, isPage, findMoved }: SitePagesOptions,
): Promise<string> {
  if (formType === "schedule") return schedulePath;
  if (source === "") return paths.contact;
  const { origin, pathname: sourcePath } = new URL(source);
  const pathname = (await findMoved(sourcePath)) ?? sourcePath;
  const isOurs = origin === siteUrl || origin === new URL(request.url).origin;
  const hasForm = formType === "marketSignal" ? isPage(pathname) : pathname === paths.home;
  return isOurs && hasForm ? pathname : paths.contact;
}
