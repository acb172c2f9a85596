import { type Dirent, readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { type EntryKind, entryKindNames, entryKinds } from "#config/index.ts";
import { type Diagnostic, reportTo } from "./diagnostic.ts";

/** Determined by a file's folder, or by its name if it isn't in one. */
type ContentKind = MarkdownKind | "pageCopy" | "model" | "exampleCompany" | "offer" | "readingOrder";
type MarkdownKind = EntryKind | "legal" | "textPage" | "person";

export interface ContentFile {
  path: string;
  /** Path in diagnostics: `content/insights/x.md`. */
  label: string;
  kind: ContentKind;
  /** File name without its extension: an entry's or page's slug, a legal page's id or a page copy's name. */
  slug: string;
}

/** A file that becomes a page, or a person on pages. */
export type MarkdownFile = ContentFile & { kind: MarkdownKind };

/** A file that becomes an article. */
export type ArticleFile = ContentFile & { kind: EntryKind };

export function isArticle(file: ContentFile): file is ArticleFile {
  return entryKindNames.some((kind) => kind === file.kind);
}

export function isMarkdown(file: ContentFile): file is MarkdownFile {
  return file.path.endsWith(".md");
}

const folders = new Map<string, { kind: ContentKind; ending: string }>([
  ...entryKindNames.map((kind) => [entryKinds[kind].folder, { kind, ending: ".md" }] as const),
  ["legal", { kind: "legal", ending: ".md" }],
  ["pages", { kind: "textPage", ending: ".md" }],
  ["people", { kind: "person", ending: ".md" }],
  ["page-copy", { kind: "pageCopy", ending: ".yaml" }],
  ["models", { kind: "model", ending: ".yaml" }],
]);

/** Files of values that other files insert, by the prefix of their names: `{{offer.price}}`. */
export const valueFiles = new Map([
  ["example.", "example-company.yaml"],
  ["offer.", "offer.yaml"],
]);

/** Optional files beside the folders. */
const singleFiles = new Map<string, ContentKind>([
  ["example-company.yaml", "exampleCompany"],
  ["offer.yaml", "offer"],
  ["glossary.md", "textPage"],
  ["reading-order.yaml", "readingOrder"],
]);

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Lists the content files in alphabetical order. Subfolders (`insights/2025/x.md`) aren't part of the URL. Hidden files
 * and READMEs are ignored; any other unused file is an error.
 */
export function listContentFiles(contentDir: string, errors: Diagnostic[]): ContentFile[] {
  const root = basename(contentDir);
  const files: ContentFile[] = [];
  for (const { path, inside } of listFiles(contentDir, root, errors)) {
    const label = [root, ...inside].join("/");
    const report = reportTo(errors, label);
    const name = inside.at(-1) ?? "";
    const folderName = inside.length > 1 ? (inside[0] ?? "") : "";
    if (inside.some((part) => part.startsWith(".")) || name === "README.md") continue;
    const single = folderName === "" ? singleFiles.get(name) : undefined;
    if (single) {
      files.push({ path, label, kind: single, slug: name.replace(/\.\w+$/, "") });
      continue;
    }
    const folder = folders.get(folderName);
    if (!folder) {
      report("this folder is not used", `move the file into one of ${[...folders.keys()].join(", ")}`);
    } else if (!name.endsWith(folder.ending)) {
      const fix = "rename the file, or move it out of the content folder";
      report(`files in ${folderName} must end in ${folder.ending}`, fix);
    } else {
      const slug = name.slice(0, -folder.ending.length);
      if (!slugPattern.test(slug)) {
        const fix = `name it ${suggestSlug(slug)}${folder.ending}: lowercase letters, digits, single hyphens`;
        report(`the file name "${slug}" cannot be part of a URL`, fix);
      }
      files.push({ path, label, kind: folder.kind, slug });
    }
  }
  return files;
}

/** Reports files of the same kind that share a slug, ignoring case. */
export function reportSharedSlugs(files: readonly ContentFile[], errors: Diagnostic[]): void {
  const firstOf = new Map<string, ContentFile>();
  for (const file of files) {
    const key = `${file.kind}/${file.slug.toLowerCase()}`;
    const first = firstOf.get(key);
    if (first) {
      const problem = `the slug "${file.slug}" is taken by ${first.label}`;
      reportTo(errors, file.label)(problem, "rename one of the two files");
    } else {
      firstOf.set(key, file);
    }
  }
}

/** Reports articles of different kinds with the same slug if both have take-away files, whose paths would clash. */
export function reportSharedTakeAways(articles: readonly MarkdownFile[], errors: Diagnostic[]): void {
  const firstOf = new Map<string, ContentFile>();
  for (const file of articles) {
    const first = firstOf.get(file.slug);
    if (first && first.kind !== file.kind) {
      const problem = `its tables and templates would have the same paths as those of ${first.label}`;
      reportTo(errors, file.label)(problem, "rename one of the two files");
    }
    firstOf.set(file.slug, file);
  }
}

function listFiles(
  contentDir: string,
  root: string,
  errors: Diagnostic[],
): Array<{ path: string; inside: string[] }> {
  let found: Dirent[];
  try {
    found = readdirSync(contentDir, { recursive: true, withFileTypes: true });
  } catch {
    reportTo(errors, root)("there is no such folder", "create it, or set CONTENT_DIR to another");
    return [];
  }
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path, inside: relative(contentDir, path).split(sep) }));
}

function suggestSlug(slug: string): string {
  return (
    slug
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "my-article"
  );
}
