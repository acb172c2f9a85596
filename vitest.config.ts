import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { whyNoPostgres } from "./tests/support/postgres/server.ts";

/** Tests of PostgreSQL alone. */
const onPostgresOnly = ["src/store/postgres/*.test.ts", "tests/faults/postgres-*.test.ts"];

/** Tests that run on SQLite and on PostgreSQL; their stores come from `tests/support/test-store.ts`. */
const onBoth = [
  "src/store/*.test.ts",
  "src/leads/delivery/*.test.ts",
  "src/leads/server/forms-*.test.ts",
  "src/server/queue-notices.test.ts",
  "src/cli/{bookings,deliveries,purge,reading}.test.ts",
  "tests/faults/limits-of-two-processes.test.ts",
];

if (whyNoPostgres) console.warn(`Tests on PostgreSQL are skipped: ${whyNoPostgres}.`);

const unit = {
  extends: true as const,
  test: {
    name: "unit",
    include: [
      "src/**/*.test.{ts,tsx}",
      "tests/architecture/*.test.ts",
      "tests/faults/*.test.ts",
      "tests/pages/*.test.ts",
    ],
    exclude: onPostgresOnly,
  },
};

const postgres = {
  extends: true as const,
  test: {
    name: "postgres",
    include: [...onPostgresOnly, ...onBoth],
    globalSetup: "tests/support/postgres/global-setup.ts",
  },
};

// Apart from vite.config.ts: unit and server tests run on Node as the server does, without the app's plugins.
export default defineConfig({
  resolve: { alias: { "#site.config": join(import.meta.dirname, "tests/site.config.ts") } },
  test: {
    environment: "node",
    maxWorkers: 2,
    // A slow machine is no fault: speed is measured in `npm run bench`, never here.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: whyNoPostgres ? [unit] : [unit, postgres],
  },
});
