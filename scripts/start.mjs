// npm start: installs missing packages, builds if stale, and serves; if the build fails, serves the last good one.
import { buildIfStale, hasBuild } from "./build-steps.mjs";
import { ensureInstalled } from "./install.mjs";
import { becomeNode } from "./project.mjs";

/** Environment variables are limited to 128 KB. Errors are at the end of a build's output. */
const MAX_ERROR_CHARS = 8_000;

ensureInstalled({ production: true });
const { code, errors } = buildIfStale();
if (code !== 0 && !hasBuild()) {
  console.error("The build failed, and there is no earlier one to serve.");
  process.exit(code);
}
const buildErrors =
  code === 0 ? "" : errors.trim().slice(-MAX_ERROR_CHARS) || "The build failed without output.";
becomeNode(["src/server/main.ts"], { env: { NODE_ENV: "production", BUILD_ERRORS: buildErrors } });
