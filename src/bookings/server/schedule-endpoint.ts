import { Hono } from "hono";
import type { Logger } from "pino";
import { type ConnectionBindings, createClientAddress } from "../../http/client-address.ts";
import { createOriginGuard, readListeningOrigin } from "../../http/origin.ts";
import { storeRetrySeconds } from "../../http/refusal.ts";
import { createBodyLimit } from "../../http/request-bodies.ts";
import { readPost } from "../../leads/server/read-post.ts";
import { refusals } from "../../leads/server/refusals.ts";
import type { Settings } from "../../settings/index.ts";
import { bookingPath, scheduleAtPath, siteConfig } from "../../site/index.ts";
import { isTimeZone, type RefusedMove } from "../index.ts";
import type { LeadCalls } from "./lead-calls.ts";

interface ScheduleEndpointParts {
  calls: Pick<LeadCalls, "book">;
  /** Renders the scheduling page for the lead with this token. */
  renderRefused(call: string, refused: RefusedMove, request: Request, status: number): Promise<Response>;
  settings: Pick<Settings, "siteUrl" | "host" | "port" | "trustProxy">;
  log: Pick<Logger, "info" | "error">;
}

/** Small, because the form sends only a token and a slot. */
const MAX_BODY_BYTES = 4 * 1024;

/** Creates `POST /schedule`, which books the call of a lead that a contact form sent. Mount it at `/schedule`. */
export function createScheduleEndpoint({ calls, renderRefused, settings, log }: ScheduleEndpointParts) {
  const originGuard = createOriginGuard(settings);
  const clientIpOf = createClientAddress(settings);
  const readBody = createBodyLimit(MAX_BODY_BYTES);
  const endpoint = new Hono<{ Bindings: ConnectionBindings }>();
  endpoint.onError((error, c) => {
    log.error({ err: error }, "failed to book a call");
    // Doesn't say whether it was booked: the store might have failed after the commit.
    const message = "We cannot book your call right now. Please try again in a minute.";
    return c.text(message, 503, { "Retry-After": String(storeRetrySeconds) });
  });
  endpoint.post("/", async (c) => {
    const request = c.req.raw;
    if (!originGuard.allows(request.headers, readListeningOrigin(c.env))) {
      return c.text("This request came from another site. Please use our own page.", 403);
    }
    const read = await readPost(request, readBody);
    if ("status" in read) return c.text(read.error, read.status);
    const textOf = (name: string) => String(read.post[name] ?? "");
    const [call, slotStart, timezone] = [textOf("call"), textOf("slotStart"), textOf("timezone")];
    const result = await calls.book(call, {
      slotStart,
      timezone: isTimeZone(timezone) ? timezone : "",
      clientIp: clientIpOf({
        socketAddress: c.env?.incoming?.socket.remoteAddress,
        forwardedFor: c.req.header("x-forwarded-for"),
      }),
    });
    switch (result.kind) {
      case "booked":
        log.info("a call was booked for an earlier lead");
        return c.redirect(bookingPath(result.token), 303);
      case "hasCall":
        // The page says so.
        return c.redirect(scheduleAtPath({ call }), 303);
      case "unknown":
        // The page asks for a name and an email address.
        return c.redirect(scheduleAtPath({ time: slotStart }), 303);
      case "tooMany": {
        const error = `Several calls are already booked from your network. To book another, please write to ${siteConfig.emails.sales}.`;
        return renderRefused(call, { error, slotStart }, request, 429);
      }
      default: {
        const { status, error } = refusedTimes[result.kind];
        return renderRefused(call, { error, slotStart }, request, status);
      }
    }
  });
  return endpoint;
}

const refusedTimes = { taken: refusals.slotTaken, notOffered: refusals.slotNotOffered };
