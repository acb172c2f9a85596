import { Hono } from "hono";
import type { Logger } from "pino";
import type { ConnectionBindings } from "../../server/guards/client-address.ts";
import { createOriginGuard, readListeningOrigin } from "../../server/guards/origin.ts";
import { storeRetrySeconds } from "../../server/refusal.ts";
import type { RenderedPages } from "../../server/responses/rendered-pages.ts";
import type { Settings } from "../../settings/index.ts";
import { bookingPath } from "../../site/index.ts";
import type { Scheduling } from "./scheduling.ts";

/** Dependencies of the booking page. */
export interface BookingPageParts {
  scheduling: Pick<Scheduling, "find" | "cancel" | "describe">;
  pages: Pick<RenderedPages, "renderBooking" | "renderMissing">;
  settings: Pick<Settings, "siteUrl" | "host" | "port">;
  log: Pick<Logger, "info" | "error">;
}

/** Creates `/booking/{token}`: `GET` shows a booking, `POST` cancels it (spec: Scheduling). Mount it at `/booking`. */
export function createBookingPage({ scheduling, pages, settings, log }: BookingPageParts) {
  const originGuard = createOriginGuard(settings);
  const page = new Hono<{ Bindings: ConnectionBindings }>();
  page.onError((error, c) => {
    log.error({ err: error }, "a booking could not be read or cancelled");
    // Does not say what happened: the store may have failed after a commit.
    const sentence = "Your booking cannot be shown or changed right now. Please try again in a minute.";
    return c.text(sentence, 503, { "Retry-After": String(storeRetrySeconds) });
  });
  page.get("/:token", (c) => show(c.req.param("token"), c.req.raw));
  page.post("/:token", async (c) => {
    if (!originGuard.allows(c.req.raw.headers, readListeningOrigin(c.env))) {
      return c.text("This request came from another site. Please cancel on our own page.", 403);
    }
    const token = c.req.param("token");
    const result = await scheduling.cancel(token);
    if (result === "cancelled") log.info("a booking was cancelled");
    // The page says why a call that has begun cannot be cancelled.
    if (result === "past") return show(token, c.req.raw, 409);
    if (result === "unknown") return pages.renderMissing(c.req.raw);
    return c.redirect(bookingPath(token), 303);
  });
  page.all("/:token", (c) => c.text("A booking is read or cancelled.", 405, { Allow: "GET, HEAD, POST" }));
  return page;

  async function show(token: string, request: Request, status = 200): Promise<Response> {
    const booking = await scheduling.find(token);
    if (!booking) return pages.renderMissing(request);
    return pages.renderBooking(scheduling.describe(booking), request, status);
  }
}
