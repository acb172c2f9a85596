import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { content } from "#content/compiler/vite-plugin.ts";
import { serverOnly } from "#platform/server-only.ts";
import { findMissingGlyphs } from "#publish/share-images/card-text.ts";
import { pageCopySchemas } from "#site/pages/page-copy.ts";

/** Output folder of the build. */
const buildDir = process.env.BUILD_DIR || "build";

/**
 * Groups modules that load together: React, the islands of the home page, and the small modules that islands share. By
 * default, the bundler would make a separate file for every module that two islands share. A group must not contain a
 * module that the entry imports, because every page would then load the group.
 */
const chunkGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "home", test: /site\/(pages\/home|cards)\/(?!islands)/ },
  { name: "carousels", test: /platform\/ui\/(auto-advance|carousel|drafting|tooltip)\//, minShareCount: 2 },
  {
    name: "forms",
    test: /leads\/forms\/(?!.*(islands|page-form|report|contact-modal))|platform\/(email|parse-url|queries)|site\.config|event-attributes/,
  },
  { name: "controls", test: /platform\/ui\/(?!field\/choice)(.*\.tsx|use-.*|join-classes\.ts|toast\/.*)$/ },
];

export default defineConfig({
  appType: "custom",
  envDir: false,
  plugins: [
    serverOnly(),
    content({
      contentDir: process.env.CONTENT_DIR || "content",
      pageCopySchemas,
      findUndrawn: findMissingGlyphs,
      earlierAssets: `${buildDir}/earlier/assets`,
    }),
    tailwindcss(),
    react(),
  ],
  // Resolved by Node, because Vite ignores the conditions in NODE_OPTIONS.
  resolve: { alias: { "#site.config": fileURLToPath(import.meta.resolve("#site.config")) } },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // Both builds share one set of plugins so that content is compiled only once.
  builder: {
    sharedConfigBuild: true,
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      // The server imports stylesheets, typefaces and drawings, and browsers fetch them.
      cpSync(`${buildDir}/server/assets`, `${buildDir}/client/assets`, { recursive: true });
      rmSync(`${buildDir}/server/assets`, { recursive: true });
    },
  },
  environments: {
    client: {
      build: {
        outDir: `${buildDir}/client`,
        manifest: true,
        rolldownOptions: {
          input: "src/site/entry.client.ts",
          output: {
            codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
            // The entry script lists every chunk twice; names would add about 130 bytes to its 6,000.
            chunkFileNames: "assets/[hash:6].js",
          },
          checks: { pluginTimings: false },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${buildDir}/server`,
        emitAssets: true,
        rolldownOptions: {
          input: "src/site/entry.server.tsx",
          output: { entryFileNames: "index.js", codeSplitting: false },
          // Most of the time is spent in the compiler, encoding images.
          checks: { pluginTimings: false },
        },
      },
    },
  },
});
