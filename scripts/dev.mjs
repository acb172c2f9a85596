// npm run dev: hot reload for code and content with the API running; a change of server code restarts it.
import { ensureInstalled } from "./install.mjs";
import { becomeNode } from "./project.mjs";
import { watchedPlaces } from "./watched-places.mjs";

ensureInstalled();
becomeNode([
  ...watchedPlaces.map((place) => `--watch-path=${place}`),
  "--watch-preserve-output",
  "src/server/dev.ts",
]);
