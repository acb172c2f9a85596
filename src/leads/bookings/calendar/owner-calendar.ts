import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Office } from "#config/index.ts";
import { dayMs, minuteMs } from "#platform/time/durations.ts";
import { listOfferedSlots } from "../offered-slots.ts";
import type { ThreadData, ThreadResult } from "./busy-times-thread.ts";
import { FeedError, fetchFeed } from "./fetch-feed.ts";
import type { CalendarReading } from "./read-busy-times.ts";

const readEveryMs = 5 * minuteMs;

/** Until the first reading. */
const retryEveryMs = 20_000;

/** The owner is alerted if the feed hasn't been read for this long. */
const maxAgeMs = 60 * minuteMs;

/** After a start, no slot is offered for this long, unless the feed has been read. Then a dead feed mustn't cost calls. */
const firstReadingMs = minuteMs;

const feedTimeoutMs = 15_000;
const parsingTimeoutMs = 10_000;

/** Maximum number of events whose lines are named. */
const maxLines = 5;

interface OwnerCalendarParts {
  /** A secret, because anyone who knows it can read the calendar. */
  url: string;
  office: Office;
  /** Never receives the feed's URL, or its text. */
  log: Record<"info" | "warn", (fields: object, message: string) => void>;
  now?: () => number;
  limits?: { feedMs: number; parsingMs: number };
}

/** The owner's busy times, as of the last successful reading. */
export type OwnerCalendar = ReturnType<typeof createOwnerCalendar>;

/** Reads the owner's calendar in the background, so visitors don't wait for it (spec: Scheduling). */
export function createOwnerCalendar(parts: OwnerCalendarParts) {
  const { url, office, log, now = Date.now } = parts;
  const { feedMs, parsingMs } = parts.limits ?? { feedMs: feedTimeoutMs, parsingMs: parsingTimeoutMs };
  const stopping = new AbortController();
  const startedAtMs = now();
  let last: (CalendarReading & { atMs: number }) | undefined;
  let lastReason: string | undefined;

  /** Reads the feed now. If that fails, the last reading, if any, stays in use. */
  async function read(): Promise<void> {
    try {
      const text = await fetchFeed(url, AbortSignal.any([stopping.signal, AbortSignal.timeout(feedMs)]));
      const fromMs = now();
      const toMs = (listOfferedSlots(office, fromMs).at(-1) ?? fromMs) + 2 * dayMs;
      const reading = await readInThread({ text, fromMs, toMs, timeZone: office.timeZone }, parsingMs);
      const { unread } = reading;
      if (unread.length > 0 && JSON.stringify(unread) !== JSON.stringify(last?.unread)) {
        const listed = unread.slice(0, maxLines);
        log.warn(
          { events: unread.length, unread: listed },
          "some events in the owner's calendar could not be read",
        );
      }
      last = { ...reading, atMs: now() };
      if (lastReason) log.info({}, "the owner's calendar is readable again");
      lastReason = undefined;
    } catch (error) {
      if (stopping.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastReason) {
        const consequence = last
          ? "using the previous busy times"
          : "no times are offered in the first minute after the start, then all times";
        log.warn({ reason }, `the owner's calendar could not be read; ${consequence}`);
      }
      lastReason = reason;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await read();
      const pauseMs = last ? readEveryMs : retryEveryMs;
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  /** True while the first reading can still be expected. */
  const isStarting = () => !last && now() - startedAtMs < firstReadingMs;

  return {
    isBusy: (startMs: number, endMs: number) =>
      isStarting() || (last?.times.some((time) => startMs < time.endMs && endMs > time.startMs) ?? false),
    /** Returns alerts for the owner. They are public at `/readyz`. */
    listAlerts: () => [
      ...describeAge({ isStarting: isStarting(), ageMs: last && now() - last.atMs, reason: lastReason }),
      ...describeUnread(last?.unread ?? []),
    ],
    read,
    /** Reads the feed now and every 5 minutes, until `stop`. */
    start: () => void run(),
    stop: () => stopping.abort(),
  };
}

export interface CalendarAlert {
  name: "calendar" | "calendarEvents";
  sentence: string;
}

interface CalendarState {
  isStarting: boolean;
  /** `undefined` if there has been no reading since the start. */
  ageMs: number | undefined;
  /** Why the last attempt failed. */
  reason: string | undefined;
}

function describeAge({ isStarting, ageMs, reason }: CalendarState): CalendarAlert[] {
  const alert = (state: string): CalendarAlert[] => [
    { name: "calendar", sentence: `Your calendar (CALENDAR_URL) ${state} ${reason ?? ""}`.trimEnd() },
  ];
  if (ageMs !== undefined) return ageMs < maxAgeMs ? [] : alert("could not be read for an hour.");
  if (!isStarting) return alert("has not been read since the start, so times when you are busy are offered.");
  return reason === undefined ? [] : alert("could not be read.");
}

function describeUnread(unread: CalendarReading["unread"]): CalendarAlert[] {
  if (unread.length === 0) return [];
  const events = unread.length === 1 ? "1 event" : `${unread.length} events`;
  const lines = unread.slice(0, maxLines).map(({ line }) => line);
  const rest = unread.length > maxLines ? " and others" : "";
  const sentence = `${events} in your calendar could not be read: ${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")}${rest} of CALENDAR_URL. The log says why.`;
  return [{ name: "calendarEvents", sentence }];
}

/** Parses a feed in a separate thread and ends it at the deadline. Throws `FeedError`. */
async function readInThread(workerData: ThreadData, limitMs: number): Promise<CalendarReading> {
  const worker = new Worker(new URL("./busy-times-thread.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  let deadline: NodeJS.Timeout | undefined;
  try {
    const result = await new Promise<ThreadResult>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", () => reject(new FeedError("It could not be parsed.")));
      worker.once("exit", () => reject(new FeedError("It could not be parsed.")));
      worker.once("online", () => {
        deadline = setTimeout(() => reject(new FeedError("It took too long to parse.")), limitMs);
      });
    });
    if ("reason" in result) throw new FeedError(result.reason);
    return result;
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
