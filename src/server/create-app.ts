import { Hono } from "hono";
import type { Logger } from "pino";
import { filePaths, findRedirect, withoutTokens } from "#config/index.ts";
import type { Settings } from "#config/settings/index.ts";
import { createBookingPage } from "#leads/endpoints/booking-page.ts";
import { createCalendarFeed } from "#leads/endpoints/calendar-feed.ts";
import type { FindTitle } from "#leads/endpoints/check-journey.ts";
import { createFormsEndpoint } from "#leads/endpoints/forms-endpoint.ts";
import { createHealthEndpoints } from "#leads/endpoints/health.ts";
import { createLeadCalls } from "#leads/endpoints/lead-calls.ts";
import { createOwnerPage } from "#leads/endpoints/owner-page.ts";
import type { Scheduling } from "#leads/endpoints/scheduling.ts";
import { createSchedulingEndpoints } from "#leads/endpoints/scheduling-endpoints.ts";
import type { Store } from "#leads/store/index.ts";
import { createCspReportEndpoint } from "#platform/http/csp-report.ts";
import { permanentRedirects, plainPath, readOnly } from "#platform/http/path-guards.ts";
import { createBodyBudget } from "#platform/http/request-bodies.ts";
import { requestLog } from "#platform/http/request-log.ts";
import { type HeaderPolicy, securityHeaders } from "#platform/http/security-headers.ts";
import { createTokens } from "#platform/links/tokens.ts";
import { createPreviews, protectTokens } from "./previews.ts";
import { createSitePages, type SitePagesOptions } from "./site-pages.ts";

/** The id that `requestLog` creates for each request, for the error log. */
declare module "hono" {
  interface ContextVariableMap {
    requestId: string;
  }
}

export interface AppParts
  extends Pick<SitePagesOptions, "render" | "isPage" | "findMoved" | "findReplyTime"> {
  settings: Settings;
  store: Store;
  scheduling: Scheduling;
  findTitle: FindTitle;
  policy: HeaderPolicy;
  log: Pick<Logger, "info" | "warn" | "error">;
  now?: (() => number) | undefined;
}

/** Serves everything that is not prerendered. In order: guards, endpoints, rendered pages. */
export function createApp(parts: AppParts): Hono {
  const { settings, store, scheduling, policy, log, findMoved, findTitle, now = Date.now } = parts;
  const { siteUrl } = settings;
  const { findOpenSlots, forgetOpenSlots, findRequestedSlot } = scheduling;
  const calls = createLeadCalls({ store, scheduling, settings });
  const pages = createSitePages({ ...parts, siteUrl, findOpenSlots, findCaller: calls.find });
  const { renderOwner, renderMissing } = pages;
  const renderPage = createPreviews(store, pages, log, now);
  const app = new Hono();
  app.onError((error, c) => {
    log.error({ id: c.get("requestId"), err: error }, "request failed");
    return c.req.path.startsWith("/api/")
      ? c.json({ ok: false, error: "Something went wrong" }, 500)
      : c.text("Something went wrong", 500);
  });
  app.use(protectTokens);
  app.use(securityHeaders(policy));
  // Mounted before the log, because monitors request them every few seconds.
  app.route("/", createHealthEndpoints(store, settings));
  app.use(requestLog(log, withoutTokens));
  app.use("/api/*", permanentRedirects(findRedirect));
  app.use("/api/*", createBodyBudget(pages.renderErrorPage));
  app.route(filePaths.cspReport, createCspReportEndpoint({ log, redact: withoutTokens }));
  const record: Store["record"] = (lead, limits) =>
    store.record(lead, limits).finally(() => lead.slot && forgetOpenSlots());
  app.route(
    filePaths.forms,
    createFormsEndpoint({
      ...pages,
      store: { record },
      settings,
      log,
      findRequestedSlot,
      findTitle,
      issueCallToken: createTokens(store, "call").sign,
    }),
  );
  app.route("/api/scheduling", createSchedulingEndpoints({ scheduling, log }));
  // Browsers load the tag container after consent. The server provides its id, as well as the Content-Security-Policy
  // that allows it, so that a new id doesn't require a build.
  app.use(filePaths.tagContainer, readOnly());
  app.get(filePaths.tagContainer, (c) =>
    c.json({ id: settings.tagManagerId ?? null }, 200, { "Cache-Control": "max-age=600" }),
  );
  app.all("/api/*", (c) => c.json({ ok: false, error: "There is no such address." }, 404));
  app.route("/booking", createBookingPage({ scheduling, calls, pages, settings, log }));
  app.use("/owner/*", permanentRedirects(findRedirect));
  app.route("/owner", createOwnerPage({ store, forgetOpenSlots, renderOwner, settings, log, now }));
  app.use(readOnly());
  app.route("/calendar", createCalendarFeed({ store, siteUrl, renderMissing, log, now }));
  app.use(plainPath(renderMissing));
  app.use(permanentRedirects(findMoved));
  app.get("*", (c) => renderPage(c.req.raw));
  return app;
}
