import type { Logger } from "pino";

const WINDOW_MS = 60_000;
const MAX_LINES = 60;

/**
 * Returns a function that writes the first 60 lines of each minute and then reports how many it omitted. Keeps rejected
 * requests from filling the disk.
 */
export function createLogSampler(reportLeftOut: (count: number) => void) {
  let windowIsOpen = false;
  let written = 0;
  let leftOut = 0;
  return (write: () => void): void => {
    if (!windowIsOpen) {
      windowIsOpen = true;
      setTimeout(endWindow, WINDOW_MS).unref();
    }
    if (written === MAX_LINES) leftOut += 1;
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

type RequestsLog = Pick<Logger, "info" | "warn" | "error">;

/** Samples error logging: while the store is unavailable, every request that needs it fails with the same error. */
export function sampleErrors(log: RequestsLog): RequestsLog {
  const sample = createLogSampler((leftOut) =>
    log.error({ leftOut }, "more failed requests in the last minute were not logged"),
  );
  return {
    info: log.info.bind(log),
    warn: log.warn.bind(log),
    error: (...line: unknown[]) => sample(() => Reflect.apply(log.error, log, line)),
  };
}
