import { statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { legalPageIds } from "../entries/legal-page.ts";
import { panelSchemas } from "../page-copy/index.ts";
import { checkLinks } from "./check-links.ts";
import type { CompiledFile } from "./compile-file.ts";
import { compileFiles } from "./compile-files.ts";
import { compilePanels, type PanelSchemas } from "./compile-panels.ts";
import { listContentFiles, reportSharedSlugs } from "./content-files.ts";
import { type Fault, sortFaults } from "./fault.ts";

/** Where the content lies, and what checks the panels. */
export interface CompilerOptions {
  contentDir: string;
  /** Pictures and downloads, for the check that they are there. */
  publicDir: string;
  /** Schemas of the panels; those of the site's screens unless a test says otherwise. */
  panelSchemas?: PanelSchemas;
  /** Today as an ISO date; the current UTC date by default. Entries with a later date are left out. */
  today?: () => string;
}

/** All content, read and checked once. `faults` must be empty before any of it may be shown. */
export interface CompiledContent {
  /** Entries and legal pages, drafts and faulty files included, in the order of their paths. */
  files: CompiledFile[];
  /** Name -> what its schema made of it. */
  panels: Record<string, unknown>;
  /** All faults of all files, in the order of the files. */
  faults: Fault[];
  /** What does not stop the build. */
  warnings: Fault[];
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
  const schemas = options.panelSchemas ?? panelSchemas;
  const folder = basename(contentDir);
  let known = new Map<string, CompiledFile>();

  return {
    async compile(changedPaths) {
      const faults: Fault[] = [];
      const listed = listContentFiles(contentDir, faults);
      reportSharedSlugs(listed, faults);
      const markdown = listed.filter((file) => file.kind !== "panel");
      const isCurrent = (path: string) => {
        const before = known.get(path);
        // A faulty file is read again: what it lacked, a picture perhaps, may be there now.
        return changedPaths && before && before.faults.length === 0 && !changedPaths.has(path);
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

      const panelFiles = listed.filter((file) => file.kind === "panel");
      const panels = compilePanels(panelFiles, schemas, `${folder}/page-copy`, faults);
      reportMissingLegalPages(files, folder, faults);
      faults.push(...files.flatMap((compiled) => compiled.faults));
      faults.push(...checkLinks(files, (path) => isFile(join(publicDir, path))));
      const warnings = sortFaults([
        ...files.flatMap((compiled) => compiled.warnings),
        ...listScheduleWarnings(files),
      ]);
      return { files, panels, faults: sortFaults(faults), warnings };
    },
  };
}

function listScheduleWarnings(files: readonly CompiledFile[]): Fault[] {
  return files.flatMap(({ file, publication, isScheduled, isDraft }) => {
    if (!publication || !isScheduled || isDraft) return [];
    const { date, line, column } = publication;
    const wrong = `dated ${date}, in the future: left out of the site`;
    const fix = `build again on ${date} (UTC) or later, or write an earlier date`;
    return [{ file: file.label, line, column, wrong, fix }];
  });
}

function reportMissingLegalPages(files: readonly CompiledFile[], folder: string, faults: Fault[]): void {
  for (const id of legalPageIds) {
    if (files.some(({ file }) => file.kind === "legal" && file.slug === id)) continue;
    const wrong = "the site links to this legal page, and there is no such file";
    faults.push({ file: `${folder}/legal/${id}.md`, line: 1, column: 1, wrong, fix: "write it" });
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
