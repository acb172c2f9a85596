import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { EntryKind } from "#config/index.ts";
import type { Block } from "#content/blocks/block.ts";
import { type CompilerOptions, compileContent } from "#content/compiler/compile-content.ts";
import { type Diagnostic, formatDiagnostic } from "#content/compiler/diagnostic.ts";
import type { ArticleOfKind, Entry } from "#content/entries/index.ts";
import { sortNewestFirst } from "#content/publication/queries.ts";
import { pageCopySchemas } from "#site/pages/page-copy.ts";

export { formatDiagnostic, pageCopySchemas };

/** A summary whose length doesn't cause a warning. */
export const summary =
  "A sample summary that is long enough for a card and for a meta description, because it has one hundred and thirty-eight characters in all.";

/** Front matter that causes no warnings; `extra` adds lines to it. */
export function insightFront(extra = ""): string {
  const lines = [
    "title: A sample",
    `summary: ${summary}`,
    'tags: ["GTM Strategy", "Lean Teams"]',
    "date: 2025-04-08",
  ];
  return `---\n${lines.join("\n")}\n${extra}---\n`;
}

/** Front matter of a person, without the keys that are `undefined`. */
export function personFront(changes: Readonly<Record<string, unknown>> = {}): string {
  const person = {
    name: "Ada Writer",
    role: "Strategist",
    before: "Ran a team",
    link: "https://example.com/ada",
    ...changes,
  };
  const lines = Object.entries(person).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([key, value]) => `${key}: ${value}`).join("\n")}\n---\n`;
}

/** Number of lines in `insightFront()`; the body starts on the next line. */
export const frontLines = 6;

const legalPage = "---\ntitle: A page\ndescription: About it.\neffectiveDate: 2025-09-01\n---\nText.\n";
/** The legal pages that every content folder needs. */
export const legalPages = {
  "content/legal/privacy.md": legalPage,
  "content/legal/terms.md": legalPage,
  "content/legal/cookie-preferences.md": legalPage,
};

/** Writes files into a folder that is removed after the test, and returns the folder. */
export function writeFiles(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

interface CompiledFolder {
  /** Newest first, without drafts, scheduled entries and entries with errors. */
  entries: Entry[];
  pageCopy: Record<string, unknown>;
  readingOrder: string[];
  errors: Diagnostic[];
  warnings: Diagnostic[];
  findArticle<Kind extends EntryKind>(kind: Kind, slug: string): ArticleOfKind<Kind> | undefined;
}

/** Compiles a content folder without Vite. Errors are returned, never thrown. */
export async function compileFolder(
  contentDir: string,
  options: Partial<Omit<CompilerOptions, "contentDir">> = {},
): Promise<CompiledFolder> {
  const { files, ...compiled } = await compileContent({
    publicDir: "public",
    pageCopySchemas,
    ...options,
    contentDir,
  });
  const published = files.filter(({ publication, entry }) => entry && publication === "published");
  return {
    entries: sortNewestFirst(published.flatMap(({ entry }) => (entry ? [entry] : []))),
    ...compiled,
    findArticle<Kind extends EntryKind>(kind: Kind, slug: string) {
      const body = published.find(({ entry }) => entry?.type === kind && entry.slug === slug)?.body;
      if (!body) return undefined;
      const article: ArticleOfKind<Kind> = JSON.parse(body);
      return article;
    },
  };
}

/** Compiles the given `content/…` and `public/…` files together with legal pages, but without page copy. */
export function compileFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<CompilerOptions> = {},
): Promise<CompiledFolder> {
  const root = writeFiles({ ...legalPages, ...files });
  const publicDir = join(root, "public");
  return compileFolder(join(root, "content"), { publicDir, pageCopySchemas: {}, ...options });
}

/** Compiles one insight with this body. */
export function compileBody(
  body: string,
  files: Readonly<Record<string, string>> = {},
): Promise<CompiledFolder> {
  return compileFiles({ ...files, "content/insights/x.md": insightFront() + body });
}

/** Returns the blocks of one insight with this body, which must not have errors. */
export async function readBlocks(
  body: string,
  files: Readonly<Record<string, string>> = {},
): Promise<Block[]> {
  const { errors, findArticle } = await compileBody(body, files);
  expect(errors).toEqual([]);
  return findArticle("insight", "x")?.blocks ?? [];
}

/** Returns the errors of one insight with this body as printed, but without the file name. */
export async function listBodyErrors(
  body: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const { errors } = await compileBody(body, files);
  return errors.map((error) => formatDiagnostic(error).replace("content/insights/x.md:", ""));
}
