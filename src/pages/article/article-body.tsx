import type { ReactNode } from "react";
import type { Block } from "../../content/blocks/block.ts";
import { BlockList } from "./blocks/block-list.tsx";

/**
 * The text of an article, set for long reading. `afterFirstSection` is inserted before the second heading of level 2; where
 * there is none, after everything.
 */
export function ArticleBody({
  blocks,
  afterFirstSection,
}: {
  blocks: readonly Block[];
  afterFirstSection?: ReactNode;
}) {
  const cut = afterFirstSection ? findSecondSection(blocks) : blocks.length;
  return (
    <div className="prose">
      <BlockList blocks={blocks.slice(0, cut)} />
      {afterFirstSection}
      <BlockList blocks={blocks.slice(cut)} />
    </div>
  );
}

function findSecondSection(blocks: readonly Block[]): number {
  const isSection = (block: Block) => block.type === "heading" && block.level === 2;
  const first = blocks.findIndex(isSection);
  const second = blocks.findIndex((block, position) => position > first && isSection(block));
  return second < 0 ? blocks.length : second;
}
