import { cpSync, existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** How long an open page may still request the files of the build it came from. */
const KEEP_ASSETS_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Makes a folder for the next build beside the current one, with a copy of all that it may keep: everything but the
 * prerendered site. Removes what killed builds left behind. Returns the folder's path.
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

/** Puts a finished build in the place of the current one. Of several at the same time, the last one stays. */
export function putInPlace(root, staged) {
  const current = join(root, "build");
  const old = join(root, `build.old-${process.pid}`);
  let isInPlace = false;
  while (!isInPlace) {
    tryTo(() => renameSync(current, old), ["ENOENT"]);
    // Another build may have taken the place in between: it is moved aside as well.
    isInPlace = tryTo(() => renameSync(staged, current), ["ENOTEMPTY", "EEXIST"]);
    remove(old);
  }
}

/** Puts the last build back if a process was killed between the two renames that replace it. */
export function restoreBuild(root) {
  const current = join(root, "build");
  if (existsSync(current)) return;
  const old = listLeftovers(root).find(({ kind }) => kind === "old");
  if (old) renameSync(join(root, old.name), current);
}

/** Removes a folder with all that is in it, if it is there. */
export function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Keeps the hashed files of the last build, so that a page opened before a deploy still finds its chunks, and drops those
 * that no build of the last 30 days had. The prerender step writes them beside the new ones.
 */
export function keepEarlierAssets(build) {
  const current = join(build, "client", "assets");
  const earlier = join(build, "earlier", "assets");
  // A copy's time of change is now: the last moment at which the file was current.
  if (existsSync(current)) cpSync(current, earlier, { recursive: true });
  if (!existsSync(earlier)) return;
  for (const name of readdirSync(earlier)) {
    const file = join(earlier, name);
    if (statSync(file).mtimeMs < Date.now() - KEEP_ASSETS_MS) remove(file);
  }
}

/** Returns whether the copy is whole: `false` where another build replaced the current one during it. */
function copyBuild(current, staged) {
  if (!existsSync(current)) return true;
  return tryTo(() => {
    // A copy of a link would be a second link to the same build.
    const source = realpathSync(current);
    const left = ["site", "site.json"].map((name) => join(source, name));
    // The age of an earlier build's file says when it may go: `preserveTimestamps`.
    cpSync(source, staged, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !left.includes(path),
    });
  }, ["ENOENT"]);
}

/** Returns whether something succeeded: `false` for the given error codes, others are thrown. */
function tryTo(act, codes) {
  try {
    act();
    return true;
  } catch (error) {
    if (codes.includes(error.code)) return false;
    throw error;
  }
}

/** Folders of builds that are under way or were killed, named after their processes. */
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
