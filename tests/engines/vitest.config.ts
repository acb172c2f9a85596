import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "#site.config": join(import.meta.dirname, "../site.config.ts") } },
  test: {
    include: ["tests/engines/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
