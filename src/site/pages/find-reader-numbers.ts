import { entryPath, paths } from "#config/index.ts";
import { type ComparedNumber, compareInputs } from "#content/blocks/calculator/recalculate.ts";
import { findArticle, listEntries } from "#content/publication/content.server.ts";
import { findMoved } from "./find-moved.ts";

/**
 * Finds the numbers that a reader entered in an article's calculator, from the URL of the article, or of the contact
 * page that the reader went to from there.
 */
export function findReaderNumbers(url: string): ComparedNumber[] | undefined {
  if (!URL.canParse(url)) return undefined;
  const { pathname, searchParams, origin } = new URL(url);
  const from = pathname === paths.contact && searchParams.get("from");
  if (from) return findReaderNumbers(origin + from);
  const path = findMoved(pathname) ?? pathname;
  const entry = listEntries().find(({ type, slug }) => entryPath(type, slug) === path);
  const article = entry && findArticle(entry.type, entry.slug);
  return article && compareInputs(article.blocks, searchParams);
}
