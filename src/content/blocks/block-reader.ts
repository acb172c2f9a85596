import type { Node, PhrasingContent, RootContent } from "mdast";
import type { MdastNode } from "satteri";
import type * as v from "valibot";
import type { Inline } from "./inline.ts";

/** A block written as a directive: `:::name{…}` with a body, or `::name{…}` on one line. */
export type BlockDirective = Extract<MdastNode, { type: "containerDirective" | "leafDirective" }>;

/** A picture under `public/`; sizes in px, absent where the file does not tell. */
export interface Picture {
  width?: number;
  height?: number;
}

/**
 * What a block needs in order to read itself from Markdown. `Child` stands for any block, so that no block
 * has to know the others.
 */
export interface BlockReader<Child> {
  readBlocks(nodes: readonly RootContent[]): Child[];
  readInlines(nodes: readonly PhrasingContent[]): Inline[];
  /** The attributes in braces, checked; `undefined` after an error, which is then already reported. */
  readAttributes<Schema extends v.GenericSchema>(
    directive: BlockDirective,
    schema: Schema,
  ): v.InferOutput<Schema> | undefined;
  /** The file under `public/` that a page reaches at `src`, if it is there. */
  findPicture(src: string): Picture | undefined;
  /** Hands over the target of a link; it is checked once all pieces are known. */
  noteLink(href: string, at: Pick<Node, "position">): void;
  /** Notes an error: what is wrong, and what to write instead. Reading goes on, to find the others too. */
  report(at: Pick<Node, "position">, problem: string, fix: string): void;
}
