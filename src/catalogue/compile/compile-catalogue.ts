import type { EntryKind } from "../../site/index.ts";
import type { ArticleOfKind, Entry } from "../entries/index.ts";
import { sortNewestFirst } from "../queries.ts";
import { type CompilerOptions, createContentCompiler } from "./content-compiler.ts";
import type { Fault } from "./fault.ts";

/** A content folder compiled without Vite, for checks and tools. */
export interface CompiledCatalogue {
  /** Newest first, drafts and faulty pieces left out. */
  entries: Entry[];
  panels: Record<string, unknown>;
  faults: Fault[];
  warnings: Fault[];
  /** A piece with its body; parsed when asked for. */
  findArticle<Kind extends EntryKind>(kind: Kind, slug: string): ArticleOfKind<Kind> | undefined;
}

/** Compiles a content folder under plain Node. Faults are returned, never thrown. */
export async function compileCatalogue(
  contentDir: string,
  options: Partial<Omit<CompilerOptions, "contentDir">> = {},
): Promise<CompiledCatalogue> {
  const compiler = createContentCompiler({ publicDir: "public", ...options, contentDir });
  const { files, panels, faults, warnings } = await compiler.compile();
  const published = files.filter(({ isDraft, entry }) => entry && !isDraft);
  return {
    entries: sortNewestFirst(published.flatMap(({ entry }) => (entry ? [entry] : []))),
    panels,
    faults,
    warnings,
    findArticle<Kind extends EntryKind>(kind: Kind, slug: string) {
      const body = published.find(({ entry }) => entry?.type === kind && entry.slug === slug)?.body;
      if (!body) return undefined;
      const article: ArticleOfKind<Kind> = JSON.parse(new TextDecoder().decode(body));
      return article;
    },
  };
}
