import { join } from "node:path";
import { readSettings } from "#config/settings/index.ts";
import { createOwnerCalendar } from "#leads/bookings/calendar/owner-calendar.ts";
import { createDelivery, mailFolder } from "#leads/delivery/index.ts";
import { createScheduling } from "#leads/endpoints/scheduling.ts";
import { describeVerified, readStatus } from "#leads/operations/status.ts";
import { createReplyClaim } from "#leads/replies/reply-times.ts";
import { openStore, type Store } from "#leads/store/index.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { findReport, loadBuiltApp, openSiteFiles } from "#publish/build-output/index.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import { createServer } from "./create-server.ts";
import { onStopSignal, startListening, stopListening } from "./listen.ts";
import { createLog } from "./log.ts";

/** How long to wait for pending requests after a signal. Closing a locked store takes up to 5 s more. */
const STOP_GRACE_MS = 8_000;

/** Pages and files are kept in memory up to this total; a typical site fits entirely. */
const SITE_MEMORY_BYTES = 64 * 1024 * 1024;

/** How long to wait for in-flight emails after a signal. */
const DELIVERY_GRACE_MS = 5_000;

/** How long to wait for a running backup or erasure after a signal. The next start repeats it. */
const BACKGROUND_JOBS_GRACE_MS = 3_000;

const FAILED_BUILD_INTERVAL_MS = 60 * 60 * 1000;

/** The output of a failed build, set by `npm start`. */
const buildErrors = process.env.BUILD_ERRORS;

const servedBuild = "the build failed; serving the last good build. Fix the error, then restart.";

/** Public at `/readyz`, so it omits the build's errors, which can mention folders. */
const buildWarning = "The build failed, so the last good build is being served. See the log.";

try {
  await start();
} catch (error) {
  if (buildErrors)
    console.error("The build failed (see above), and the last good build cannot be served instead:");
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const buildDirectory = process.env.BUILD_DIR || join(import.meta.dirname, "../../build");
  const app = await loadBuiltApp(buildDirectory);
  const site = await openSiteFiles({
    buildDirectory,
    siteUrl: settings.siteUrl,
    appVersion: app.version,
    render: app.render,
    memoryBytes: SITE_MEMORY_BYTES,
  });
  const log = createLog();
  if (process.env.NODE_ENV === "production" && !process.env.SITE_URL?.trim()) {
    log.warn(
      `SITE_URL is not set: canonical links, emails and the origin check use ${settings.siteUrl}, which is fine only for trying out the site on this machine. Set the public URL: SITE_URL=https://www.example.com`,
    );
  }
  if (process.env.NODE_ENV === "production" && !settings.mail.smtp) {
    log.error(
      `SMTP_URL is not set: emails are written to files in ${mailFolder(settings)} and not sent to you or to visitors. Set it to your mail server: SMTP_URL=smtps://user:password@mail.example.com:465`,
    );
  }
  const { calendarUrl, office } = settings;
  const calendar = calendarUrl ? createOwnerCalendar({ url: calendarUrl, office, log }) : undefined;
  const store = addWarnings(await openStore(settings, log), buildErrors ? [buildWarning] : []);
  const status = () => readStatus({ store, settings, calendar });
  const stopBackgroundJobs = startBackgroundJobs({ store, settings, calendar, log });
  const scheduling = createScheduling({ bookings: store, office, siteUrl: settings.siteUrl, calendar });
  const delivery = createDelivery({
    settings,
    store,
    findReport: (slug) => findReport(slug, { app, buildDirectory, siteUrl: settings.siteUrl }),
    findContactPerson: async () => app.findContactPerson(),
    findReaderNumbers: app.findReaderNumbers,
    findOfferedTimes: scheduling.findOfferedTimes,
    alerts: {
      ...store,
      findAlerts: async () => (await status()).alerts.map(({ sentence }) => sentence),
      async describeCopy() {
        const { copies } = await status();
        return copies && describeVerified(copies, Date.now());
      },
    },
    log,
  });
  const server = createServer({
    app,
    site,
    settings,
    store: { ...store, check: status },
    scheduling,
    findReplyTime: createReplyClaim(store.listOrigins),
    log,
  });
  const url = await startListening(server, settings.host, settings.port);
  onStopSignal(async (signal) => {
    log.info({ signal }, "stopping");
    await Promise.all([
      stopBackgroundJobs(BACKGROUND_JOBS_GRACE_MS),
      stopListening(server, STOP_GRACE_MS),
      delivery.stop(DELIVERY_GRACE_MS),
    ]);
    calendar?.stop();
    await store.close();
    process.exit(0);
  });
  delivery.start();
  calendar?.start();
  console.log(`The site is at ${url}`);
  if (buildErrors) {
    const report = () => log.error({ fault: buildErrors }, servedBuild);
    report();
    setInterval(report, FAILED_BUILD_INTERVAL_MS).unref();
    console.error(
      "\nTHE BUILD FAILED (see above). Serving the last good build, without your latest changes. Fix the error, then restart.\n",
    );
  }
}

function addWarnings(store: Store, warnings: readonly string[]): Store {
  return {
    ...store,
    async check(limits) {
      const health = await store.check(limits);
      return { ...health, warnings: [...health.warnings, ...warnings] };
    },
  };
}
