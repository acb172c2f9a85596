import { createServer as createHttpServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { headerPaths, paths } from "#config/index.ts";
import { warnOfForwarding } from "#platform/http/client-address.ts";
import { createLogSampler, sampleErrors } from "#platform/http/log-sampler.ts";
import { createSecureTransport } from "#platform/http/secure-transport.ts";
import { createHeaderPolicy } from "#platform/http/security-headers.ts";
import { type SiteFiles, serveFiles } from "#platform/http/serve-files.ts";
import {
  refuseExpectation,
  refuseHosts,
  refuseMalformed,
  refuseUnreadable,
} from "#platform/http/unreadable-requests.ts";
import type { BuiltApp } from "#publish/build-output/index.ts";
import { type AppParts, createApp } from "./create-app.ts";

/**
 * Per-client timeouts (ms) and a cap on total connections. A client that sends one byte per second is disconnected within
 * 15 s.
 */
const clientLimits = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1_000,
  /** Longer than the 60 s for which proxies usually keep a connection open. */
  keepAliveTimeout: 65_000,
  /**
   * A client that doesn't read any of its response for this long is disconnected within twice that time. A slow
   * download that makes progress isn't.
   */
  timeout: 15_000,
  /** Each connection takes about 30 KB; any above this number are closed immediately. */
  maxConnections: 4_000,
};

export interface ServerParts
  extends Omit<AppParts, "render" | "isPage" | "policy" | "findMoved" | "findTitle"> {
  app: Pick<BuiltApp, "render" | "findMoved" | "findTitle">;
  site: SiteFiles;
  /** Shorter timeouts for tests. */
  limits?: Partial<typeof clientLimits>;
}

/**
 * Creates the server without starting it. In order: rejects an ambiguous `Host`, redirects plain http to https,
 * serves prerendered pages and files, and passes everything else to `createApp`.
 */
export function createServer(parts: ServerParts): Server {
  const { app, site, settings, findReplyTime } = parts;
  const { timeout, maxConnections, ...timeouts } = { ...clientLimits, ...parts.limits };
  const log = sampleErrors(parts.log);
  const policy = createHeaderPolicy(settings, headerPaths);
  const refuseIfAmbiguous = refuseHosts(policy);
  const warnIfForwarded = warnOfForwarding(settings, log);
  const redirectToHttps = createSecureTransport(settings, policy);
  const serveFile = serveFiles({
    site,
    policy,
    onError: (error) => log.error({ err: error }, "failed to read a prerendered file"),
  });
  const isPage = (path: string) => site.find(path)?.isPage === true;
  const { render, findMoved, findTitle } = app;
  const hono = createApp({ ...parts, render, findMoved, findTitle, isPage, policy, log });
  const serveApp = getRequestListener(hono.fetch, {
    overrideGlobalObjects: false,
    errorHandler: refuseUnreadable(policy, log),
  });

  // Don't use Node's own `Host` check, whose response would lack the header set.
  const server = createHttpServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    warnIfForwarded(request);
    if (refuseIfAmbiguous(request, response)) return;
    if (redirectToHttps(request, response)) return;
    const isClaiming = findReplyTime && site.find(request.url ?? "")?.path === paths.contact;
    if (isClaiming) void serveApp(request, response);
    else serveFile(request, response, () => void serveApp(request, response));
  });
  Object.assign(server, { timeout, maxConnections });
  const sample = createLogSampler((refused) =>
    log.warn({ refused }, "more refused connections in the last minute were not logged"),
  );
  server.on("drop", () =>
    sample(() => log.warn({ maxConnections }, "refused a connection: too many are open")),
  );
  server.on("clientError", refuseMalformed(policy));
  server.on("checkExpectation", refuseExpectation(policy));
  return server;
}
