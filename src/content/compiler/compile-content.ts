import { statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { legalPageIds } from "../entries/legal-page.ts";
import { utcDay } from "../publication/publication.ts";
import { checkAliases, checkPagePaths } from "./check-aliases.ts";
import { checkLinks, removeLinks } from "./check-links.ts";
import { type CompiledFile, compileFile } from "./compile-file.ts";
import { compileModels } from "./compile-models.ts";
import { compilePageCopy, type PageCopySchemas } from "./compile-page-copy.ts";
import { compileReadingOrder } from "./compile-reading-order.ts";
import {
  isMarkdown,
  listContentFiles,
  type MarkdownFile,
  reportSharedSlugs,
  reportSharedTakeAways,
} from "./content-files.ts";
import { type Diagnostic, reportTo, sortDiagnostics } from "./diagnostic.ts";
import { type FindPicture, openPictures } from "./open-pictures.ts";
import { type Models, quoteModels } from "./quote-models.ts";
import { readExampleCompany } from "./read-example-company.ts";
import { siteValues, type Values } from "./site-values.ts";
import type { PictureFolders } from "./smaller-pictures.ts";

export interface CompilerOptions {
  contentDir: string;
  /** Folder of images and downloads, to check that they exist. */
  publicDir: string;
  /** Where to write smaller versions of images. Without it, pages use the originals. */
  pictureFolders?: PictureFolders;
  pageCopySchemas: PageCopySchemas;
  /** Finds the parts of a text that share images can't show. */
  findUndrawn?: (text: string) => Promise<string[]>;
  /** Today as an ISO date; the current UTC date by default. Entries with a later date are scheduled. */
  today?: () => string;
}

/** Can be published only if `errors` is empty. */
export interface CompiledContent {
  /** People, entries and other pages, including drafts and files with errors. */
  files: CompiledFile[];
  /** Output of each schema, by name. */
  pageCopy: Record<string, unknown>;
  /** Paths of entries in reading order, including scheduled ones. */
  readingOrder: string[];
  errors: Diagnostic[];
  /** These don't stop the build. */
  warnings: Diagnostic[];
}

export async function compileContent(options: CompilerOptions): Promise<CompiledContent> {
  const contentDir = resolve(options.contentDir);
  const publicDir = resolve(options.publicDir);
  const folder = basename(contentDir);
  const today = options.today?.() ?? utcDay();
  const errors: Diagnostic[] = [];
  const listed = listContentFiles(contentDir, errors);
  reportSharedSlugs(listed, errors);

  const valueFiles = listed.filter(({ kind }) => kind === "exampleCompany" || kind === "offer");
  const values = new Map([...siteValues, ...valueFiles.flatMap((file) => readExampleCompany(file, errors))]);
  const modelFiles = listed.filter((file) => file.kind === "model");
  const models = compileModels(modelFiles, values, errors);

  const isPerson = ({ kind }: MarkdownFile) => kind === "person";
  const markdown = listed.filter(isMarkdown).toSorted((a, b) => Number(isPerson(b)) - Number(isPerson(a)));
  const pictures = await openPictures(publicDir, options.pictureFolders);
  const files = await compileFiles(markdown, pictures.find, today, values, models);
  await pictures.write();
  reportSharedTakeAways(
    files.filter(({ hasTakeAways }) => hasTakeAways).map(({ file }) => file),
    errors,
  );
  const warnings: Diagnostic[] = [];
  const { pageCopy, linking } = compilePageCopy(
    listed.filter((file) => file.kind === "pageCopy"),
    options.pageCopySchemas,
    { folderLabel: `${folder}/page-copy`, values, quote: quoteModels(models), files },
    { errors, warnings },
  );

  const order = listed.find((file) => file.kind === "readingOrder");
  const readingOrder = order ? compileReadingOrder(order, files, { errors, warnings }) : [];
  for (const { slug, label } of modelFiles) {
    if (files.some(({ model }) => model === slug)) continue;
    const fix = `write \`model: ${slug}\` in an article, or delete the file if no text quotes its results`;
    reportTo(warnings, label)("no article shows this model", fix);
  }

  for (const id of legalPageIds) {
    if (files.some(({ file }) => file.kind === "legal" && file.slug === id)) continue;
    const problem = "the file is missing, and the site links to this legal page";
    reportTo(errors, `${folder}/legal/${id}.md`)(problem, "write it");
  }
  errors.push(...files.flatMap((compiled) => compiled.errors));
  const isPublicFile = (path: string) => isFile(join(publicDir, path));
  for (const { file, shareWords } of files) {
    for (const { text, ...place } of shareWords) {
      const undrawn = /^[ -~]*$/.test(text) ? [] : ((await options.findUndrawn?.(text)) ?? []);
      if (undrawn.length === 0) continue;
      const fix = "use other characters, or a PNG or JPEG file as `image`";
      reportTo(warnings, file.label)(`the share image can't show ${undrawn.join(" ")}`, fix, place);
    }
  }
  const links = checkLinks(files, isPublicFile, linking);
  errors.push(...links.errors, ...checkAliases(files, isPublicFile), ...checkPagePaths(files, isPublicFile));
  warnings.push(...links.warnings, ...files.flatMap((compiled) => compiled.warnings));
  for (const compiled of files) {
    const hrefs = links.gone.get(compiled);
    if (hrefs && compiled.body !== undefined) compiled.body = removeLinks(compiled.body, hrefs);
  }
  for (const copy of linking) {
    const hrefs = links.gone.get(copy);
    if (hrefs) pageCopy[copy.name] = JSON.parse(removeLinks(JSON.stringify(pageCopy[copy.name]), hrefs));
  }
  return {
    files,
    pageCopy,
    readingOrder,
    errors: sortDiagnostics(errors),
    warnings: sortDiagnostics(warnings),
  };
}

async function compileFiles(
  files: readonly MarkdownFile[],
  findPicture: FindPicture,
  today: string,
  values: Values,
  models: Models,
): Promise<CompiledFile[]> {
  const compiled: CompiledFile[] = [];
  const people = new Map<string, CompiledFile>();
  for (const [index, file] of files.entries()) {
    const result = compileFile(file, findPicture, today, values, models, people);
    compiled.push(result);
    if (file.kind === "person") people.set(file.slug, result);
    // The Markdown parser frees memory between turns of the event loop: 570 MB for 10,000 files instead of 890.
    if (index % 50 === 0) await setImmediate();
  }
  return compiled;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
