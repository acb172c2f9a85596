import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodePath, projectRoot } from "./project.mjs";

const stampPath = join(projectRoot, "node_modules", ".installed-from");

/** Installs the packages of the lock file if they are missing or of another lock file. Exits 1 if it cannot. */
export function ensureInstalled() {
  const lock = createHash("sha256")
    .update(readFileSync(join(projectRoot, "package-lock.json")))
    .digest("hex");
  if (existsSync(nodePath) && existsSync(stampPath) && readFileSync(stampPath, "utf8") === lock) return;
  // On stderr, as all that npm says: what a command prints may go into a file.
  console.error("Installing packages…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // The site is built where it runs: NODE_ENV=production would leave out what builds it.
  const install = spawnSync(npm, ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: projectRoot,
    stdio: ["inherit", 2, "inherit"],
    shell: process.platform === "win32",
  });
  if (install.status !== 0 || !existsSync(nodePath)) {
    console.error(
      "The packages could not be installed. Check the connection to the npm registry, then run the command again.",
    );
    process.exit(1);
  }
  writeFileSync(stampPath, lock);
}
