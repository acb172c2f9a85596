import { takeAwayFilePath, takeAwayPath } from "#config/index.ts";
import type { Block } from "../blocks/block.ts";
import { listBlocks } from "../blocks/list-blocks.ts";
import type { Report } from "./diagnostic.ts";

/**
 * Assigns the paths of an article's tables, calendars and templates under `/take-away/`. Tables are numbered in reading
 * order. Returns whether there are any.
 */
export function assignTakeAwayPaths(slug: string, blocks: readonly Block[], report: Report): boolean {
  const names = new Set<string>();
  const takeName = (name: string, fix: string) => {
    if (names.has(name)) report(`two ${name}`, fix);
    names.add(name);
  };
  let tables = 0;
  let hasTakeAways = false;
  for (const block of listBlocks(blocks)) {
    switch (block.type) {
      case "table":
      case "beforeAfter":
        tables += 1;
        block.takeAway = takeAwayFilePath(slug, `${tables}.csv`);
        break;
      case "calendar":
        block.takeAway = takeAwayFilePath(slug, `${block.file}.ics`);
        takeName(`calendars are named "${block.file}"`, "give one of them another `file`");
        break;
      case "template":
        block.takeAway = takeAwayPath(slug);
        takeName(`templates are titled "${block.title}"`, "give one of them another `title`");
        break;
      default:
        continue;
    }
    hasTakeAways = true;
  }
  return hasTakeAways;
}
