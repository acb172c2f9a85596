// npm run build: builds the app and prerenders the pages, stale or not.
import { buildIfStale } from "./build-steps.mjs";
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
process.exit(buildIfStale({ force: true }).code);
