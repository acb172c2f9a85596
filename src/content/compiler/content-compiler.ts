import { statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { legalPageIds } from "../entries/legal-page.ts";
import { pageCopySchemas } from "../page-copy.ts";
import { checkLinks } from "./check-links.ts";
import type { CompiledFile } from "./compile-file.ts";
import { compileFiles } from "./compile-files.ts";
import { compilePageCopy, type PageCopySchemas } from "./compile-page-copy.ts";
import { listContentFiles, reportSharedSlugs } from "./content-files.ts";
import { type Diagnostic, sortDiagnostics } from "./diagnostic.ts";

/** Where the content lies, and what checks the pageCopy. */
export interface CompilerOptions {
  contentDir: string;
  /** Pictures and downloads, for the check that they are there. */
  publicDir: string;
  /** Schemas of the pageCopy; those of the site's screens unless a test says otherwise. */
  pageCopySchemas?: PageCopySchemas;
  /** Today as an ISO date; the current UTC date by default. Entries with a later date are left out. */
  today?: () => string;
}

/** All content, read and checked once. `errors` must be empty before any of it may be shown. */
export interface CompiledContent {
  /** Entries and legal pages, drafts and files with errors included, in the order of their paths. */
  files: CompiledFile[];
  /** Name -> what its schema made of it. */
  pageCopy: Record<string, unknown>;
  /** All errors of all files, in the order of the files. */
  errors: Diagnostic[];
  /** What does not stop the build. */
  warnings: Diagnostic[];
}

/** Compiles a content folder, the first time in whole, then only what has changed. */
export interface ContentCompiler {
  /** `changedPaths` are absolute; without it everything is read again. */
  compile(changedPaths?: ReadonlySet<string>): Promise<CompiledContent>;
}

/** A compiler that remembers what it has read, for `npm run dev`. A build asks it once. */
export function createContentCompiler(options: CompilerOptions): ContentCompiler {
  const contentDir = resolve(options.contentDir);
  const publicDir = resolve(options.publicDir);
  const readToday = options.today ?? (() => new Date().toISOString().slice(0, 10));
  const schemas = options.pageCopySchemas ?? pageCopySchemas;
  const folder = basename(contentDir);
  let known = new Map<string, CompiledFile>();

  return {
    async compile(changedPaths) {
      const errors: Diagnostic[] = [];
      const listed = listContentFiles(contentDir, errors);
      reportSharedSlugs(listed, errors);
      const markdown = listed.filter((file) => file.kind !== "pageCopy");
      const isCurrent = (path: string) => {
        const before = known.get(path);
        // A file with errors is read again: what it lacked, a picture perhaps, may be there now.
        return changedPaths && before && before.errors.length === 0 && !changedPaths.has(path);
      };
      const read = await compileFiles(
        markdown.filter((file) => !isCurrent(file.path)),
        publicDir,
      );
      const readNow = new Map(read.map((compiled) => [compiled.file.path, compiled]));
      const today = readToday();
      const files = markdown
        .map((file) => readNow.get(file.path) ?? known.get(file.path))
        .filter((compiled) => compiled !== undefined)
        .map((compiled) => ({ ...compiled, isScheduled: (compiled.publication?.date ?? "") > today }));
      known = new Map(files.map((compiled) => [compiled.file.path, compiled]));

      const copyFiles = listed.filter((file) => file.kind === "pageCopy");
      const pageCopy = compilePageCopy(copyFiles, schemas, `${folder}/page-copy`, errors);
      reportMissingLegalPages(files, folder, errors);
      errors.push(...files.flatMap((compiled) => compiled.errors));
      errors.push(...checkLinks(files, (path) => isFile(join(publicDir, path))));
      const warnings = sortDiagnostics([
        ...files.flatMap((compiled) => compiled.warnings),
        ...listScheduleWarnings(files),
      ]);
      return { files, pageCopy, errors: sortDiagnostics(errors), warnings };
    },
  };
}

function listScheduleWarnings(files: readonly CompiledFile[]): Diagnostic[] {
  return files.flatMap(({ file, publication, isScheduled, isDraft }) => {
    if (!publication || !isScheduled || isDraft) return [];
    const { date, line, column } = publication;
    const problem = `dated ${date}, in the future: left out of the site`;
    const fix = `build again on ${date} (UTC) or later, or write an earlier date`;
    return [{ file: file.label, line, column, problem, fix }];
  });
}

function reportMissingLegalPages(files: readonly CompiledFile[], folder: string, errors: Diagnostic[]): void {
  for (const id of legalPageIds) {
    if (files.some(({ file }) => file.kind === "legal" && file.slug === id)) continue;
    const problem = "the site links to this legal page, and there is no such file";
    errors.push({ file: `${folder}/legal/${id}.md`, line: 1, column: 1, problem, fix: "write it" });
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
