/** What the development server itself imports: a change there restarts it. Vite reloads everything else. */
export const watchedPlaces = [
  "site.config.ts",
  "src/built",
  "src/catalogue/compile/did-you-mean.ts",
  "src/catalogue/compile/explain-issue.ts",
  "src/catalogue/compile/known-keys.ts",
  "src/scheduling",
  "src/server",
  "src/settings",
  "src/site",
  "src/delivery",
  "src/store",
  "src/submission",
];
