import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { packageCommand, projectRoot, runNode } from "./project.mjs";

const stampPath = join(projectRoot, "build", ".stamps.json");

/** What the app is built from. */
const buildPlaces = [
  "src/app",
  "src/catalogue",
  "src/site",
  "src/submission",
  "src/scheduling",
  "site.config.ts",
  "react-router.config.ts",
  "vite.config.ts",
  "package-lock.json",
  "public",
];

/** What the printed pages are made with, beside the build. */
const pressPlaces = ["src/press", "src/built"];

/**
 * Builds and prints what is stale, each step by its own fingerprint: the app from sources and content, the
 * pages from the app and `SITE_URL`. `HOST` and `PORT` touch neither. Returns an exit code.
 */
export function buildIfStale({ force = false } = {}) {
  const stamps = force ? {} : readStamps();
  const contentFolder = process.env.CONTENT_DIR ?? "content";
  const build = fingerprint([...buildPlaces, contentFolder], contentFolder);
  if (stamps.build !== build) {
    rmSync(stampPath, { force: true });
    console.log("Building…");
    const code = runNode([packageCommand("@react-router/dev", "bin.cjs"), "build"], {
      env: { NODE_ENV: "production", NODE_NO_WARNINGS: "1" },
    });
    if (code !== 0) return code;
    writeStamps({ build });
  }
  const press = fingerprint(pressPlaces, `${build} ${process.env.SITE_URL ?? ""}`);
  if (stamps.build !== build || stamps.press !== press) {
    console.log("Printing pages…");
    const code = runNode(["src/press/main.ts"], { env: { NODE_ENV: "production" } });
    if (code !== 0) return code;
    writeStamps({ build, press });
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
