import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { siteConfig } from "#config/index.ts";
import { readSettings } from "#config/settings/index.ts";
import { createDelivery } from "#leads/delivery/index.ts";
import { createBookingPage } from "#leads/endpoints/booking-page.ts";
import { createFormsEndpoint } from "#leads/endpoints/forms-endpoint.ts";
import { createHealthEndpoints } from "#leads/endpoints/health.ts";
import { createLeadCalls } from "#leads/endpoints/lead-calls.ts";
import { createOwnerPage } from "#leads/endpoints/owner-page.ts";
import { createScheduling } from "#leads/endpoints/scheduling.ts";
import { createSchedulingEndpoints } from "#leads/endpoints/scheduling-endpoints.ts";
import type { OwnerView } from "#leads/forms/index.ts";
import { openStore } from "#leads/store/index.ts";
import { createTokens } from "#platform/links/tokens.ts";

// Serves forms, bookings and the owner's page, and delivers, in a process that a test can kill. Prints its port.
const settings = readSettings(process.env);
const store = await openStore(settings, pino({}, process.stderr));
const renderRefused = async () => new Response("", { status: 422 });
const renderErrorPage = async () => new Response("");
const isPage = () => false;
const log = pino({ level: "silent" });
const scheduling = createScheduling({
  bookings: store,
  office: siteConfig.scheduling,
  siteUrl: settings.siteUrl,
});
const endpoint = createFormsEndpoint({
  store,
  settings,
  log,
  renderRefused,
  renderErrorPage,
  isPage,
  findTitle: () => undefined,
  findRequestedSlot: scheduling.findRequestedSlot,
  issueCallToken: createTokens(store, "call").sign,
});
const calls = createLeadCalls({ store, scheduling, settings });
const pages = {
  renderRefusedCall: renderRefused,
  renderBooking: renderRefused,
  renderMissing: renderErrorPage,
};
const booking = createBookingPage({ scheduling, calls, pages, settings, log });
const renderOwner = async (view: OwnerView) => new Response("", { status: view === "missing" ? 404 : 200 });
const app = new Hono()
  .route("/api/forms", endpoint)
  .route("/booking", booking)
  .route("/api/scheduling", createSchedulingEndpoints({ scheduling, log }))
  .route("/owner", createOwnerPage({ ...scheduling, store, renderOwner, settings, log, now: Date.now }))
  .route("/", createHealthEndpoints(store, settings))
  .get("/page", (c) => c.text("a page"));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => console.log(port));
const delivery = createDelivery({ settings, store, findReport: async () => undefined, log });
delivery.start();
process.once("SIGTERM", async () => {
  await delivery.stop(5000);
  await store.close();
  process.exit(0);
});
