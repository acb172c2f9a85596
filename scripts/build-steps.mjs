import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { nodePath, packageCommand, projectRoot } from "./project.mjs";
import { putInPlace, remove, restoreBuild, stageBuild } from "./stage-build.mjs";

/** Written last, so a build that has this file is complete. */
const stampName = ".stamps.json";

/** The app's sources, except for the content and `site.config.ts`. */
const sources = ["src", "vite.config.ts", "package-lock.json", "public"];

/**
 * Returns whether an article that was scheduled at the last build has been published since, so the server would have to
 * render the pages that list it. `today` is an ISO date in UTC.
 */
export function isPublicationDue(sitePath, today = new Date().toISOString().slice(0, 10)) {
  const { publications = [] } = existsSync(sitePath) ? JSON.parse(readFileSync(sitePath, "utf8")) : {};
  return publications.some(({ day }) => day <= today);
}

/** Settings that end up in prerendered files: `SITE_URL` in links, all three in `_headers`. */
const pageSettings = ["SITE_URL", "HSTS", "TAG_MANAGER_ID"];

/** Identifies the pages by the app's fingerprint and the settings in them. */
export function pagesStamp(app) {
  return [app, ...pageSettings.map((name) => process.env[name] ?? "")].join(" ");
}

/**
 * Builds the app if its sources or content have changed, and prerenders the pages if the app or their settings have
 * changed or an article was published. The new build replaces the old one when it is complete. Returns an exit code, and
 * the errors printed by a failed step. The build is in `root`/build, and its configuration is `root`/site.config.ts.
 */
export function buildIfStale({ force = false, root = projectRoot } = {}) {
  mkdirSync(root, { recursive: true });
  restoreBuild(root);
  const current = join(root, "build");
  const app = fingerprintApp(root);
  const stamps = { app, pages: pagesStamp(app) };
  const isStale = force || isPublicationDue(join(current, "site.json"));
  if (!isStale && readStamps(current).pages === stamps.pages) return { code: 0, errors: "" };
  ensureInstalled();
  const staged = stageBuild(root);
  try {
    // Read from the copy: another build might have replaced the old one by now.
    const steps =
      force || readStamps(staged).app !== app ? [checkSettings, buildApp, prerenderPages] : [prerenderPages];
    for (const step of steps) {
      const done = step(staged);
      if (done.code !== 0) return done;
    }
    writeFileSync(join(staged, stampName), JSON.stringify(stamps));
    putInPlace(root, staged);
    return { code: 0, errors: "" };
  } catch (error) {
    const errors = `The new build cannot replace build/ (${error.message}). Is build/ a mount point, or open in another program?\n`;
    process.stderr.write(errors);
    return { code: 1, errors };
  } finally {
    remove(staged);
  }
}

/**
 * Returns whether a preview link needs a build: if the app, which has the articles, is stale. Without `SITE_URL`, never
 * replaces a build for another URL, which might be live.
 */
export function isPreviewStale(root = projectRoot) {
  const current = join(root, "build");
  const { app } = readStamps(current);
  if (app === undefined) return true;
  if (app === fingerprintApp(root)) return false;
  if (process.env.SITE_URL) return true;
  const { siteUrl } = JSON.parse(readFileSync(join(current, "site.json"), "utf8"));
  if (siteUrl.startsWith("http://localhost:")) return true;
  console.error(
    `The build is for ${siteUrl} and is out of date. To rebuild it, set SITE_URL to the same value as on the server.`,
  );
  return false;
}

function fingerprintApp(root) {
  return fingerprint([...sources, join(root, "site.config.ts"), process.env.CONTENT_DIR || "content"]);
}

/** Returns whether there is a complete build, even a stale one. */
export function hasBuild() {
  return readStamps(join(projectRoot, "build")).pages !== undefined;
}

/**
 * Hashes the contents of files and folders, including file names in folders, but not tests. Paths are relative to the
 * project's root.
 */
export function fingerprint(places) {
  const hash = createHash("sha256");
  const add = (path, name) => {
    if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return;
    if (!statSync(path).isDirectory()) hash.update(`\0${name}\0`).update(readFileSync(path));
    else for (const child of readdirSync(path).sort()) add(join(path, child), `${name}/${child}`);
  };
  for (const place of places) add(resolve(projectRoot, place), "");
  return hash.digest("hex");
}

/** Checks `site.config.ts` before modules read it. */
function checkSettings() {
  return runStep(["src/config/settings/main.ts"]);
}

function buildApp(staged) {
  console.log("Building…");
  const vite = [packageCommand("vite", "bin/vite.js"), "build", "--configLoader=native", "--logLevel=warn"];
  return runStep(vite, { BUILD_DIR: staged, NODE_NO_WARNINGS: "1" });
}

function prerenderPages(staged) {
  console.log("Prerendering pages…");
  return runStep(["src/publish/prerender/main.ts"], { BUILD_DIR: staged });
}

/** Runs a step, and prints its errors when it ends. */
function runStep(args, env = {}) {
  const { status, stderr } = spawnSync(nodePath, args, {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["inherit", "inherit", "pipe"],
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  process.stderr.write(stderr);
  return { code: status ?? 1, errors: stderr };
}

function readStamps(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, stampName), "utf8"));
  } catch {
    return {};
  }
}
