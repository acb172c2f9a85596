import { type ChildProcess, spawn } from "node:child_process";
import { hash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDirectory, fixtureConfig, fixtureContent } from "../publish/real-build.ts";

const projectRoot = join(import.meta.dirname, "../../..");
const parts = [
  "public",
  "scripts",
  "src",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

export interface RunningScript {
  child: ChildProcess;
  printed: { out: string; err: string };
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

/** A copy of the project with the fixture's configuration and content, and their build. */
export interface ProjectCopy {
  folder: string;
  /** Starts `scripts/{name}.mjs`. */
  start(name: string, env?: Record<string, string>): RunningScript;
  /** Hashes of the files in a folder of the copy, by path. */
  hashFiles(folder: string): Record<string, string>;
  /** Names of all build folders, finished or not. */
  listBuilds(): string[];
  /** Kills running scripts and removes the folder. */
  remove(): void;
}

/** Copies the project. Needs a finished build. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  const copy = (from: string, to: string) =>
    cpSync(from, join(folder, to), { recursive: true, preserveTimestamps: true });
  for (const part of parts) copy(join(projectRoot, part), part);
  copy(fixtureConfig, "site.config.ts");
  copy(fixtureContent, "content");
  copy(buildDirectory, "build");
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  const children: ChildProcess[] = [];
  return {
    folder,
    start(name, env = {}) {
      const child = spawn(process.execPath, [join(folder, "scripts", `${name}.mjs`)], {
        cwd: folder,
        // Starts a process group, so that a kill also reaches the steps of a build.
        detached: true,
        env: { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), PORT: "0", ...env },
      });
      children.push(child);
      const printed = { out: "", err: "" };
      child.stdout.on("data", (chunk) => {
        printed.out += chunk;
      });
      child.stderr.on("data", (chunk) => {
        printed.err += chunk;
      });
      return { child, printed, ended: new Promise((resolve) => child.on("close", resolve)) };
    },
    hashFiles: (name) => hashFiles(join(folder, name)),
    listBuilds: () => readdirSync(folder).filter((name) => name.startsWith("build")),
    remove() {
      for (const child of children) if (child.exitCode === null) killGroup(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kills a script and everything it started, like a power failure. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function hashFiles(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
  return Object.fromEntries(files.map((name) => [name, hash("sha256", readFileSync(join(folder, name)))]));
}
