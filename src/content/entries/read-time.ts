import { type Block, definitionOf } from "../blocks/block.ts";

/** Spec 9. */
const WORDS_PER_MINUTE = 200;

/** Based on every visible word in the body (spec 9), so not on the folded arithmetic. */
export function countReadMinutes(blocks: readonly Block[]): number {
  return Math.max(1, Math.ceil(countWords(blocks) / WORDS_PER_MINUTE));
}

/** A word contains a letter or digit; a dash or arrow doesn't count. */
export function countWords(blocks: readonly Block[]): number {
  const words = listTexts(blocks).flatMap((text) => text.split(/\s+/));
  return words.filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

function listTexts(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.type === "arithmetic" ? [] : definitionOf(block).texts(block, listTexts),
  );
}
