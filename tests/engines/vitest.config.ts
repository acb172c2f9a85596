import { join } from "node:path";
import { defineConfig } from "vitest/config";

declare module "vitest" {
  interface ProvidedContext {
    /** Name of the browser's engine. */
    engine: string;
  }
}

const engine = (name: string) => ({
  extends: true as const,
  test: { name, provide: { engine: name } },
});

// Each journey runs once in each engine: `npm run test:engines -- --project webkit menus`.
export default defineConfig({
  resolve: { alias: { "#site.config": join(import.meta.dirname, "../site.config.ts") } },
  test: {
    include: ["tests/engines/*.test.ts"],
    maxWorkers: 2,
    // One site and one browser serve every file of an engine.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [engine("firefox"), engine("webkit")],
  },
});
