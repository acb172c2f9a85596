import { existsSync, globSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { whyNoPostgres } from "./tests/support/leads/postgres/server.ts";

/** `npm run test:all` also runs what takes minutes: `*.night.test.ts`, more suites on PostgreSQL, more random rounds. */
const isNight = Boolean(process.env.NIGHT);
const notNow = isNight ? [] : ["**/*.night.test.{ts,tsx}"];

/** Tests that run only on PostgreSQL. */
const onPostgresOnly = ["src/leads/store/postgres/*.test.ts", "tests/faults/postgres-*.test.ts"];

/** Tests that run on both SQLite and PostgreSQL, with databases from `tests/support/leads/test-store.ts`. */
const onBoth = isNight
  ? [
      "src/leads/store/*.test.ts",
      "src/leads/operations/owner-actions.test.ts",
      "tests/faults/limits-across-processes.night.test.ts",
    ]
  : ["store", "deliveries", "book-call", "erasures"].map((name) => `src/leads/store/${name}.test.ts`);

const unitTests = ["src/**/*.test.{ts,tsx}", "tests/{architecture,calendars,faults}/*.test.ts"];

/** Files that mock a module; in a shared module graph, other files would get the mock as well. */
const mocking = globSync(unitTests, { exclude: notNow }).filter((file) =>
  /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, "utf8")),
);

/** Stores wait for the disk at each write, so tests put theirs into memory if it has room. */
const memory = "/dev/shm";
const isRoomy = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 2e9;

if (whyNoPostgres) console.warn(`Tests on PostgreSQL are skipped: ${whyNoPostgres}.`);

function project(test: NonNullable<TestProjectInlineConfiguration["test"]>): TestProjectInlineConfiguration {
  return { extends: true, test };
}

const projects = [
  project({ name: "unit", include: unitTests, exclude: [...notNow, ...onPostgresOnly, ...mocking] }),
  project({ name: "mocking", include: mocking, isolate: true }),
  project({
    name: "pages",
    include: ["tests/pages/*.test.ts"],
    globalSetup: "tests/support/site/serve-pages.ts",
  }),
];
const postgres = project({
  name: "postgres",
  include: [...onPostgresOnly, ...onBoth],
  exclude: notNow,
  globalSetup: "tests/support/leads/postgres/global-setup.ts",
});

// Separate from vite.config.ts: unit and server tests run on Node, like the server, without the app's plugins.
export default defineConfig({
  resolve: { alias: { "#site.config": join(import.meta.dirname, "tests/site.config.ts") } },
  test: {
    environment: "node",
    maxWorkers: 2,
    // A worker loads each module once for all its files, which saves a third of the CPU time.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Benchmarks (`npm run bench`) measure speed; tests never do.
    env: isRoomy ? { TMPDIR: memory } : {},
    testTimeout: isNight ? 120_000 : 60_000,
    hookTimeout: isNight ? 120_000 : 60_000,
    projects: whyNoPostgres ? projects : [...projects, postgres],
  },
});
