import { type Dirent, readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { type EntryKind, entryKindNames, entryKinds } from "../../site/index.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** What a file in the content folder is, by the folder it lies in. */
export type ContentKind = EntryKind | "legal" | "pageCopy";

/** One file that an owner wrote. */
export interface ContentFile {
  path: string;
  /** As errors name it: `content/insights/x.md`. */
  label: string;
  kind: ContentKind;
  /** The file name without its ending: slug of an entry, id of a legal page, name of a page copy file. */
  slug: string;
}

const sections: Readonly<Record<string, { kind: ContentKind; ending: string }>> = {
  ...Object.fromEntries(entryKindNames.map((kind) => [entryKinds[kind].folder, { kind, ending: ".md" }])),
  legal: { kind: "legal", ending: ".md" },
  "page-copy": { kind: "pageCopy", ending: ".yaml" },
};

/** Short, lower case, hyphens: it becomes the address of a page. */
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Lists what lies in the content folder, in the order of the alphabet. Entries may lie in folders of their own
 * (`insights/2025/x.md`): the address is made of the file name alone. Files that begin with a dot and a README
 * are left alone; everything else that nobody would read is an error.
 */
export function listContentFiles(contentDir: string, errors: Diagnostic[]): ContentFile[] {
  const folder = basename(contentDir);
  const files: ContentFile[] = [];
  for (const { path, inside } of listFiles(contentDir, folder, errors)) {
    const label = [folder, ...inside].join("/");
    const report = (problem: string, fix: string) =>
      errors.push({ file: label, line: 1, column: 1, problem, fix });
    const name = inside.at(-1) ?? "";
    const sectionName = inside.length > 1 ? (inside[0] ?? "") : "";
    if (inside.some((part) => part.startsWith(".")) || name === "README.md") continue;
    const section = Object.hasOwn(sections, sectionName) ? sections[sectionName] : undefined;
    if (!section) {
      report("nothing reads this folder", `move the file into one of ${Object.keys(sections).join(", ")}`);
    } else if (!name.endsWith(section.ending)) {
      report(
        `files in ${sectionName} end in ${section.ending}`,
        "rename the file, or move it out of the content folder",
      );
    } else {
      const slug = name.slice(0, -section.ending.length);
      if (!slugPattern.test(slug)) {
        report(
          `the file name "${slug}" cannot be an address`,
          `name it ${suggestSlug(slug)}${section.ending}: lower-case letters, digits, single hyphens`,
        );
      }
      files.push({ path, label, kind: section.kind, slug });
    }
  }
  return files;
}

/** Reports every address that two files of one kind would share; case does not tell them apart. */
export function reportSharedSlugs(files: readonly ContentFile[], errors: Diagnostic[]): void {
  const firstOf = new Map<string, ContentFile>();
  for (const file of files) {
    const key = `${file.kind}/${file.slug.toLowerCase()}`;
    const first = firstOf.get(key);
    if (first) {
      const problem = `the slug "${file.slug}" is taken by ${first.label}`;
      errors.push({ file: file.label, line: 1, column: 1, problem, fix: "rename one of the two files" });
    } else {
      firstOf.set(key, file);
    }
  }
}

function listFiles(
  contentDir: string,
  folder: string,
  errors: Diagnostic[],
): Array<{ path: string; inside: string[] }> {
  let found: Dirent[];
  try {
    found = readdirSync(contentDir, { recursive: true, withFileTypes: true });
  } catch {
    const problem = "there is no such folder";
    errors.push({
      file: folder,
      line: 1,
      column: 1,
      problem,
      fix: "create it, or set CONTENT_DIR to the one you mean",
    });
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
