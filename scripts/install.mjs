import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodePath, projectRoot } from "./project.mjs";

const stampPath = join(projectRoot, "node_modules", ".installed-from");

/** Installs the packages if they are missing or don't match the lock file. Exits with 1 on failure. */
export function ensureInstalled() {
  const lock = createHash("sha256")
    .update(readFileSync(join(projectRoot, "package-lock.json")))
    .digest("hex");
  if (existsSync(nodePath) && existsSync(stampPath) && readFileSync(stampPath, "utf8") === lock) return;
  installPackages();
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
  writeFileSync(stampPath, lock);
}

function startNode() {
  return spawnSync(nodePath, ["--version"], { encoding: "utf8" });
}

/** Runs `npm ci`. Exits with 1 on failure. */
function installPackages() {
  // Print to stderr, like npm, because a command's stdout might be redirected to a file.
  console.error("Installing packages…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // The site is built where it runs, so it needs development packages even with NODE_ENV=production.
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
