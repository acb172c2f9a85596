import type { SubmissionMode } from "../../index.ts";

/** The input mode that a page form starts in: `?mode=full` is what its buttons ask for without JavaScript (spec 2.4). */
export function readMode(url: URL): SubmissionMode {
  return url.searchParams.get("mode") === "full" ? "full" : "linkedin";
}
