import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minifySync, type Plugin } from "vite";
import { drawSheets } from "./src/app/cards/illustrations/draw-sheet.ts";
import { sheetAddresses } from "./src/app/cards/illustrations/sheet-address.ts";
import { drawingSheet } from "./src/app/cards/illustrations/sheet-plugin.ts";
import { drawImpactSheet } from "./src/app/home/drawings/draw-impact-sheet.ts";
import { impactSheetAddress } from "./src/app/home/drawings/impact-sheet-address.ts";
import { catalogue } from "./src/catalogue/compile/vite-plugin.ts";

const app = "src/app/";
const sheetNames = ["illustrations", "dividers", "scenes"] as const;

/**
 * Which modules travel together. Left alone, the bundler makes a chunk for every set of pages that share a
 * module; each is compressed by itself, and a page pays for the seams (5 KB of 118, measured: `npm run bench -- bytes`).
 * A group takes along what its modules import, so each must keep to what its pages need; what is in none is left
 * to the bundler. Higher priority chooses first.
 */
const chunkGroups = [
  // React and the router, which every page needs. The client's entry must stay apart: it starts the app, and
  // the page's own modules have to be there first.
  { name: "react", test: /node_modules\/(?!@react-router\/dev)/, priority: 5 },
  // What the root draws, the cards, and small parts that most pages have in common.
  {
    name: "site",
    test: within(
      "site.config.ts",
      "src/site/",
      "src/catalogue/",
      `${app}(root.tsx|frame/(?!not-found|missing)|navigation/|metadata/|icons/(?!subjects|trends))`,
      `${app}contact/(contact-link|contact-modal-host|open-contact|load-sending)`,
      `${app}controls/(badge|card|dimension|section-heading|stat-figure|tabs)`,
      `${app}cards/(?!edge-carousel)`,
    ),
    priority: 4,
  },
  // Beyond the cards, for the lists and the home page.
  {
    name: "carousels",
    test: within(`${app}cards/edge-carousel`, `${app}controls/(use-)?carousel`),
    priority: 2,
  },
  { name: "article", test: within(`${app}article/`), minShareCount: 2, priority: 2 },
  // What every form needs on arrival, and what those with a profile address need. Rules and sending come later.
  {
    name: "forms",
    test: within(
      "src/submission/(limits|sending)",
      `${app}contact/(?!words|linkedin)`,
      `${app}controls/field`,
    ),
    minShareCount: 4,
    priority: 2,
  },
  {
    name: "profile-forms",
    test: within("src/submission/linkedin", `${app}contact/(words|linkedin)`, `${app}controls/mode-switch`),
    priority: 1,
  },
];

/** Source files whose path, from the project's root, starts with one of the patterns. */
function within(...places: string[]): RegExp {
  return new RegExp(`^(?!.*/node_modules/)${import.meta.dirname}/(${places.join("|")})`);
}

/**
 * Stands in for Vite's own wrapper of `import()`, which preloads stylesheets and scripts: there is one stylesheet,
 * and what loads on intent is a single chunk beyond what the page has (0.8 KB on every page, measured).
 */
const plainDynamicImports: Plugin = {
  name: "plain-dynamic-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/**
 * Lets the bundler leave out what the site does not use of the router's components (`Link`, `Form`, …; 2.2 KB on every
 * page, measured): a name that is set on a component has it keep the component.
 */
const unnamedRouterParts: Plugin = {
  name: "unnamed-router-parts",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*$/gm, "")
        .replaceAll("= React$1.forwardRef(", "= /* @__PURE__ */ React$1.forwardRef("),
      map: null,
    }),
  },
};

/** Gives a script as its text, made small (`?inline`): it stands in the head of every page. */
const inlineScripts: Plugin = {
  name: "inline-scripts",
  enforce: "pre",
  load: {
    filter: { id: /\.js\?inline$/ },
    handler(id) {
      const file = id.slice(0, -"?inline".length);
      this.addWatchFile(file);
      const { code, errors } = minifySync(file, readFileSync(file, "utf8"));
      if (errors.length > 0) throw new Error(errors.map(({ message }) => `${file}: ${message}`).join("\n"));
      return `export default ${JSON.stringify(code)};`;
    },
  },
};

export default defineConfig({
  plugins: [
    catalogue({ contentDir: process.env.CONTENT_DIR ?? "content" }),
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
    inlineScripts,
    plainDynamicImports,
    unnamedRouterParts,
    tailwindcss(),
    reactRouter(),
  ],
  envDir: false,
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false, resolveDependencies: () => [] } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
});
