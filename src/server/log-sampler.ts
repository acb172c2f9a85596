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
