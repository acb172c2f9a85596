import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { catalogue } from "./src/catalogue/compile/vite-plugin.ts";

/**
 * Which modules travel together. Left alone, the bundler makes a chunk for every set of pages that share a
 * module; each is compressed by itself, and a page pays for the seams (6 KB of 117, measured).
 */
const chunkGroups = [
  // React and the router, which every page needs. The client's entry must stay apart: it starts the app, and
  // the page's own modules have to be there first.
  { name: "react", test: /node_modules\/(?!@react-router\/dev)/, priority: 2 },
  // Parts that most pages have in common.
  { name: "site", test: /src\/(?:app\/(?:icons|controls|frame)|site|catalogue)\//, minShareCount: 6, priority: 1 },
];

export default defineConfig({
  plugins: [catalogue({ contentDir: process.env.CONTENT_DIR ?? "content" }), tailwindcss(), reactRouter()],
  envDir: false,
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
});
