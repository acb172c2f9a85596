import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nodePath, projectRoot } from "./project.mjs";

/**
 * Installs the lock file's packages unless they are already there; `production` skips dev dependencies. Exits
 * with 1 on failure.
 */
export function ensureInstalled({ production = false } = {}) {
  if (!isInstalled(production)) installPackages();
  let started = startNode();
  // Node's Linux binaries need libatomic, which slim images lack.
  if (started.status !== 0 && started.stderr?.includes("libatomic")) {
    console.error("Installing libatomic1, which Node needs…");
    for (const step of [["update"], ["install", "-y", "libatomic1"]])
      spawnSync("apt-get", step, { stdio: "ignore" });
    started = startNode();
    // npm has dropped the optional packages whose scripts failed.
    if (started.status === 0) installPackages();
  }
  if (started.status !== 0) {
    console.error(`${started.stderr ?? ""}The pinned Node does not run on this machine. If it lacks libatomic, install it
(Debian, Ubuntu: apt-get install libatomic1; Fedora: dnf install libatomic), then run the command again.`);
    process.exit(1);
  }
}

/** Compares the lock file with npm's own record of what is installed, regardless of the command that installed it. */
function isInstalled(production) {
  if (!existsSync(nodePath)) return false;
  const installed = readPackages("node_modules/.package-lock.json");
  return Object.entries(readPackages("package-lock.json")).every(
    ([path, { version, integrity, ...wanted }]) => {
      const found = installed[path];
      // npm doesn't install optional packages for other platforms.
      if (!found) return path === "" || wanted.optional || (production && (wanted.dev || wanted.devOptional));
      return found.version === version && found.integrity === integrity;
    },
  );
}

function readPackages(lockFile) {
  const path = join(projectRoot, lockFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")).packages ?? {}) : {};
}

function startNode() {
  return spawnSync(nodePath, ["--version"], { encoding: "utf8" });
}

/** Runs `npm ci`. Exits with 1 on failure. */
function installPackages() {
  // Print to stderr, like npm, because a command's stdout might be redirected to a file.
  console.error("Installing packages…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // The site is built where it runs, so it needs dev dependencies even with NODE_ENV=production.
  const install = spawnSync(npm, ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: projectRoot,
    stdio: ["inherit", 2, "inherit"],
    shell: process.platform === "win32",
  });
  if (install.status === 0 && existsSync(nodePath)) return;
  console.error(
    "The packages could not be installed. Check the connection to the npm registry, and run the command again.",
  );
  process.exit(1);
}
