import { afterEach, expect, it, vi } from "vitest";
import { reportFailedBuild } from "./report-failed-build.ts";

afterEach(() => vi.useRealTimers());

it("a failed build is reported at once and then every hour", () => {
  vi.useFakeTimers();
  const reports: unknown[] = [];
  reportFailedBuild("content/insights/x.md:2:1  `title` is missing", {
    error: (line: unknown) => reports.push(line),
  });
  expect(reports).toEqual([{ fault: "content/insights/x.md:2:1  `title` is missing" }]);
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(reports).toHaveLength(3);
});
