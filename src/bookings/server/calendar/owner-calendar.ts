import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { dayMs, minuteMs } from "../../../durations.ts";
import type { Office } from "../../../site/index.ts";
import { listOfferedSlots } from "../offered-slots.ts";
import { FeedError, fetchFeed } from "./fetch-feed.ts";
import type { BusyTime, CalendarReading, ReadingOptions } from "./read-busy-times.ts";

const readEveryMs = 5 * minuteMs;

/** `/readyz` warns if the feed hasn't been read for this long. */
const maxAgeMs = 60 * minuteMs;

/** Time limit for fetching a feed. */
const feedTimeoutMs = 15_000;

/** Time limit for parsing a feed. */
const deadlineMs = 2000;

/** Shown publicly at `/readyz`. */
const outdated = "The owner's calendar (CALENDAR_URL) could not be read for an hour; the log says why.";

interface OwnerCalendarParts {
  /** A secret, because anyone who knows it can read the calendar. */
  url: string;
  office: Office;
  /** Never receives the feed's URL. */
  log: Record<"info" | "warn", (fields: object, message: string) => void>;
  now?: () => number;
  /** Time limit for fetching the feed. */
  timeoutMs?: number;
}

/** The owner's busy times, as of the last successful read. */
export type OwnerCalendar = ReturnType<typeof createOwnerCalendar>;

/** Reads the owner's calendar in the background, so visitors don't wait for it (spec: Scheduling). */
export function createOwnerCalendar(parts: OwnerCalendarParts) {
  const { url, office, log, now = Date.now, timeoutMs = feedTimeoutMs } = parts;
  const stopping = new AbortController();
  let busy: readonly BusyTime[] = [];
  let readAtMs = now();
  let lastReason: string | undefined;

  /** Reads the feed now. If that fails, the previous busy times stay in use. */
  async function read(): Promise<void> {
    try {
      const text = await fetchFeed(url, AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]));
      const fromMs = now();
      const toMs = Date.parse(listOfferedSlots(office, fromMs).at(-1) ?? "") + 2 * dayMs || fromMs;
      const reading = await readInThread({ text, fromMs, toMs, timeZone: office.timeZone });
      busy = reading.times;
      readAtMs = now();
      if (lastReason) log.info({}, "the owner's calendar is readable again");
      lastReason = undefined;
    } catch (error) {
      if (stopping.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastReason) {
        log.warn({ reason }, "the owner's calendar could not be read; using the previous busy times");
      }
      lastReason = reason;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await read();
      await wait(readEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    isBusy: (startMs: number, endMs: number) =>
      busy.some((time) => startMs < time.endMs && endMs > time.startMs),
    /** Returns messages for the operator. */
    listWarnings: () => (now() - readAtMs < maxAgeMs ? [] : [outdated]),
    read,
    /** Reads the feed now and every 5 minutes, until `stop`. */
    start: () => void run(),
    stop: () => stopping.abort(),
  };
}

/** Parses a feed in a separate thread and terminates it at the deadline. Throws `FeedError`. */
async function readInThread(workerData: ReadingOptions & { text: string }): Promise<CalendarReading> {
  const worker = new Worker(new URL("./busy-times-thread.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  let deadline: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", () => reject(new FeedError("It could not be parsed.")));
      worker.once("exit", () => reject(new FeedError("It could not be parsed.")));
      worker.once("online", () => {
        deadline = setTimeout(() => reject(new FeedError("It took too long to parse.")), deadlineMs);
      });
    });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
