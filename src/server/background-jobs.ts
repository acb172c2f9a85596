import { setTimeout as wait } from "node:timers/promises";
import { dayMs, hourMs, minuteMs } from "../durations.ts";
import { type ErasureParts, eraseLeads, repeatErasures } from "../operations/erase-leads.ts";
import { createAlertMail, createDailyMail } from "../operations/queue-owner-mails.ts";
import { readStatus, type StatusParts } from "../operations/status.ts";
import { createAlertWatch } from "../operations/watch-alerts.ts";
import type { Settings } from "../settings/index.ts";
import { listBackups, makeAutomaticBackup, type Store } from "../store/index.ts";

export interface BackgroundJobParts {
  store: Store;
  settings: Pick<
    Settings,
    "dataDir" | "databaseUrl" | "retentionDays" | "backupKeep" | "dailyMail" | "office"
  > &
    ErasureParts["settings"] &
    StatusParts["settings"];
  log: BackgroundJobLog;
}

/** Log of the upkeep: counts, never an e-mail address. */
export interface BackgroundJobLog {
  info(fields: object, sentence: string): void;
  error(fields: object, sentence: string): void;
}

interface Job {
  everyMs: number;
  /** Whether it runs at the start too. */
  isAtStart: boolean;
  run(): Promise<void>;
  /** Logged with the error if it fails. */
  failure: string;
}

/**
 * Runs the background jobs: alerts, erasure, daily summary, backups. Returns a function that stops them, and lets jobs
 * under way run for `graceMs`.
 */
export function startBackgroundJobs(parts: BackgroundJobParts): (graceMs: number) => Promise<void> {
  const stops = listJobs(parts).map((job) => startJob(job, parts.log));
  return async (graceMs) => {
    const stopped = Promise.all(stops.map((stop) => stop()));
    await Promise.race([stopped, wait(graceMs, undefined, { ref: false })]);
  };
}

function listJobs({ store, settings, log }: BackgroundJobParts): Job[] {
  const { dataDir, databaseUrl, retentionDays, backupKeep, dailyMail, office } = settings;
  const hourly = { everyMs: hourMs, isAtStart: true };
  const findAlerts = async () => (await readStatus({ store, settings })).alerts;
  const jobs: Job[] = [
    {
      everyMs: minuteMs,
      isAtStart: false,
      run: createAlertWatch(findAlerts, log, createAlertMail(store)),
      failure: "the owner could not be notified of trouble; tried again in a minute",
    },
    {
      // Even without a post: docs/requirements.md promises a day.
      ...hourly,
      run: () => store.forgetSenders(Date.now()),
      failure: "the hashes of yesterday's senders could not be deleted; tried again in an hour",
    },
    {
      ...hourly,
      async run() {
        const requests = await repeatErasures({ store, settings });
        if (requests > 0) log.info({ requests }, "erased again what an older database contained");
      },
      failure: "what was erased before could not be looked for; tried again in an hour",
    },
  ];
  if (retentionDays !== undefined) {
    jobs.push({
      everyMs: dayMs,
      isAtStart: true,
      async run() {
        const receivedBeforeMs = Date.now() - retentionDays * dayMs;
        const { requests } = await eraseLeads({ receivedBeforeMs }, { store, settings });
        if (requests > 0) log.info({ requests }, "erased requests that are older than RETENTION_DAYS");
      },
      failure: "requests that are older than RETENTION_DAYS could not be erased; tried again in a day",
    });
  }
  if (dailyMail !== undefined) {
    jobs.push({
      everyMs: minuteMs,
      isAtStart: true,
      run: createDailyMail(store, { time: dailyMail, timeZone: office.timeZone }),
      failure: "the day's summary could not be queued; tried again in a minute",
    });
  }
  if (backupKeep > 0 && !databaseUrl) {
    jobs.push({
      // A minute after the start at the earliest: a server that is restarted again and again makes none.
      everyMs: minuteMs,
      isAtStart: false,
      async run() {
        const [newest] = await listBackups(dataDir);
        // A newest one from the future is from before the clock was set back.
        const ageMs = newest ? Math.abs(Date.now() - newest.madeAtMs) : hourMs;
        if (ageMs >= hourMs) await makeAutomaticBackup(dataDir, backupKeep, Date.now());
      },
      failure: "no backup could be made; tried again every minute",
    });
  }
  return jobs;
}

/** Runs a job again and again, one run at a time; a failure is logged once, until it succeeds or fails differently. */
function startJob({ everyMs, isAtStart, run, failure }: Job, log: BackgroundJobLog): () => Promise<void> {
  let running: Promise<void> | undefined;
  let lastReason: string | undefined;
  const runOnce = () => {
    running ??= run()
      .then(
        () => {
          lastReason = undefined;
        },
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          if (reason !== lastReason) log.error({ err: error }, failure);
          lastReason = reason;
        },
      )
      .finally(() => {
        running = undefined;
      });
  };
  if (isAtStart) runOnce();
  const timer = setInterval(runOnce, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
