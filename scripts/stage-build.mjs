import { cpSync, existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** How long open pages can still load files from earlier builds. */
const KEEP_ASSETS_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Creates a folder for the next build, with a copy of the current one except for the prerendered site. Removes leftovers of
 * killed builds. Returns the folder's path.
 */
export function stageBuild(root) {
  for (const { name, pid } of listLeftovers(root)) {
    if (pid === process.pid || !isRunning(pid)) remove(join(root, name));
  }
  const staged = join(root, `build.next-${process.pid}`);
  while (!copyBuild(join(root, "build"), staged)) remove(staged);
  keepEarlierAssets(staged);
  return staged;
}

/** Replaces the current build with a finished one. If several builds run at once, the last one to finish wins. */
export function putInPlace(root, staged) {
  const current = join(root, "build");
  const old = join(root, `build.old-${process.pid}`);
  let isInPlace = false;
  while (!isInPlace) {
    tryTo(() => renameSync(current, old), ["ENOENT"]);
    // Fails if another build was put in place first; the next round moves that one aside.
    isInPlace = tryTo(() => renameSync(staged, current), ["ENOTEMPTY", "EEXIST"]);
    remove(old);
  }
}

/** Restores the last build if a process was killed between the two renames that replace it. */
export function restoreBuild(root) {
  const current = join(root, "build");
  if (existsSync(current)) return;
  const old = listLeftovers(root).find(({ kind }) => kind === "old");
  if (old) renameSync(join(root, old.name), current);
}

export function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Keeps the last build's hashed files so that pages opened before a deploy can still load their chunks. Removes files that
 * have not been part of a build for 30 days. The prerender step copies the rest next to the new files.
 */
export function keepEarlierAssets(build) {
  const current = join(build, "client", "assets");
  const earlier = join(build, "earlier", "assets");
  // Copies don't preserve timestamps: an asset's retention starts when a new build supersedes it.
  if (existsSync(current)) cpSync(current, earlier, { recursive: true });
  if (!existsSync(earlier)) return;
  for (const name of readdirSync(earlier)) {
    const file = join(earlier, name);
    if (statSync(file).mtimeMs < Date.now() - KEEP_ASSETS_MS) remove(file);
  }
}

/** Returns false if another build replaced the current one in the meantime. */
function copyBuild(current, staged) {
  if (!existsSync(current)) return true;
  return tryTo(() => {
    // Copying a symbolic link would only create another link to the same build.
    const source = realpathSync(current);
    const notCopied = ["site", "site.json", "scheduled"].map((name) => join(source, name));
    // Timestamps show when a file from an earlier build can be removed.
    cpSync(source, staged, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !notCopied.includes(path),
    });
  }, ["ENOENT"]);
}

/** Runs `act`. Returns false for the given error codes and throws any other error. */
function tryTo(act, codes) {
  try {
    act();
    return true;
  } catch (error) {
    if (codes.includes(error.code)) return false;
    throw error;
  }
}

/** Lists the folders of running and killed builds, which are named after their processes. */
function listLeftovers(root) {
  return readdirSync(root).flatMap((name) => {
    const [, kind, pid] = /^build\.(next|old)-(\d+)$/.exec(name) ?? [];
    return kind ? [{ name, kind, pid: Number(pid) }] : [];
  });
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
