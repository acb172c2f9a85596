import { type Block, definitionOf } from "./blocks/block.ts";

/** Words a person reads in a minute (spec 9). */
const WORDS_PER_MINUTE = 200;

/**
 * Reading time in minutes: words divided by 200, rounded up, at least 1 (spec 9). Counts all visible words of the body:
 * tables, callouts, checklists, captions and titles of blocks included.
 */
export function countReadMinutes(blocks: readonly Block[]): number {
  return Math.max(1, Math.ceil(countWords(blocks) / WORDS_PER_MINUTE));
}

/** Number of visible words. A word has a letter or a digit; a lone dash, arrow or bullet is none. */
export function countWords(blocks: readonly Block[]): number {
  let count = 0;
  for (const text of listTexts(blocks)) {
    for (const word of text.split(/\s+/)) if (/[\p{Letter}\p{Number}]/u.test(word)) count++;
  }
  return count;
}

function listTexts(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => definitionOf(block).texts(block, listTexts));
}
