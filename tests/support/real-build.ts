import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TinyBuild } from "./tiny-site.ts";

const buildDirectory = join(import.meta.dirname, "../../build");

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
