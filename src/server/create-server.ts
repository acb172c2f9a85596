import { createServer as createHttpServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createScheduling } from "../bookings/server/scheduling.ts";
import type { BuiltApp } from "../build-output/index.ts";
import type { Store } from "../store/index.ts";
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
import { createLogSampler } from "./log-sampler.ts";
import { createRenderedPages } from "./responses/rendered-pages.ts";
import { serveFiles } from "./responses/serve-files.ts";
import type { SiteFiles } from "./responses/site-files.ts";

/** How long a client may take. Whoever sends a byte a second is closed within 15 s (reliability L6). */
const timeLimits = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than the minute for which proxies keep a connection to us open. */
  keepAliveTimeout: 65_000,
};

/**
 * For reading and writing: a client that takes nothing of a response for this long is closed, at the latest after twice
 * the time. A slow download that moves is not.
 */
const IDLE_TIMEOUT_MS = 15_000;

/** What the server is made of. */
export interface ServerParts extends Omit<AppParts, "scheduling" | "pages" | "policy"> {
  store: Pick<Store, "record" | "check" | "bookings">;
  app: Pick<BuiltApp, "render">;
  site: SiteFiles;
  /** By default as many as the process may have. */
  connectionLimits?: ConnectionLimits;
}

/**
 * Builds the server without starting it. In running order: an ambiguous `Host` is refused, plain http goes to https,
 * prerendered pages and files are served, and everything else passes the guards, endpoints and rendered pages of
 * `createApp`.
 */
export function createServer(parts: ServerParts): Server {
  const { app, site, settings, store, log, now, connectionLimits = chooseConnectionLimits() } = parts;
  const { siteUrl, office } = settings;
  const scheduling = createScheduling({ bookings: store.bookings, office, siteUrl, now });
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

  // A request without `Host` is refused by us, so that it gets the header set as well.
  const server = createHttpServer({ ...timeLimits, requireHostHeader: false }, (request, response) => {
    // Closed for its pipelined requests, of which more are parsed.
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
