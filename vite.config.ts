import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { drawSheets } from "./src/cards/illustrations/draw-sheet.ts";
import { sheetAddresses } from "./src/cards/illustrations/sheet-address.ts";
import { drawingSheet } from "./src/cards/illustrations/sheet-plugin.ts";
import { content } from "./src/content/compiler/vite-plugin.ts";
import { drawImpactSheet } from "./src/pages/home/drawings/draw-impact-sheet.ts";
import { impactSheetAddress } from "./src/pages/home/drawings/impact-sheet-address.ts";
import { serverOnly } from "./src/server-only.ts";

/** The folder that is built into. */
const buildDir = process.env.BUILD_DIR || "build";

const sheetNames = ["illustrations", "dividers", "scenes"] as const;

/**
 * What travels together: React, and the small parts that islands share. Left alone, the bundler makes a file for every
 * module that two islands share.
 */
const chunkGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "controls", test: /src\/ui\/(.*\.tsx|.*\/use-.*)$/, minShareCount: 3 },
];

export default defineConfig({
  appType: "custom",
  envDir: false,
  plugins: [
    serverOnly(),
    content({ contentDir: process.env.CONTENT_DIR || "content" }),
    ...sheetNames.map((name) =>
      drawingSheet({
        name,
        address: sheetAddresses[name],
        module: "/illustrations/sheet-address.ts",
        draw: drawSheets[name],
      }),
    ),
    drawingSheet({
      name: "impact-drawings",
      address: impactSheetAddress,
      module: "/impact-sheet-address.ts",
      draw: drawImpactSheet,
    }),
    tailwindcss(),
    react(),
  ],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // One set of plugins for both builds: the content is compiled once.
  builder: {
    sharedConfigBuild: true,
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  environments: {
    client: {
      build: {
        outDir: `${buildDir}/client`,
        manifest: true,
        rolldownOptions: {
          input: ["src/entry.client.ts", "src/styles/app.css"],
          output: { codeSplitting: { groups: chunkGroups } },
          checks: { pluginTimings: false },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${buildDir}/server`,
        rolldownOptions: {
          input: "src/entry.server.tsx",
          output: { entryFileNames: "index.js", codeSplitting: false },
        },
      },
    },
  },
});
