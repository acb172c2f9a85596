import { filePaths, findRedirect, paths, schedulePath } from "#config/index.ts";
import { pathOf } from "./check-links.ts";
import type { CompiledFile } from "./compile-file.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** Endpoints, and folders of endpoints or files, whose paths an alias can't use. */
const served =
  /^\/(?:\.well-known|api|assets|booking|calendar|healthz|og|owner|readyz|reports|take-away)(?:\/|$)/;

const fixedPaths = new Set<string>([...Object.values(paths), ...Object.values(filePaths), schedulePath]);

/** Reports aliases that would hide a page, a file or each other. */
export function checkAliases(
  files: readonly CompiledFile[],
  isPublicFile: (path: string) => boolean,
): Diagnostic[] {
  const pages = new Map(files.map((compiled) => [pathOf(compiled), compiled.file.label]));
  const firstOf = new Map<string, string>();
  const explain = (path: string, label: string): [problem: string, fix: string] | undefined => {
    const page = pages.get(path);
    if (page === label) return ["is the article's own path", "remove it"];
    if (page) return [`is the path of ${page}`, "remove it, or rename that file"];
    if (fixedPaths.has(path) || served.test(path)) return ["is a page or file of the site", "remove it"];
    if (isPublicFile(path)) return [`is the file public${path}`, "remove the alias or the file"];
    const moved = findRedirect(path);
    if (moved && !path.slice(1).includes("/")) return [`already leads to ${moved}`, "remove it"];
    const first = firstOf.get(path);
    firstOf.set(path, first ?? label);
    return first === undefined ? undefined : [`is also an alias in ${first}`, "keep one of them"];
  };
  return files.flatMap(({ file: { label }, aliases }) =>
    aliases.flatMap(({ path, line, column }) => {
      const [problem, fix] = explain(path, label) ?? [];
      return problem && fix
        ? [{ file: label, line, column, problem: `the alias ${path} ${problem}`, fix }]
        : [];
    }),
  );
}
