import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { keepEarlierAssets } from "./keep-earlier-assets.mjs";
import { packageCommand, projectRoot, runNode } from "./project.mjs";

const stampPath = join(projectRoot, "build", ".stamps.json");

/** What the app is built from. */
const buildPlaces = [
  "src/app",
  "src/islands",
  "src/catalogue",
  "src/site",
  "src/submission",
  "src/scheduling",
  "site.config.ts",
  "vite.config.ts",
  "package-lock.json",
  "public",
];

/** What the pages are prerendered with, beside the build. */
const prerenderPlaces = ["src/prerender", "src/built"];

/** Written by the build: the date of the earliest entry that it left out as not published yet, or nothing. */
const nextPublicationPath = join(projectRoot, "build", "server", "catalogue", "next-publication");

/** Returns whether the date of an entry that the last build left out has come. `today` is an ISO date in UTC. */
export function isPublicationDue(path = nextPublicationPath, today = new Date().toISOString().slice(0, 10)) {
  const date = existsSync(path) ? readFileSync(path, "utf8") : "";
  return date !== "" && date <= today;
}

/**
 * Builds and prerenders what is stale, each step by its own fingerprint: the app from sources and content, the
 * pages from the app and `SITE_URL`. `HOST` and `PORT` touch neither. Returns an exit code.
 */
export function buildIfStale({ force = false } = {}) {
  const stamps = force || isPublicationDue() ? {} : readStamps();
  const contentFolder = process.env.CONTENT_DIR || "content";
  const build = fingerprint([...buildPlaces, contentFolder], contentFolder);
  if (stamps.build !== build) {
    rmSync(stampPath, { force: true });
    console.log("Building…");
    keepEarlierAssets(join(projectRoot, "build"));
    const code = runNode([packageCommand("vite", "bin/vite.js"), "build", "--logLevel", "warn"], {
      env: { NODE_ENV: "production", NODE_NO_WARNINGS: "1" },
    });
    if (code !== 0) return code;
    writeStamps({ build });
  }
  const prerender = fingerprint(prerenderPlaces, `${build} ${process.env.SITE_URL ?? ""}`);
  if (stamps.build !== build || stamps.prerender !== prerender) {
    console.log("Prerendering pages…");
    const code = runNode(["src/prerender/main.ts"], { env: { NODE_ENV: "production" } });
    if (code !== 0) return code;
    writeStamps({ build, prerender });
  }
  return 0;
}

function readStamps() {
  if (!existsSync(stampPath)) return {};
  try {
    return JSON.parse(readFileSync(stampPath, "utf8"));
  } catch {
    return {};
  }
}

function writeStamps(stamps) {
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, JSON.stringify(stamps));
}
