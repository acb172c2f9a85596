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
}

const importPattern =
  /^[ \t]*(?:import|export)\s+(type\s+)?(?:[^"'();]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

/** All TypeScript files below a folder, from the project's root, tests left out. */
export function listSourceFiles(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\.tsx?$|\.d\.ts$/.test(file.name))
    .map((file) => relative(projectRoot, join(file.parentPath, file.name)).replaceAll("\\", "/"))
    .sort();
}

/** The import lines of one file that lead to our own files; packages and generated types are left out. */
export function readImports(
  file: string,
  text = readFileSync(join(projectRoot, file), "utf8"),
): ImportLine[] {
  const lines: ImportLine[] = [];
  for (const match of text.matchAll(importPattern)) {
    const target = match[2] ?? match[3] ?? "";
    if (!target.startsWith(".") || target.includes("+types/")) continue;
    const path = posix.join(posix.dirname(file), target.replace(/\?\w+$/, ""));
    lines.push({
      from: file,
      to: path,
      line: text.slice(0, match.index).split("\n").length + (match[0].startsWith("\n") ? 1 : 0),
      typeOnly: match[1] !== undefined || namesTypesAlone(match[0]),
    });
  }
  return lines;
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
