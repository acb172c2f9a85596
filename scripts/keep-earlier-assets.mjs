import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** How long an open page may still ask for the files of the build it came from. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Before a build: keeps the hashed files of the last one, so that a page opened before a deploy still finds its chunks,
 * and drops those that no build of the last 30 days had. The prerender step packs them beside the new ones.
 */
export function keepEarlierAssets(buildDirectory) {
  const current = join(buildDirectory, "client", "assets");
  const earlier = join(buildDirectory, "earlier", "assets");
  // A copy's time of change is now: the last moment at which the file was current.
  if (existsSync(current)) cpSync(current, earlier, { recursive: true });
  if (!existsSync(earlier)) return;
  for (const name of readdirSync(earlier)) {
    const file = join(earlier, name);
    if (statSync(file).mtimeMs < Date.now() - KEEP_MS) rmSync(file, { force: true });
  }
}
