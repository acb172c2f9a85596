import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  buildDirectory: "build",
  // One rendering path: every page, printed or not, comes out of the same handler (docs/decisions/0002).
  ssr: true,
  // The site is small enough to send all routes at once: no discovery request can fail.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
