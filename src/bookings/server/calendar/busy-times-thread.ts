import { parentPort, workerData } from "node:worker_threads";
import { type ReadingOptions, readBusyTimes } from "./read-busy-times.ts";

// Entry of the thread that reads one feed: `ical.js` loops forever on some rules, and only ending its thread stops it.
const { text, ...options }: ReadingOptions & { text: string } = workerData;
parentPort?.postMessage(readBusyTimes(text, options));
