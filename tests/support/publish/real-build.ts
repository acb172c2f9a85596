import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TinyBuild } from "../server/tiny-site.ts";

/** A frozen copy of the content that the specification describes. */
export const fixtureContent = join(import.meta.dirname, "../../content");

/** Another provider's `site.config.ts`. */
export const fixtureConfig = join(import.meta.dirname, "../../site.config.ts");

/** The fixtures' build if started by `npm test`; the site's own build if a test runner is started by hand. */
export const buildDirectory = process.env.BUILD_DIR || join(import.meta.dirname, "../../../build");

/**
 * Links the real build and its cache of drawings into a temporary folder, so that a test can prerender it for another public
 * URL without touching the pages that `npm start` serves. Needs a finished build.
 */
export function borrowRealBuild(): TinyBuild {
  const directory = mkdtempSync(join(tmpdir(), "real-site-"));
  for (const part of ["server", "client", ".cache"])
    symlinkSync(join(buildDirectory, part), join(directory, part));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
