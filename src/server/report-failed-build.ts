import type { Logger } from "pino";

const REPORT_INTERVAL_MS = 60 * 60 * 1000;

/** Logs now and every hour that an older build is served because the new one failed. */
export function reportFailedBuild(errors: string, log: Pick<Logger, "error">): void {
  const report = () =>
    log.error(
      { fault: errors },
      "the build failed, so the last good build is served: correct the fault, then restart",
    );
  report();
  setInterval(report, REPORT_INTERVAL_MS).unref();
}
