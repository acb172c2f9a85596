import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { createBookingPage } from "../../src/bookings/server/booking-page.ts";
import { createLeadCalls, issueCallToken } from "../../src/bookings/server/lead-calls.ts";
import { createScheduling } from "../../src/bookings/server/scheduling.ts";
import { createSchedulingEndpoints } from "../../src/bookings/server/scheduling-endpoints.ts";
import { createDelivery } from "../../src/delivery/index.ts";
import type { OwnerView } from "../../src/leads/index.ts";
import { createFormsEndpoint } from "../../src/leads/server/forms-endpoint.ts";
import { createHealthEndpoints } from "../../src/operations/health.ts";
import { createOwnerPage } from "../../src/operations/owner-page.ts";
import { readSettings } from "../../src/settings/index.ts";
import { siteConfig } from "../../src/site/index.ts";
import { openStore } from "../../src/store/index.ts";

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
  findRequestedSlot: scheduling.findRequestedSlot,
  issueCallToken: (leadId) => issueCallToken(store, leadId),
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
