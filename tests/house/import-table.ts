/**
 * Who may import whom (docs/architecture.md): a room and the rooms its code may name. The first room whose
 * place fits a file is the file's room, so the order is from narrow to wide. Every room may import itself.
 */
export interface Room {
  name: string;
  /** Start of the paths that belong to it, from the project's root. */
  place: string;
  /** Rooms that its files may import. */
  mayImport: string[];
  /** Rooms of which it may import types alone. */
  mayImportTypes?: string[];
  /** Packages that its files may name, with all that lies in them; `node:` is all of Node. */
  mayUse: string[];
}

const features = [
  "home",
  "styleguide",
  "share-cards",
  "legal",
  "process",
  "hub",
  "about",
  "contact",
  "consent",
  "analytics",
  "lists",
  "cards",
  "article",
  "metadata",
  "frame",
  "navigation",
];
/** What single features need beyond the rest: the style guide shows everything, share cards are drawn from
 * tokens and carry the brand's sign. */
const extraArrows: Record<string, string[]> = {
  styleguide: ["catalogue"],
  "share-cards": ["app/styles", "app/frame"],
};
/** What single features use beyond React and its router: cards write their drawings into a sheet at build, and share
 * cards are drawn to text there. */
const extraPackages: Record<string, string[]> = {
  cards: ["node:", "vite"],
  "share-cards": ["react-dom"],
};
const openFeatures = ["cards", "article", "metadata"];

const featureRooms: Room[] = features.map((feature) => ({
  name: `app/${feature}`,
  place: `src/app/${feature}/`,
  mayImport: [
    "app/controls",
    "app/icons",
    "submission",
    "scheduling",
    "site",
    "catalogue/queries",
    "catalogue/categories",
    "app/contact/face",
    "app/consent/face",
    "app/analytics/face",
    ...openFeatures.filter((open) => open !== feature).map((open) => `app/${open}`),
    ...(extraArrows[feature] ?? []),
  ],
  mayImportTypes: ["catalogue"],
  mayUse: ["react", "react-router", ...(extraPackages[feature] ?? [])],
}));

export const rooms: Room[] = [
  { name: "site-config", place: "site.config.ts", mayImport: [], mayImportTypes: ["site"], mayUse: [] },
  { name: "site", place: "src/site/", mayImport: ["site-config"], mayUse: [] },
  { name: "submission", place: "src/submission/", mayImport: ["site"], mayUse: ["valibot"] },
  { name: "scheduling", place: "src/scheduling/", mayImport: ["site"], mayUse: [] },
  {
    name: "catalogue/queries",
    place: "src/catalogue/queries.ts",
    mayImport: ["site", "catalogue/categories"],
    mayImportTypes: ["catalogue"],
    mayUse: [],
  },
  { name: "catalogue/categories", place: "src/catalogue/categories.ts", mayImport: [], mayUse: [] },
  {
    name: "catalogue",
    place: "src/catalogue/",
    mayImport: ["site", "catalogue/queries", "catalogue/categories"],
    mayUse: ["node:", "valibot", "vite", "yaml", "mdast", "satteri", "entities", "vitest"],
  },
  {
    name: "app/controls",
    place: "src/app/controls/",
    mayImport: ["app/icons"],
    mayUse: ["react", "react-dom"],
  },
  { name: "app/icons", place: "src/app/icons/", mayImport: [], mayUse: ["react"] },
  {
    name: "app/contact/face",
    place: "src/app/contact/index.ts",
    mayImport: ["app/contact"],
    mayUse: ["react"],
  },
  {
    name: "app/consent/face",
    place: "src/app/consent/index.ts",
    mayImport: ["app/consent"],
    mayUse: ["react"],
  },
  {
    name: "app/analytics/face",
    place: "src/app/analytics/index.ts",
    mayImport: ["app/analytics"],
    mayUse: ["react"],
  },
  ...featureRooms,
  { name: "app/styles", place: "src/app/styles/", mayImport: [], mayUse: ["react-router"] },
  {
    name: "app/pages",
    place: "src/app/pages/",
    mayImport: [
      "app/controls",
      "app/icons",
      "app/styles",
      "app/contact/face",
      "app/consent/face",
      "app/analytics/face",
      ...features.map((feature) => `app/${feature}`),
      "catalogue",
      "catalogue/queries",
      "catalogue/categories",
      "submission",
      "scheduling",
      "site",
    ],
    mayUse: ["react", "react-router"],
  },
  {
    name: "app",
    place: "src/app/",
    mayImport: [
      "app/controls",
      "app/icons",
      "app/styles",
      "app/contact/face",
      "app/consent/face",
      "app/analytics/face",
      ...features.map((feature) => `app/${feature}`),
      "catalogue",
      "submission",
      "scheduling",
      "site",
    ],
    mayUse: ["node:", "react", "react-dom", "react-router", "@react-router"],
  },
  { name: "settings", place: "src/settings/", mayImport: ["site"], mayUse: ["node:"] },
  {
    name: "store",
    place: "src/store/",
    mayImport: [],
    mayImportTypes: ["submission", "settings"],
    mayUse: ["node:", "better-sqlite3", "kysely"],
  },
  {
    name: "outbox",
    place: "src/outbox/",
    mayImport: ["store", "submission", "site"],
    mayImportTypes: ["settings"],
    mayUse: ["node:"],
  },
  { name: "built", place: "src/built/", mayImport: [], mayUse: ["node:", "react-router", "valibot"] },
  {
    name: "press",
    place: "src/prerender/",
    mayImport: ["catalogue", "site", "app/metadata", "built", "settings"],
    mayUse: ["node:", "satori", "@resvg/resvg-js", "react", "css-tree"],
  },
  {
    name: "server/main",
    place: "src/server/main.ts",
    mayImport: ["server", "settings", "store", "site", "outbox", "built"],
    mayUse: ["node:", "pino"],
  },
  {
    name: "server",
    place: "src/server/",
    mayImport: ["site", "settings", "submission", "scheduling", "store", "built"],
    mayUse: ["node:", "hono", "@hono/node-server", "pino", "valibot", "vite"],
  },
  {
    name: "operator",
    place: "src/operator/",
    mayImport: ["settings", "store", "outbox", "submission"],
    mayUse: ["node:"],
  },
];
