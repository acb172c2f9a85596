import { createServer as createHttpServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { BuiltApp } from "../built/index.ts";
import { type AppParts, createApp } from "./create-app.ts";
import { createSecureTransport } from "./guards/secure-transport.ts";
import { createHeaderPolicy } from "./guards/security-headers.ts";
import { createPrerenderedAnswers } from "./pages/prerendered-answers.ts";
import type { PrerenderedSite } from "./pages/prerendered-site.ts";
import { createRenderedPages } from "./pages/rendered-pages.ts";
import { refuseExpectation, refuseMalformed, refuseUnreadable } from "./refusals.ts";

/** Bytes of prepared answers kept in memory; a site of usual size fits as a whole. */
const ANSWER_MEMORY_BYTES = 64 * 1024 * 1024;

/** How long a client may take. Whoever sends a byte a second is closed within 15 s (reliability L6). */
const timeLimits = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than the minute for which proxies keep a connection to us open. */
  keepAliveTimeout: 65_000,
};

/** What the server is made of. */
export interface ServerParts extends Omit<AppParts, "pages" | "policy"> {
  app: Pick<BuiltApp, "render">;
  site: PrerenderedSite;
}

/**
 * Builds the server without starting it. In running order: plain http goes to https, prerendered pages and files
 * come straight from memory, everything else passes the guards, endpoints and rendered pages of `createApp`.
 */
export function createServer({ app, site, settings, store, log }: ServerParts): Server {
  const policy = createHeaderPolicy(settings.siteUrl, settings.tagManagerId);
  const pages = createRenderedPages({
    render: app.render,
    policy,
    siteUrl: settings.siteUrl,
    isPage: (path) => site.find(path)?.kind === "page",
  });
  const redirectToHttps = createSecureTransport(settings, policy);
  const answerPrerendered = createPrerenderedAnswers({
    site,
    policy,
    memoryBytes: ANSWER_MEMORY_BYTES,
    onError: (error) => log.error({ err: error }, "a prerendered page could not be read"),
  });
  const answerOthers = getRequestListener(createApp({ settings, store, pages, policy, log }).fetch, {
    overrideGlobalObjects: false,
    errorHandler: refuseUnreadable(policy, log),
  });

  // A request without `Host` is refused by us, so that it gets the header set as well.
  const server = createHttpServer({ ...timeLimits, requireHostHeader: false }, (request, response) => {
    if (redirectToHttps(request, response) || answerPrerendered(request, response)) return;
    void answerOthers(request, response);
  });
  server.on("clientError", refuseMalformed(policy));
  server.on("checkExpectation", refuseExpectation(policy));
  return server;
}
