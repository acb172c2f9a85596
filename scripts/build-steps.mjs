import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { keepEarlierAssets } from "./keep-earlier-assets.mjs";
import { nodePath, packageCommand, projectRoot } from "./project.mjs";
import { remove, replaceBuild, restoreBuild, stageBuild } from "./stage-build.mjs";

/** Written last, so a build that has it is whole. */
const stampName = ".stamps.json";

/** What the app is built from. */
const buildPlaces = ["src", "site.config.ts", "vite.config.ts", "package-lock.json", "public"];

/** Written by the build: the date of the earliest entry that it left out as not published yet, or nothing. */
const nextPublicationPath = join(projectRoot, "build", "server", "content", "next-publication");

/** Returns whether the date of an entry that the last build left out has come. `today` is an ISO date in UTC. */
export function isPublicationDue(path = nextPublicationPath, today = new Date().toISOString().slice(0, 10)) {
  const date = existsSync(path) ? readFileSync(path, "utf8") : "";
  return date !== "" && date <= today;
}

/**
 * Builds and prerenders what is stale, each step by its own fingerprint: the app from sources and content, the pages
 * from the app and `SITE_URL`. `HOST` and `PORT` touch neither. The new build is made beside the old one and replaces it
 * when it is whole. Returns an exit code, and the errors that a failed step printed.
 */
export function buildIfStale({ force = false } = {}) {
  restoreBuild(projectRoot);
  const stamps = force || isPublicationDue() ? {} : readStamps();
  const contentFolder = process.env.CONTENT_DIR || "content";
  const build = fingerprint([...buildPlaces, contentFolder], contentFolder);
  const prerender = `${build} ${process.env.SITE_URL ?? ""}`;
  if (stamps.build === build && stamps.prerender === prerender) return { code: 0, errors: "" };
  const staged = stageBuild(projectRoot);
  try {
    // Read again: another build may have replaced the one that was copied.
    const isAppCurrent = stamps.build === build && readStamps().build === build;
    const made = isAppCurrent ? prerenderPages(staged) : buildApp(staged);
    if (made.code !== 0) return made;
    writeFileSync(join(staged, stampName), JSON.stringify({ build, prerender }));
    return putInPlace(staged);
  } finally {
    remove(staged);
  }
}

function putInPlace(staged) {
  try {
    replaceBuild(projectRoot, staged);
    return { code: 0, errors: "" };
  } catch (error) {
    const errors = `The new build cannot take the place of build/ (${error.message}). Is build/ a mount point, or open in another program?\n`;
    process.stderr.write(errors);
    return { code: 1, errors };
  }
}

/** Returns whether there is a whole build, stale or not. */
export function hasBuild() {
  return readStamps().prerender !== undefined;
}

function buildApp(staged) {
  console.log("Building…");
  keepEarlierAssets(staged);
  const app = runStep([packageCommand("vite", "bin/vite.js"), "build", "--logLevel", "warn"], {
    BUILD_DIR: staged,
    NODE_NO_WARNINGS: "1",
  });
  return app.code === 0 ? prerenderPages(staged) : app;
}

function prerenderPages(staged) {
  console.log("Prerendering pages…");
  return runStep(["src/prerender/main.ts"], { BUILD_DIR: staged });
}

/** Runs a step and prints its errors when it is done. */
function runStep(args, env) {
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

function readStamps() {
  try {
    return JSON.parse(readFileSync(join(projectRoot, "build", stampName), "utf8"));
  } catch {
    return {};
  }
}
