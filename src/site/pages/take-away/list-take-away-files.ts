import { entryPath } from "#config/index.ts";
import { listBlocks } from "#content/blocks/list-blocks.ts";
import type { Article } from "#content/entries/index.ts";
import { findArticle, listEntries } from "#content/publication/content.server.ts";
import { renderCalendarFile } from "./calendar-file.ts";
import { renderTableFile } from "./table-file.ts";

/** A file made from an article's content. */
interface TakeAwayFile {
  path: string;
  text: string;
}

/** Lists a file for each table and calendar in all articles. `today` is an ISO date. */
export function listTakeAwayFiles(siteUrl: string, today: string): TakeAwayFile[] {
  return listEntries().flatMap(({ type, slug }) => {
    const article = findArticle(type, slug);
    return article ? renderFiles(article, siteUrl, today) : [];
  });
}

function renderFiles({ entry, blocks }: Article, siteUrl: string, today: string): TakeAwayFile[] {
  const { type, slug, date, updated: changed = date } = entry;
  const articleUrl = siteUrl + entryPath(type, slug);
  return listBlocks(blocks).flatMap((block) => {
    const isTable = block.type === "table" || block.type === "beforeAfter";
    if (!(isTable || block.type === "calendar") || !block.takeAway) return [];
    const text = isTable ? renderTableFile(block) : renderCalendarFile(block, { articleUrl, changed, today });
    return [{ path: block.takeAway, text }];
  });
}
