import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { bookingPath, scheduleAtPath, schedulePath, siteConfig } from "#config/index.ts";
import type { Settings } from "#config/settings/index.ts";
import { type ConnectionBindings, createClientAddress } from "#platform/http/client-address.ts";
import { createOriginGuard, readListeningOrigin } from "#platform/http/origin.ts";
import { readPost } from "#platform/http/read-post.ts";
import { createBodyLimit } from "#platform/http/request-bodies.ts";
import { storeRetrySeconds } from "#platform/http/send-refusal.ts";
import { isToken, type RefusedMove, type ShownBooking } from "../bookings/index.ts";
import type { BookCallResult, MoveResult } from "../store/index.ts";
import type { LeadCalls } from "./lead-calls.ts";
import { refusals } from "./refusals.ts";
import type { Scheduling } from "./scheduling.ts";

export interface BookingPages {
  /** Renders the scheduling page for the lead with the token `call`, whose call was not booked. */
  renderRefusedCall(call: string, refused: RefusedMove, request: Request, status: number): Promise<Response>;
  /** `refusedMove` is set if the booking couldn't be moved as a native form requested. */
  renderBooking(
    shown: { booking: ShownBooking; refusedMove?: RefusedMove | undefined },
    request: Request,
    status: number,
  ): Promise<Response>;
}

interface BookingPageParts {
  scheduling: Pick<Scheduling, "find" | "cancel" | "move" | "describe">;
  calls: Pick<LeadCalls, "book">;
  pages: BookingPages & { renderMissing(request: Request): Promise<Response> };
  settings: Pick<Settings, "siteUrl" | "host" | "port" | "trustProxy">;
  log: Pick<Logger, "info" | "error">;
}

/** Small, because the form sends only a slot. */
const MAX_BODY_BYTES = 4 * 1024;

/** A function, because `site.config.ts` must not be read until `readSettings` has reported its errors. */
const refusedMoves = () =>
  ({
    taken: refusals.slotTaken,
    notOffered: refusals.slotNotOffered,
    tooMany: {
      status: 429,
      error: `Several calls are already booked from your network. To book another, please write to ${siteConfig.emails.sales}.`,
    },
    tooOften: {
      status: 409,
      error: `This call was moved too many times. To move it again, please write to ${siteConfig.emails.sales}.`,
    },
  }) satisfies Partial<Record<MoveResult | BookCallResult["kind"], { status: number; error: string }>>;

/**
 * Creates `POST /booking`, which books the call of a lead that a contact form sent, and `/booking/{token}`: `GET` shows a
 * booking, `POST` cancels it, and `POST` to `/booking/{token}/move` moves it (spec: Scheduling). Mount it at `/booking`.
 */
export function createBookingPage({ scheduling, calls, pages, settings, log }: BookingPageParts) {
  const clientIpOf = createClientAddress(settings);
  const originGuard = createOriginGuard(settings);
  const page = new Hono<{ Bindings: ConnectionBindings }>();
  page.onError((error, c) => {
    log.error({ err: error }, "failed to read or change a booking");
    // Doesn't say whether the booking was changed: the store might have failed after the commit.
    const message = "Your booking cannot be shown or changed right now. Please try again in a minute.";
    return c.text(message, 503, { "Retry-After": String(storeRetrySeconds) });
  });
  const readBody = createBodyLimit(MAX_BODY_BYTES);
  const requireToken = createMiddleware(async (c, next) =>
    isToken(c.req.param("token") ?? "") ? next() : pages.renderMissing(c.req.raw),
  );
  const refuseForeign = createMiddleware<{ Bindings: ConnectionBindings }>(async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (isRead || originGuard.allows(c.req.raw.headers, readListeningOrigin(c.env))) return next();
    return c.text("This request came from another site. Please use our own page.", 403);
  });
  page.use("/", refuseForeign);
  page.get("/", (c) => c.redirect(schedulePath, 303));
  page.post("/", async (c) => {
    const read = await readPost(c.req.raw, readBody);
    if ("status" in read) return c.text(read.error, read.status);
    const textOf = (name: string) => String(read.post[name] ?? "");
    const [call, slotStart] = [textOf("call"), textOf("slotStart")];
    const clientIp = clientIpOf({
      socketAddress: c.env?.incoming?.socket.remoteAddress,
      forwardedFor: c.req.header("x-forwarded-for"),
    });
    const result = await calls.book(call, { slotStart, timezone: textOf("timezone"), clientIp });
    if (result.kind === "booked") {
      log.info("a call was booked for an earlier lead");
      return c.redirect(bookingPath(result.token), 303);
    }
    // The page says that there is a call, or asks for a name.
    if (result.kind === "hasCall") return c.redirect(scheduleAtPath({ call }), 303);
    if (result.kind === "unknown") return c.redirect(scheduleAtPath({ time: slotStart }), 303);
    const { status, error } = refusedMoves()[result.kind];
    return pages.renderRefusedCall(call, { error, slotStart }, c.req.raw, status);
  });
  page.use("/:token/*", requireToken, refuseForeign);
  page.get("/:token", (c) => show(c.req.param("token"), c.req.raw));
  page.post("/:token", async (c) => {
    const token = c.req.param("token");
    const result = await scheduling.cancel(token);
    if (result === "cancelled") log.info("a booking was canceled");
    // The page says that a call that has started can't be canceled.
    if (result === "past") return show(token, c.req.raw, { status: 409 });
    if (result === "unknown") return pages.renderMissing(c.req.raw);
    return c.redirect(bookingPath(token), 303);
  });
  page.all("/:token", (c) =>
    c.text("A booking can only be read, moved or canceled.", 405, { Allow: "GET, HEAD, POST" }),
  );
  page.post("/:token/move", async (c) => {
    const read = await readPost(c.req.raw, readBody);
    if ("status" in read) return c.text(read.error, read.status);
    const token = c.req.param("token");
    const slotStart = String(read.post.slotStart ?? "");
    const result = await scheduling.move(token, slotStart);
    if (result === "unknown") return pages.renderMissing(c.req.raw);
    if (result === "moved") {
      log.info("a booking was moved");
      return c.redirect(bookingPath(token), 303);
    }
    // The page says that a call that was canceled or has started can't be moved.
    if (result === "cancelled" || result === "past") return show(token, c.req.raw, { status: 409 });
    const { status, error } = refusedMoves()[result];
    return show(token, c.req.raw, { status, refusedMove: { error, slotStart } });
  });
  // For reloads after a rejected move.
  page.get("/:token/move", (c) => c.redirect(bookingPath(c.req.param("token")), 303));
  page.all("/:token/move", (c) => c.text("A booking is moved with POST.", 405, { Allow: "GET, HEAD, POST" }));
  return page;

  async function show(
    token: string,
    request: Request,
    { status = 200, refusedMove }: { status?: number; refusedMove?: RefusedMove } = {},
  ): Promise<Response> {
    const booking = await scheduling.find(token);
    if (!booking) return pages.renderMissing(request);
    return pages.renderBooking({ booking: scheduling.describe(booking), refusedMove }, request, status);
  }
}
