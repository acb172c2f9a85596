import { parentPort, workerData } from "node:worker_threads";
import { type ReadingOptions, readBusyTimes } from "./read-busy-times.ts";

// Parses one feed in its own thread: `ical.js` loops forever on some rules, and only terminating the thread stops it.
const { text, ...options }: ReadingOptions & { text: string } = workerData;
parentPort?.postMessage(readBusyTimes(text, options));
