import { setTimeout as wait } from "node:timers/promises";
import type { Settings } from "#config/settings/index.ts";
import { createAlertWatch } from "#leads/operations/alerts.ts";
import { eraseLeads, repeatErasures } from "#leads/operations/erase-leads.ts";
import { isAlive, sendHeartbeat } from "#leads/operations/heartbeat.ts";
import { queueAlertMail, queueDailyMail, queueReplyAlerts } from "#leads/operations/queue-owner-mails.ts";
import { readStatus, type StatusParts } from "#leads/operations/status.ts";
import { listBackups, makeAutomaticBackup, type Store } from "#leads/store/index.ts";
import { dayMs, hourMs, minuteMs } from "#platform/time/durations.ts";

interface BackgroundJobParts extends Pick<StatusParts, "calendar"> {
  store: Store;
  settings: Settings;
  log: BackgroundJobLog;
}

/** Receives counts, never an email address. */
interface BackgroundJobLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface Job {
  everyMs: number;
  /** Whether it also runs at startup. */
  isAtStart: boolean;
  run(): Promise<void>;
  /** Logged with the error if it fails. */
  failure: string;
}

/**
 * Runs the background jobs: alerts, erasure, daily summary, backups, heartbeat. Returns a function that stops them and
 * gives running jobs `graceMs` to finish.
 */
export function startBackgroundJobs(parts: BackgroundJobParts): (graceMs: number) => Promise<void> {
  const stops = listJobs(parts).map((job) => startJob(job, parts.log));
  return async (graceMs) => {
    const stopped = Promise.all(stops.map((stop) => stop()));
    await Promise.race([stopped, wait(graceMs, undefined, { ref: false })]);
  };
}

function listJobs({ store, settings, calendar, log }: BackgroundJobParts): Job[] {
  const { dataDir, databaseUrl, retentionDays, backupKeep, dailyMail, office, heartbeatUrl } = settings;
  const hourly = { everyMs: hourMs, isAtStart: true };
  const findAlerts = async () => (await readStatus({ store, settings, calendar })).alerts;
  const daily = {
    time: dailyMail ?? office.opens,
    timeZone: office.timeZone,
    isForQuarantine: dailyMail === undefined,
  };
  const jobs: Job[] = [
    {
      everyMs: minuteMs,
      isAtStart: false,
      run: createAlertWatch(findAlerts, log, (alerts) => queueAlertMail(store, alerts)),
      failure: "failed to alert the owner; retrying in a minute",
    },
    {
      everyMs: minuteMs,
      isAtStart: true,
      run: () => queueReplyAlerts(store),
      failure: "failed to alert the owner about unanswered leads; retrying in a minute",
    },
    {
      // The store also does this at each submission, but docs/operating.md promises deletion within 25 hours.
      ...hourly,
      run: () => store.forgetSenders(Date.now()),
      failure: "failed to delete sender hashes; retrying in an hour",
    },
    {
      ...hourly,
      async run() {
        const leads = await repeatErasures({ store, settings });
        if (leads > 0) log.info({ leads }, "re-erased leads that an older database had brought back");
      },
      failure: "failed to repeat earlier erasures; retrying in an hour",
    },
    {
      everyMs: minuteMs,
      isAtStart: true,
      run: () => queueDailyMail(store, daily),
      failure: "failed to queue the daily summary; retrying in a minute",
    },
  ];
  if (retentionDays !== undefined) {
    jobs.push({
      everyMs: dayMs,
      isAtStart: true,
      async run() {
        const receivedBeforeMs = Date.now() - retentionDays * dayMs;
        const { requests: leads, places } = await eraseLeads({ receivedBeforeMs }, { store, settings });
        const left = places.flatMap(({ place, note }) => (note ? `${place}: ${note}` : []));
        if (leads > 0) log.info({ leads, left }, "erased leads older than RETENTION_DAYS");
      },
      failure: "failed to erase leads older than RETENTION_DAYS; retrying in a day",
    });
  }
  if (heartbeatUrl !== undefined) {
    const startedAtMs = Date.now();
    jobs.push({
      everyMs: 5 * minuteMs,
      isAtStart: true,
      async run() {
        if (await isAlive({ store, settings }, startedAtMs)) await sendHeartbeat(heartbeatUrl);
      },
      failure: "failed to request HEARTBEAT_URL; retrying in five minutes",
    });
  }
  if (backupKeep > 0 && !databaseUrl) {
    jobs.push({
      // Wait a minute after startup, so that a server in a restart loop doesn't make backups.
      everyMs: minuteMs,
      isAtStart: false,
      async run() {
        const [newest] = await listBackups(dataDir);
        // `abs`, because a backup seems to be from the future if the clock was set back.
        const ageMs = newest ? Math.abs(Date.now() - newest.madeAtMs) : hourMs;
        if (ageMs >= hourMs) await makeAutomaticBackup(dataDir, backupKeep, Date.now());
      },
      failure: "failed to make a backup; retrying every minute",
    });
  }
  return jobs;
}

/** Runs a job, never twice at once. Logs a failure once until the job succeeds or fails for another reason. */
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
