/**
 * Who may import whom (docs/architecture.md): a layer and the layers its code may name. The first layer whose path fits
 * a file is the file's layer, so the order is from narrow to wide. Every layer may import itself.
 */
export interface Layer {
  name: string;
  /** A file, or the start of the paths of its files, from the project's root. */
  path: string;
  /** Layers that its files may import. */
  mayImport: string[];
  /** Layers of which it may import types alone. */
  mayImportTypes?: string[];
  /** Packages that its files may import, with all their paths; `node:` is all of Node. */
  mayUse: string[];
}

const features = [
  "home",
  "share-cards",
  "forms",
  "legal",
  "process",
  "hub",
  "about",
  "contact",
  "scheduling",
  "consent",
  "analytics",
  "lists",
  "cards",
  "article",
  "metadata",
  "frame",
];

/** Features that any other may import, as a whole or by their entry point (`index.ts`) alone. */
const openFeatures = ["cards", "article", "metadata"];
const featuresWithEntryPoint = ["contact", "scheduling", "consent", "analytics"];
const entryPoints = featuresWithEntryPoint.map((feature) => `app/${feature}/index.ts`);

/**
 * What single features need beyond the rest: share cards are drawn from tokens and carry the brand's sign; pages of prose
 * preload its font; requests and calls are sent by forms.
 */
const extraImports: Record<string, string[]> = {
  "share-cards": ["app/styles", "app/frame"],
  article: ["app/styles"],
  legal: ["app/styles"],
  contact: ["app/forms"],
  scheduling: ["app/forms"],
};

/** Cards write their drawings into a sheet at build, share cards are drawn to text there; free slots come from the server. */
const extraPackages: Record<string, string[]> = {
  cards: ["node:", "vite"],
  "share-cards": ["react-dom"],
  scheduling: ["valibot"],
};

const entryPointLayers: Layer[] = featuresWithEntryPoint.map((feature) => ({
  name: `app/${feature}/index.ts`,
  path: `src/app/${feature}/index.ts`,
  mayImport: [`app/${feature}`],
  mayUse: [],
}));

const featureLayers: Layer[] = features.map((feature) => ({
  name: `app/${feature}`,
  path: `src/app/${feature}/`,
  mayImport: [
    "app/controls",
    "app/icons",
    "app/queries",
    "islands",
    "submission",
    "scheduling",
    "site",
    "catalogue/queries",
    "catalogue/categories",
    ...entryPoints,
    ...openFeatures.filter((open) => open !== feature).map((open) => `app/${open}`),
    ...(extraImports[feature] ?? []),
  ],
  mayImportTypes: ["catalogue"],
  mayUse: ["react", ...(extraPackages[feature] ?? [])],
}));

/** What pages, the document and the entries may import: everything in the app but the pages. */
const wholeApp = [
  "app/controls",
  "app/icons",
  "app/styles",
  ...entryPoints,
  ...features.map((feature) => `app/${feature}`),
  "islands",
  "catalogue",
  "catalogue/queries",
  "catalogue/categories",
  "submission",
  "scheduling",
  "site",
];

export const layers: Layer[] = [
  { name: "site-config", path: "site.config.ts", mayImport: [], mayImportTypes: ["site"], mayUse: [] },
  { name: "site", path: "src/site/", mayImport: ["site-config"], mayUse: [] },
  { name: "submission", path: "src/submission/", mayImport: ["site"], mayUse: ["valibot"] },
  {
    name: "scheduling",
    path: "src/scheduling/",
    mayImport: ["site"],
    mayUse: ["valibot", "temporal-polyfill"],
  },
  {
    name: "catalogue/queries",
    path: "src/catalogue/queries.ts",
    mayImport: ["site", "catalogue/categories"],
    mayImportTypes: ["catalogue"],
    mayUse: [],
  },
  { name: "catalogue/categories", path: "src/catalogue/categories.ts", mayImport: [], mayUse: [] },
  {
    name: "catalogue/explain-issue",
    path: "src/catalogue/compile/explain-issue.ts",
    mayImport: ["catalogue"],
    mayUse: ["valibot"],
  },
  {
    name: "catalogue",
    path: "src/catalogue/",
    mayImport: ["site", "catalogue/queries", "catalogue/categories", "catalogue/explain-issue"],
    mayUse: ["node:", "valibot", "vite", "yaml", "mdast", "satteri", "entities"],
  },
  { name: "islands", path: "src/islands/", mayImport: [], mayUse: ["react", "react-dom"] },
  {
    name: "app/controls",
    path: "src/app/controls/",
    mayImport: ["app/icons", "islands"],
    mayUse: ["react", "react-dom"],
  },
  { name: "app/icons", path: "src/app/icons/", mayImport: [], mayUse: ["react"] },
  { name: "app/queries", path: "src/app/queries/", mayImport: [], mayUse: ["react"] },
  ...entryPointLayers,
  ...featureLayers,
  { name: "app/styles", path: "src/app/styles/", mayImport: [], mayUse: ["react-dom"] },
  {
    name: "app/page.ts",
    path: "src/app/page.ts",
    mayImport: ["submission", "scheduling"],
    mayUse: ["react"],
  },
  {
    name: "app/pages",
    path: "src/app/pages/",
    mayImport: [...wholeApp, "app/page.ts"],
    mayUse: ["react"],
  },
  {
    name: "app/pages.ts",
    path: "src/app/pages.ts",
    mayImport: ["app/pages", "app", "site"],
    mayUse: [],
  },
  {
    name: "app",
    path: "src/app/",
    mayImport: [...wholeApp, "app/page.ts", "app/pages.ts"],
    mayUse: ["node:", "react", "react-dom", "valibot", "vite", "@vitejs/plugin-react"],
  },
  {
    name: "settings",
    path: "src/settings/",
    mayImport: ["site", "scheduling", "submission", "catalogue/explain-issue"],
    mayUse: ["node:", "valibot"],
  },
  {
    name: "store",
    path: "src/store/",
    mayImport: [],
    mayImportTypes: ["submission", "scheduling", "settings"],
    mayUse: ["node:", "better-sqlite3", "kysely"],
  },
  {
    name: "built",
    path: "src/built/",
    mayImport: [],
    mayImportTypes: ["app"],
    mayUse: ["node:", "valibot"],
  },
  {
    name: "prerender",
    path: "src/prerender/",
    mayImport: ["site", "built", "settings"],
    mayUse: ["node:", "satori", "@resvg/resvg-js", "react"],
  },
  {
    name: "delivery",
    path: "src/delivery/",
    mayImport: ["site", "submission", "scheduling"],
    mayImportTypes: ["settings", "store"],
    mayUse: ["node:", "nodemailer"],
  },
  {
    name: "server/main.ts",
    path: "src/server/main.ts",
    mayImport: ["server", "delivery", "settings", "store", "built"],
    mayUse: ["node:", "pino"],
  },
  {
    name: "server",
    path: "src/server/",
    mayImport: ["site", "settings", "submission", "scheduling", "store", "delivery", "built"],
    mayUse: ["node:", "hono", "@hono/node-server", "pino", "valibot", "vite"],
  },
  {
    name: "operator",
    path: "src/operator/",
    mayImport: ["settings", "store", "delivery", "submission", "scheduling"],
    mayUse: ["node:"],
  },
];
