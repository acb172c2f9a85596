import * as v from "valibot";
import type { ConnectionLimits } from "./connections.ts";

/** Most connections in all, some 30 KB each where they wait. */
const MAX_OVERALL = 4_000;

/** Files that the process has open beside connections: the database, the pages, threads, pipes. */
const OTHER_FILES = 100;

const ReportSchema = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) });

/**
 * Chooses the limits for a process that may have so many files open (`ulimit -n`), so that it never runs out of them. One
 * client gets half: an office of 500 people behind one address opens up to 3,000 in the minute for which browsers keep
 * them, but few are at work at once, and an idle one is closed and opened again unseen.
 */
export function chooseConnectionLimits(maxOpenFiles = readMaxOpenFiles()): ConnectionLimits {
  // Half of a very low limit, rather than none.
  const available = Math.max(maxOpenFiles - OTHER_FILES, Math.floor(maxOpenFiles / 2));
  const overall = Math.min(MAX_OVERALL, available);
  return { overall, perClient: Math.floor(overall / 2) };
}

/** The process's limit of open files; infinite where the system names none. */
function readMaxOpenFiles(): number {
  const report = v.safeParse(ReportSchema, process.report.getReport());
  return report.success ? report.output.userLimits.open_files.soft : Number.POSITIVE_INFINITY;
}
