import { type Block, definitionOf } from "./block.ts";

/** Lists all blocks in reading order, including those inside others. */
export function listBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    const inner: Block[] = [];
    // Every definition passes its inner blocks to its second parameter.
    definitionOf(block).texts(block, (children) => {
      inner.push(...listBlocks(children));
      return [];
    });
    return [block, ...inner];
  });
}
