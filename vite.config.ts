import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { catalogue } from "./src/catalogue/compile/vite-plugin.ts";

/**
 * Which modules travel together. Left alone, the bundler makes a chunk for every set of pages that share a
 * module; each is compressed by itself, and a page pays for the seams (8 KB of 120, measured).
 */
const chunkGroups = [
  // React and the router, which every page needs. The client's entry must stay apart: it starts the app, and
  // the page's own modules have to be there first.
  { name: "react", test: /node_modules\/(?!@react-router\/dev)|vite\/preload-helper/, priority: 9 },
  // What every page shows, and small parts that most pages share.
  {
    name: "frame",
    test: /src\/(?:app\/(?:root|frame\/(?!not-found|missing)|navigation|icons\/(?!subjects|trends)|contact\/contact-link|controls\/(?:badge|card|stat-figure))|site\/)/,
    priority: 8,
  },
  // What several kinds of page share, each by its own set of pages.
  {
    name: "cards",
    test: /src\/app\/cards\/(?!illustrations\/(?:hero-|divider))/,
    minShareCount: 5,
    priority: 7,
  },
  { name: "parts", test: /src\/app\/(?:controls\/tabs|cards\/illustrations)/, priority: 6 },
  { name: "article", test: /src\/app\/article\//, minShareCount: 2, priority: 5 },
];

/**
 * `import()` as the browser has it. Vite's own wrapper loads stylesheets and what a chunk imports ahead of it: half a
 * kilobyte on every page, for a site with one stylesheet and a handful of late chunks.
 */
const plainDynamicImports: Plugin = {
  name: "plain-dynamic-imports",
  enforce: "pre",
  load: (id) =>
    id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : undefined,
};

export default defineConfig({
  plugins: [
    catalogue({ contentDir: process.env.CONTENT_DIR ?? "content" }),
    tailwindcss(),
    reactRouter(),
    plainDynamicImports,
  ],
  envDir: false,
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false, resolveDependencies: () => [] } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
});
