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
}));

export const rooms: Room[] = [
  { name: "site-config", place: "site.config.ts", mayImport: [], mayImportTypes: ["site"] },
  { name: "site", place: "src/site/", mayImport: ["site-config"] },
  { name: "submission", place: "src/submission/", mayImport: ["site"] },
  { name: "scheduling", place: "src/scheduling/", mayImport: ["site"] },
  {
    name: "catalogue/queries",
    place: "src/catalogue/queries.ts",
    mayImport: ["site", "catalogue/categories"],
    mayImportTypes: ["catalogue"],
  },
  { name: "catalogue/categories", place: "src/catalogue/categories.ts", mayImport: [] },
  {
    name: "catalogue",
    place: "src/catalogue/",
    mayImport: ["site", "catalogue/queries", "catalogue/categories"],
  },
  { name: "app/controls", place: "src/app/controls/", mayImport: ["app/icons"] },
  { name: "app/icons", place: "src/app/icons/", mayImport: [] },
  { name: "app/contact/face", place: "src/app/contact/index.ts", mayImport: ["app/contact"] },
  { name: "app/consent/face", place: "src/app/consent/index.ts", mayImport: ["app/consent"] },
  { name: "app/analytics/face", place: "src/app/analytics/index.ts", mayImport: ["app/analytics"] },
  ...featureRooms,
  { name: "app/styles", place: "src/app/styles/", mayImport: [] },
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
  },
  { name: "settings", place: "src/settings/", mayImport: ["site"] },
  { name: "store", place: "src/store/", mayImport: [], mayImportTypes: ["submission", "settings"] },
  {
    name: "outbox",
    place: "src/outbox/",
    mayImport: ["store", "submission", "site"],
    mayImportTypes: ["settings"],
  },
  { name: "built", place: "src/built/", mayImport: [] },
  {
    name: "press",
    place: "src/press/",
    mayImport: ["catalogue", "site", "app/metadata", "built", "settings"],
  },
  {
    name: "server/main",
    place: "src/server/main.ts",
    mayImport: ["server", "settings", "store", "site", "outbox", "built"],
  },
  {
    name: "server",
    place: "src/server/",
    mayImport: ["site", "settings", "submission", "scheduling", "store", "built"],
  },
  { name: "operator", place: "src/operator/", mayImport: ["settings", "store", "outbox", "submission"] },
];
