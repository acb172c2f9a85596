// npm run build: builds the app and prints the pages, stale or not.
import { buildIfStale } from "./build-steps.mjs";
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
process.exit(buildIfStale({ force: true }));
