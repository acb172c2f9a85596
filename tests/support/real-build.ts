import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TinyBuild } from "./tiny-site.ts";

/** A frozen copy of the content that the specification describes. */
export const fixtureContent = join(import.meta.dirname, "../content");

/** Another provider's `site.config.ts`. */
export const fixtureConfig = join(import.meta.dirname, "../site.config.ts");

/** The build of the fixtures, which `npm test` makes; the site's own where a runner is started by hand. */
export const buildDirectory = process.env.BUILD_DIR || join(import.meta.dirname, "../../build");

/**
 * The real build, with its cache of drawings, under a folder of its own, so that a test can
 * prerender it for another public URL and leave the pages that `npm start` serves alone. Needs a finished build.
 */
export function borrowRealBuild(): TinyBuild {
  const directory = mkdtempSync(join(tmpdir(), "real-site-"));
  for (const part of ["server", "client", ".cache"])
    symlinkSync(join(buildDirectory, part), join(directory, part));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
