import { Hono } from "hono";
import type { Logger } from "pino";
import { siteConfig } from "#config/index.ts";
import { textProperty as text } from "#platform/files/icalendar.ts";
import { storeRetrySeconds } from "#platform/http/send-refusal.ts";
import { createTokens, type Secrets } from "#platform/links/tokens.ts";
import { describeOwnerEvent, renderCalendar } from "../bookings/booking-file.ts";
import type { StoredBooking } from "../bookings/index.ts";
import type { Bookings } from "../store/index.ts";

interface CalendarFeedParts {
  store: Pick<Bookings, "listComingBookings"> & Secrets;
  siteUrl: string;
  renderMissing(request: Request): Promise<Response>;
  log: Pick<Logger, "error">;
  now?: (() => number) | undefined;
}

/** Creates `GET /{token}.ics`, upcoming calls for the owner's calendar program. Mount it at `/calendar`. */
export function createCalendarFeed({
  store,
  siteUrl,
  renderMissing,
  log,
  now = Date.now,
}: CalendarFeedParts) {
  const tokens = createTokens(store, "calendar");
  const feed = new Hono();
  feed.onError((error, c) => {
    log.error({ err: error }, "failed to read the calendar of calls");
    // Programs keep their last copy on an error, but not on an empty calendar.
    return c.text("The calendar cannot be read right now.", 503, {
      "Retry-After": String(storeRetrySeconds),
    });
  });
  feed.get("/:file", async (c) => {
    const token = c.req.param("file").replace(/\.ics$/, "");
    if ((await tokens.read(token, now())) !== "calls") return renderMissing(c.req.raw);
    const bookings = await store.listComingBookings(now());
    return c.body(renderFeed(bookings, siteUrl), 200, {
      "Cache-Control": "no-store",
      "Content-Type": "text/calendar; charset=utf-8",
    });
  });
  return feed;
}

function renderFeed(bookings: readonly StoredBooking[], siteUrl: string): string {
  return renderCalendar(
    [
      "METHOD:PUBLISH",
      text("X-WR-CALNAME", `${siteConfig.brand}: calls`),
      "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    ],
    bookings.map((booking) => describeOwnerEvent(booking, siteUrl)),
  );
}
