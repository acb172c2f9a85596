/** What the development server itself imports: a change there restarts it. Vite reloads everything else. */
export const watchedPlaces = [
  "site.config.ts",
  "src/built",
  "src/bookings",
  "src/schema-errors",
  "src/server",
  "src/settings",
  "src/site",
  "src/leads",
  "src/store",
];
