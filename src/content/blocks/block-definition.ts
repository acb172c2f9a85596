import type { Node, PhrasingContent, RootContent } from "mdast";
import type { MdastNode } from "satteri";
import type * as v from "valibot";
import type { Inline } from "./inline.ts";

/** A block written as a directive: `:::name{…}` with a body, or `::name{…}` on one line. */
export type BlockDirective = Extract<MdastNode, { type: "containerDirective" | "leafDirective" }>;

/** A picture under `public/`; sizes in px, absent where the file has none. */
export interface Picture {
  width?: number;
  height?: number;
}

/**
 * Everything about one block: how a writer names it, how it is read from Markdown, and its words. `Child` is any block,
 * so that no block has to know the others.
 */
export interface BlockDefinition<Block, Child = never> {
  /** Absent where plain Markdown writes the block. */
  directive?: {
    name: string;
    /** `body`: `:::name{…}`, text, `:::`. `line`: `::name{…}` alone. `either`: both. */
    form: "body" | "line" | "either";
    /** `undefined` after an error, which is then already reported. */
    read(directive: BlockDirective, reader: BlockReader<Child>): Block | undefined;
  };
  /** Every text that a page shows, in reading order; `textsOf` lists those of blocks inside. */
  texts(block: Block, textsOf: (blocks: readonly Child[]) => string[]): string[];
  /** The block in a mail without HTML. */
  plainText(block: Block, writer: PlainTextWriter<Child>): string;
}

/** What a block needs to read itself from Markdown. */
export interface BlockReader<Child> {
  readBlocks(nodes: readonly RootContent[]): Child[];
  readInlines(nodes: readonly PhrasingContent[]): Inline[];
  /** Checks the attributes in braces; `undefined` after an error, which is then already reported. */
  readAttributes<Schema extends v.GenericSchema>(
    directive: BlockDirective,
    schema: Schema,
  ): v.InferOutput<Schema> | undefined;
  /** The file under `public/` that a page loads from `src`, if there is one. */
  findPicture(src: string): Picture | undefined;
  /** Records the target of a link; it is checked once all articles are known. */
  noteLink(href: string, at: Pick<Node, "position">): void;
  /** Records an error: the problem, and what to write instead. Reading goes on, to find the others too. */
  report(at: Pick<Node, "position">, problem: string, fix: string): void;
}

/** What a block needs to write itself into a mail. */
export interface PlainTextWriter<Child> {
  inlines(inlines: readonly Inline[]): string;
  blocks(blocks: readonly Child[]): string;
  /** Put before every path. */
  siteUrl: string;
}

/** Joins what there is of these texts, an empty line between them. */
export function joinParagraphs(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join("\n\n");
}

/** Puts a bullet before a text, and its width before the lines that follow. */
export function addBullet(bullet: string, text: string): string {
  return bullet + text.replace(/\n(?!\n)/g, `\n${" ".repeat(bullet.length)}`);
}

/** Puts a mark before every line of a text. */
export function markLines(mark: string, text: string): string {
  return text.replace(/^/gm, mark).replace(/[ ]+$/gm, "");
}
