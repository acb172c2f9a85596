import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { refuseAsJson, storeRetrySeconds } from "#platform/http/send-refusal.ts";
import { isToken } from "../bookings/index.ts";
import type { Scheduling } from "./scheduling.ts";

interface SchedulingEndpointParts {
  scheduling: Pick<Scheduling, "findOpenSlots" | "find" | "renderFile">;
  log: Pick<Logger, "error">;
}

/** Creates `GET /slots` and `GET /bookings/{token}.ics` (spec: HTTP contract), for mounting at `/api/scheduling`. */
export function createSchedulingEndpoints({ scheduling, log }: SchedulingEndpointParts): Hono {
  const endpoints = new Hono();
  endpoints.onError((error) => {
    log.error({ err: error }, "failed to read bookings");
    const message = "Our calendar cannot be read right now. Please try again in a minute.";
    return refuseAsJson({ status: 503, error: message, retryAfterSeconds: storeRetrySeconds });
  });
  endpoints.get("/slots", async (c) => c.json(await scheduling.findOpenSlots(), 200, noStore));
  const refuseUnknown = (c: Context) =>
    c.json({ ok: false, error: "There is no such booking." }, 404, noStore);
  endpoints.use("/bookings/:file", async (c, next) => (isToken(tokenOf(c)) ? next() : refuseUnknown(c)));
  endpoints.get("/bookings/:file", async (c) => {
    const booking = await scheduling.find(tokenOf(c));
    if (!booking) return refuseUnknown(c);
    return c.body(scheduling.renderFile(booking), 200, {
      ...noStore,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="call.ics"',
    });
  });
  for (const path of ["/slots", "/bookings/:file"]) endpoints.all(path, refuseMethod);
  return endpoints;
}

/** Returns "" if the path doesn't end in `.ics`. */
const tokenOf = (c: Context) => /^(.+)\.ics$/.exec(c.req.param("file") ?? "")?.[1] ?? "";

const noStore = { "Cache-Control": "no-store" };

function refuseMethod(_context: Context): Response {
  return refuseAsJson({ status: 405, error: "This address can only be read.", allow: "GET, HEAD" });
}
