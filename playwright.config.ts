import { defineConfig } from "@playwright/test";
import { quietFlags } from "./tests/support/browser/browsers.ts";

const report = process.env.JOURNEY_REPORT;

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.e2e.ts",
  // Sizes, contrast and print on every page take longer than all other journeys together: run them with NIGHT=1.
  testIgnore: process.env.NIGHT ? [] : "**/*.night.e2e.ts",
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine; a journey that passes doesn't wait for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["dot"], ...(report ? [["json", { outputFile: report }] as const] : [])],
  use: {
    browserName: "chromium",
    // Independent of the host's time zone.
    timezoneId: "UTC",
    // The address comes from each worker's own server (tests/support/server/running-site.ts).
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: quietFlags,
    },
  },
});
