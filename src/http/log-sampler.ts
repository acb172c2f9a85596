import type { Logger } from "pino";

const WINDOW_MS = 60_000;

/** Writes a log line, or counts it as left out. */
export type LogSampler = (write: () => void) => void;

/**
 * Creates a sampler that writes the first `maxPerMinute` lines and reports at the end of the minute how many were left
 * out, so that refused requests cannot fill the disk.
 */
export function createLogSampler(reportLeftOut: (count: number) => void, maxPerMinute = 60): LogSampler {
  let windowIsOpen = false;
  let written = 0;
  let leftOut = 0;
  return (write) => {
    if (!windowIsOpen) {
      windowIsOpen = true;
      setTimeout(endWindow, WINDOW_MS).unref();
    }
    if (written === maxPerMinute) leftOut += 1;
    else {
      written += 1;
      write();
    }
  };

  function endWindow(): void {
    const count = leftOut;
    windowIsOpen = false;
    written = 0;
    leftOut = 0;
    if (count > 0) reportLeftOut(count);
  }
}

/** The methods of a log that requests use. */
type RequestsLog = Pick<Logger, "info" | "warn" | "error">;

/** Samples the errors of a log: while the store is unavailable, every request that needs it fails with the same one. */
export function sampleErrors(log: RequestsLog): RequestsLog {
  const sample = createLogSampler((leftOut) => log.error({ leftOut }, "more requests failed"));
  return {
    info: log.info.bind(log),
    warn: log.warn.bind(log),
    error: (...line: unknown[]) => sample(() => Reflect.apply(log.error, log, line)),
  };
}
