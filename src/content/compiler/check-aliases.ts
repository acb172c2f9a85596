import { filePaths, findRedirect, paths, schedulePath } from "#config/index.ts";
import { pathOf } from "./check-links.ts";
import type { CompiledFile } from "./compile-file.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** Endpoints, and folders of endpoints or files, whose paths neither an alias nor a page can use; and two files. */
const served =
  /^\/(?:404|\.well-known|api|assets|booking|calendar|healthz|index|og|owner|readyz|reports|take-away)(?:\/|$)/;

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
    if (isPublicFile(path)) return [`is the file public${path}`, "remove the alias or the file"];
    const use = findUse(path);
    if (use) return [use, "remove it"];
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

/** Reports files in `content/pages` whose path already has another use. */
export function checkPagePaths(
  files: readonly CompiledFile[],
  isPublicFile: (path: string) => boolean,
): Diagnostic[] {
  const pages = files.filter(({ file }) => file.kind === "textPage");
  return pages.flatMap((page) => {
    const path = pathOf(page);
    const use = isPublicFile(path) ? `is the file public${path}` : findUse(path);
    if (!use) return [];
    const fix = "rename this file: its name is the page's path";
    return [{ file: page.file.label, line: 1, column: 1, problem: `the path ${path} ${use}`, fix }];
  });
}

function findUse(path: string): string | undefined {
  if (fixedPaths.has(path) || served.test(path)) return "is a page or file of the site";
  const moved = findRedirect(path);
  return moved && !path.slice(1).includes("/") ? `already leads to ${moved}` : undefined;
}
