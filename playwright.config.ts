import { defineConfig } from "@playwright/test";
import { quietFlags } from "./tests/support/browser/browsers.ts";

const report = process.env.JOURNEY_REPORT;

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.e2e.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // Flaky journeys fail in CI. Elsewhere, retry once and record a trace, because a busy machine can lose a race with the page.
  retries: process.env.CI ? 0 : 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["dot"], ...(report ? [["json", { outputFile: report }] as const] : [])],
  use: {
    browserName: "chromium",
    trace: "on-first-retry",
    // Independent of the host's time zone.
    timezoneId: "UTC",
    // The address comes from each worker's own server (tests/support/running-site.ts).
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: quietFlags,
    },
  },
});
