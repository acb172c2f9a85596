import type { Block } from "../blocks/block.ts";
import { inlineText } from "../blocks/inline.ts";

/** Words a person reads in a minute (spec 9). */
const WORDS_PER_MINUTE = 200;

/**
 * Reading time in minutes: words divided by 200, rounded up, at least 1 (spec 9). Counts all visible words of
 * the body: tables, callouts, checklists, captions and titles of blocks included.
 */
export function countReadMinutes(blocks: readonly Block[]): number {
  return Math.max(1, Math.ceil(countWords(blocks) / WORDS_PER_MINUTE));
}

/** Number of visible words. A word holds a letter or a digit; a lone dash, arrow or bullet is none. */
export function countWords(blocks: readonly Block[]): number {
  let count = 0;
  for (const text of blocks.flatMap(listTexts)) {
    for (const word of text.split(/\s+/)) if (/[\p{Letter}\p{Number}]/u.test(word)) count++;
  }
  return count;
}

/** Every text of a block that a page shows, in reading order. */
function listTexts(block: Block): string[] {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return [inlineText(block.children)];
    case "list":
      return block.points.flatMap((point) => point.flatMap(listTexts));
    case "code":
      return [block.text];
    case "callout":
      return [block.title ?? "", ...block.children.flatMap(listTexts)];
    case "stat":
      return [block.value, block.label];
    case "statGrid":
      return block.stats.flatMap((stat) => [stat.value, stat.label]);
    case "metricGrid":
      return block.metrics.flatMap((metric) => [metric.value, metric.label]);
    case "timeline":
      return block.events.flatMap((event) => [
        event.title,
        event.date ?? "",
        ...event.children.flatMap(listTexts),
      ]);
    case "table":
      return [
        block.caption ?? "",
        ...block.columns.map((column) => inlineText(column.label)),
        ...block.rows.flat().map(inlineText),
      ];
    case "beforeAfter":
      return [
        block.caption ?? "",
        ...block.rows.flatMap((row) => [row.metric, row.before, row.after, row.note ?? []].map(inlineText)),
      ];
    case "quote":
      return [...block.children.flatMap(listTexts), block.cite ?? ""];
    case "figure":
      return [block.caption ?? ""];
    case "checklist":
      return [block.title ?? "", ...block.points.map((point) => inlineText(point.label))];
    case "callToAction":
      return [block.title, ...block.children.flatMap(listTexts), block.label];
    case "kpiChart":
      return [block.title, block.kpiStart, block.kpiEnd, block.growthBadge ?? "", block.description ?? ""];
    case "divider":
      return [];
  }
}
