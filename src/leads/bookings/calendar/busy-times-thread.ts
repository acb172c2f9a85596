import { parentPort, workerData } from "node:worker_threads";
import { CalendarError } from "./components.ts";
import { type CalendarReading, type ReadingOptions, readBusyTimes } from "./read-busy-times.ts";

export type ThreadData = ReadingOptions & { text: string };

/** A reading, or why there is none. */
export type ThreadResult = CalendarReading | { reason: string };

// Parses one feed in its own thread: a large or malicious feed can take long, and only ending the thread stops it.
const { text, ...options }: ThreadData = workerData;
const post = (result: ThreadResult) => parentPort?.postMessage(result);
try {
  post(readBusyTimes(text, options));
} catch (error) {
  if (!(error instanceof CalendarError)) throw error;
  post({ reason: error.message });
}
