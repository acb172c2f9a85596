import { spawn, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of `package.json`. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** The pinned Node, regardless of the version installed on the machine. */
export const nodePath = join(
  projectRoot,
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** Runs a script with the pinned Node. Returns its exit code. */
export function runNode(args, { env = {}, stdio = "inherit" } = {}) {
  const run = spawnSync(nodePath, args, { cwd: projectRoot, stdio, env: { ...process.env, ...env } });
  return run.status ?? 1;
}

/** Returns the path of a package's command, which runs with the pinned Node and without a shell. */
export function packageCommand(packageName, file) {
  return join(projectRoot, "node_modules", ...packageName.split("/"), file);
}

/** Runs a long-lived script with the pinned Node, forwards signals and exits with its code. */
export function becomeNode(args, { env = {} } = {}) {
  const child = spawn(nodePath, args, {
    cwd: projectRoot,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  // npm's shell dies on a signal without forwarding it, so stop when the parent is gone.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500);
  watch.unref();
  child.on("exit", (code, signal) => {
    process.exit(code ?? (signal ? 1 : 0));
  });
}
