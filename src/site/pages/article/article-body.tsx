import type { ReactNode } from "react";
import type { Block } from "#content/blocks/block.ts";
import { BlockList } from "#content/blocks/block-list.tsx";

/** Inserts `afterFirstSection` before the second level-2 heading, or at the end if there is none. */
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
