// npm run build: builds the app and prerenders the pages, stale or not.
import { buildIfStale } from "./build-steps.mjs";

process.exit(buildIfStale({ force: true }).code);
