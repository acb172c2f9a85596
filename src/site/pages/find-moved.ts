import { entryKindNames, entryPath, findRedirect, reportPath, takeAwayPath } from "#config/index.ts";
import { listBlocks } from "#content/blocks/list-blocks.ts";
import type { Entry } from "#content/entries/index.ts";
import { findArticle, findRenamed, listEntries } from "#content/publication/content.server.ts";
import { findShareImage } from "../layout/metadata/index.ts";

/**
 * Finds the current path of a page or file that has moved: an old path of the site, the alias of an article, or a file of
 * a renamed article. Emails and other sites link to those files.
 */
export function findMoved(path: string): string | undefined {
  const target = findRedirect(path);
  const entry = findRenamed(path) ?? findRenamed(target ?? "");
  return entry ? entryPath(entry.type, entry.slug) : (target ?? findMovedFile(path));
}

function findMovedFile(path: string): string | undefined {
  const [, page = ""] = /^\/og(\/.+)\.png$/.exec(path) ?? [];
  const pictured = findRenamed(page);
  if (pictured) return findShareImage(pictured, listEntries());
  const [, signal = ""] = /^\/reports\/([^/]+)\.pdf$/.exec(path) ?? [];
  const reported = findRenamed(entryPath("signal", signal));
  if (reported?.type === "signal") return reportPath(reported.slug);
  const [, slug = "", file = ""] = /^\/take-away\/([^/]+)(\/[^/]+)?$/.exec(path) ?? [];
  return entryKindNames
    .flatMap((kind) => findRenamed(entryPath(kind, slug)) ?? [])
    .map((entry) => findTakeAway(entry, file))
    .find((found) => found !== undefined);
}

/** A table's or calendar's file, or the page with the templates if `file` is empty. */
function findTakeAway({ type, slug }: Entry, file: string): string | undefined {
  const path = takeAwayPath(slug) + file;
  const blocks = listBlocks(findArticle(type, slug)?.blocks ?? []);
  return blocks.some((block) => "takeAway" in block && block.takeAway === path) ? path : undefined;
}
