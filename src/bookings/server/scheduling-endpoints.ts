import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { refuseAsJson, storeRetrySeconds } from "../../server/refusal.ts";
import type { Scheduling } from "./scheduling.ts";

/** Dependencies of the scheduling endpoints. */
export interface SchedulingEndpointParts {
  scheduling: Pick<Scheduling, "findOpenSlots" | "find" | "renderFile">;
  log: Pick<Logger, "error">;
}

/**
 * Creates `GET /slots` and `GET /bookings/{token}.ics` (spec: HTTP contract); mount them at `/api/scheduling`.
 */
export function createSchedulingEndpoints({ scheduling, log }: SchedulingEndpointParts): Hono {
  const endpoints = new Hono();
  endpoints.onError((error) => {
    log.error({ err: error }, "bookings could not be read");
    const sentence = "Our calendar cannot be read right now. Please try again in a minute.";
    return refuseAsJson({ status: 503, error: sentence, retryAfterSeconds: storeRetrySeconds });
  });
  endpoints.get("/slots", async (c) => c.json(await scheduling.findOpenSlots(), 200, noStore));
  endpoints.get("/bookings/:file", async (c) => {
    const token = /^(.+)\.ics$/.exec(c.req.param("file"))?.[1];
    const booking = token === undefined ? undefined : await scheduling.find(token);
    if (!booking) return c.json({ ok: false, error: "There is no such booking." }, 404, noStore);
    return c.body(scheduling.renderFile(booking), 200, {
      ...noStore,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="call.ics"',
    });
  });
  for (const path of ["/slots", "/bookings/:file"]) endpoints.all(path, refuseMethod);
  return endpoints;
}

const noStore = { "Cache-Control": "no-store" };

function refuseMethod(_context: Context): Response {
  return refuseAsJson({ status: 405, error: "This address can only be read.", allow: "GET, HEAD" });
}
