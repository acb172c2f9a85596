import { createServer as createHttpServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createScheduling, type SchedulingParts } from "../bookings/server/scheduling.ts";
import type { BuiltApp } from "../build-output/index.ts";
import type { Bookings, Store } from "../store/index.ts";
import { type ConnectionLimits, chooseConnectionLimits, manageConnections } from "./connections.ts";
import { type AppParts, createApp } from "./create-app.ts";
import { createConnectionClient, warnOfForwarding } from "./guards/client-address.ts";
import { createSecureTransport } from "./guards/secure-transport.ts";
import { createHeaderPolicy } from "./guards/security-headers.ts";
import {
  refuseExpectation,
  refuseHosts,
  refuseMalformed,
  refuseUnreadable,
} from "./guards/unreadable-requests.ts";
import { createLogSampler, sampleErrors } from "./log-sampler.ts";
import { createRenderedPages } from "./responses/rendered-pages.ts";
import { serveFiles } from "./responses/serve-files.ts";
import type { SiteFiles } from "./responses/site-files.ts";

/** How long a client may take to send a request. One that sends a byte a second is closed within 15 s. */
const timeLimits = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1_000,
  /** Longer than the 60 s for which proxies usually keep a connection open. */
  keepAliveTimeout: 65_000,
};

/**
 * A client that reads nothing of its response for this long is closed, at the latest after twice the time. A slow
 * download that makes progress is not.
 */
const IDLE_TIMEOUT_MS = 15_000;

/** Dependencies of the server. */
export interface ServerParts extends Omit<AppParts, "scheduling" | "pages" | "policy"> {
  store: Pick<Store, "record" | "check"> & Bookings;
  app: Pick<BuiltApp, "render">;
  site: SiteFiles;
  /** The owner's own calendar, where there is one. */
  calendar?: SchedulingParts["calendar"];
  /** Defaults to `chooseConnectionLimits()`. */
  connectionLimits?: ConnectionLimits;
}

/**
 * Creates the server without starting it. In running order: refuses an ambiguous `Host`, redirects plain http to https,
 * serves prerendered pages and files, and passes everything else to `createApp`.
 */
export function createServer(parts: ServerParts): Server {
  const { app, site, settings, store, calendar, now, connectionLimits = chooseConnectionLimits() } = parts;
  const log = sampleErrors(parts.log);
  const { siteUrl, office } = settings;
  const scheduling = createScheduling({ bookings: store, office, siteUrl, calendar, now });
  const policy = createHeaderPolicy(settings);
  const pages = createRenderedPages({
    render: app.render,
    policy,
    siteUrl,
    isPage: (path) => site.find(path)?.isPage === true,
    findOpenSlots: scheduling.findOpenSlots,
    log,
  });
  const refuseIfAmbiguous = refuseHosts(policy);
  const warnIfForwarded = warnOfForwarding(settings, log);
  const redirectToHttps = createSecureTransport(settings, policy);
  const serveFile = serveFiles({
    site,
    policy,
    onError: (error) => log.error({ err: error }, "a prerendered file could not be read"),
  });
  const hono = createApp({ settings, store, scheduling, pages, policy, log, now });
  const serveApp = getRequestListener(hono.fetch, {
    overrideGlobalObjects: false,
    errorHandler: refuseUnreadable(policy, log),
  });

  // We refuse a request without `Host` ourselves, so that the response has the header set.
  const server = createHttpServer({ ...timeLimits, requireHostHeader: false }, (request, response) => {
    // Node still parses pipelined requests of a destroyed connection.
    if (request.socket.destroyed) return;
    warnIfForwarded(request);
    if (refuseIfAmbiguous(request, response)) return;
    if (redirectToHttps(request, response)) return;
    serveFile(request, response, () => void serveApp(request, response));
  });
  server.timeout = IDLE_TIMEOUT_MS;
  const sample = createLogSampler((closed) => log.warn({ closed }, "more connections closed at a limit"));
  const connections = manageConnections(server, {
    limits: connectionLimits,
    clientOf: createConnectionClient(settings),
    onLimit: (limit) =>
      sample(() => log.warn({ limit, ...connectionLimits }, "a connection closed at a limit")),
  });
  server.on("clientError", refuseMalformed(policy, connections));
  server.on("checkExpectation", refuseExpectation(policy));
  return server;
}
