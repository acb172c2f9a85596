/** What the development server itself imports: a change there restarts it. Vite reloads everything else. */
export const watchedPlaces = [
  "site.config.ts",
  "src/built",
  "src/content/compiler/did-you-mean.ts",
  "src/content/compiler/explain-issue.ts",
  "src/content/compiler/known-keys.ts",
  "src/bookings",
  "src/server",
  "src/settings",
  "src/site",
  "src/leads",
  "src/store",
];
