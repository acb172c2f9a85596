import { defineConfig } from "vitest/config";

// Apart from vite.config.ts: unit and server tests run on Node as the server does, without the app's plugins.
export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "tests/architecture/*.test.ts",
      "tests/faults/*.test.ts",
      "tests/pages/*.test.ts",
    ],
    environment: "node",
    maxWorkers: 2,
    // A slow machine is no fault: speed is measured in `npm run bench`, never here.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
