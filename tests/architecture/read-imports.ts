import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** One import line of our own code that names another of our files. Paths are from the project's root. */
export interface ImportLine {
  from: string;
  to: string;
  /** 1-based line in `from`. */
  line: number;
  typeOnly: boolean;
  /** `import("…")`: loaded when it is wanted. */
  dynamic: boolean;
}

const importPattern =
  /^[ \t]*(?:import|export)\s+(type\s+)?(?:[^"'();]*?\sfrom\s+)?["']([^"']+)["']|(\btypeof\s+)?(?<!\.)\bimport\(\s*["']([^"']+)["']\s*\)/gm;

/** All TypeScript files below a folder, from the project's root, tests left out. */
export function listSourceFiles(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\.tsx?$|\.d\.ts$/.test(file.name))
    .map((file) => relative(projectRoot, join(file.parentPath, file.name)).replaceAll("\\", "/"))
    .sort();
}

/** One import line that names a package or a module of Node's. */
export interface PackageLine {
  from: string;
  /** As it is written: `react`, `node:fs`, `hono/http-exception`. */
  name: string;
  line: number;
}

/** The import lines of one file that lead to our own files; packages are left out. */
export function readImports(file: string, text = readText(file)): ImportLine[] {
  return readStatements(text)
    .filter(({ target }) => target.startsWith("."))
    .map(({ target, line, typeOnly, dynamic }) => ({
      from: file,
      to: posix.join(posix.dirname(file), target.replace(/\?\w+$/, "")),
      line,
      typeOnly,
      dynamic,
    }));
}

/** The import lines of one file that lead to packages; what a plugin makes up (`virtual:`) is none. */
export function readPackages(file: string, text = readText(file)): PackageLine[] {
  return readStatements(text)
    .filter(({ target }) => !target.startsWith(".") && !target.startsWith("virtual:"))
    .map(({ target, line }) => ({ from: file, name: target, line }));
}

function readText(file: string): string {
  return readFileSync(join(projectRoot, file), "utf8");
}

interface Statement {
  target: string;
  line: number;
  typeOnly: boolean;
  dynamic: boolean;
}

function readStatements(text: string): Statement[] {
  return [...text.matchAll(importPattern)].map((match) => ({
    target: match[2] ?? match[4] ?? "",
    line: text.slice(0, match.index).split("\n").length + (match[0].startsWith("\n") ? 1 : 0),
    typeOnly: match[1] !== undefined || match[3] !== undefined || namesTypesAlone(match[0]),
    dynamic: match[4] !== undefined && match[3] === undefined,
  }));
}

/** `import { type A, type B } from "…"` asks for types alone, though the word stands inside the braces. */
function namesTypesAlone(statement: string): boolean {
  const braces = /\{([^}]*)\}/.exec(statement)?.[1];
  if (!braces || !/^\s*(?:import|export)\s+\{/.test(statement)) return false;
  const names = braces
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length > 0 && names.every((name) => name.startsWith("type "));
}
