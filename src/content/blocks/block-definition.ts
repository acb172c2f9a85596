import type { Node, PhrasingContent, RootContent } from "mdast";
import type { MdastNode } from "satteri";
import type * as v from "valibot";
import type { Inline } from "./inline.ts";

/** A directive: `:::name{…}` with a body, or `::name{…}` on one line. */
export type BlockDirective = Extract<MdastNode, { type: "containerDirective" | "leafDirective" }>;

/** An image file under `public/`, with its size in px if known. */
export interface Picture {
  width?: number;
  height?: number;
}

/**
 * Definition of a block: its name, how to read it from Markdown, and its text. `Child` stands for any block, so that no
 * definition imports the others.
 */
export interface BlockDefinition<Block, Child = never> {
  /** Absent for blocks of plain Markdown. */
  directive?: {
    name: string;
    /** `body`: `:::name{…}`, text, `:::`. `line`: `::name{…}` alone. `either`: both. */
    form: "body" | "line" | "either";
    /** Reads the block; `undefined` after an error, which it has reported. */
    read(directive: BlockDirective, reader: BlockReader<Child>): Block | undefined;
  };
  /** Lists every text that a page shows, in reading order; `textsOf` lists those of inner blocks. */
  texts(block: Block, textsOf: (blocks: readonly Child[]) => string[]): string[];
  /** Writes the block as plain text, for e-mails. */
  plainText(block: Block, writer: PlainTextWriter<Child>): string;
}

/** Functions that a block's `read` uses. */
export interface BlockReader<Child> {
  readBlocks(nodes: readonly RootContent[]): Child[];
  readInlines(nodes: readonly PhrasingContent[]): Inline[];
  /** Checks the attributes in braces; `undefined` after an error, which it has reported. */
  readAttributes<Schema extends v.GenericSchema>(
    directive: BlockDirective,
    schema: Schema,
  ): v.InferOutput<Schema> | undefined;
  /** Finds the file under `public/` with the path `src`. */
  findPicture(src: string): Picture | undefined;
  /** Records a link, to be checked once all articles are known. */
  noteLink(href: string, at: Pick<Node, "position">): void;
  /** Records an error and its fix. Reading continues, to find more. */
  report(at: Pick<Node, "position">, problem: string, fix: string): void;
}

/** Functions that a block's `plainText` uses. */
export interface PlainTextWriter<Child> {
  inlines(inlines: readonly Inline[]): string;
  blocks(blocks: readonly Child[]): string;
  /** Prefix of every path. */
  siteUrl: string;
}

/** Joins the texts that are not empty, with an empty line between them. */
export function joinParagraphs(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join("\n\n");
}

/** Prefixes a text with a bullet, and indents its other lines. */
export function addBullet(bullet: string, text: string): string {
  return bullet + text.replace(/\n(?!\n)/g, `\n${" ".repeat(bullet.length)}`);
}

/** Prefixes every line of a text. */
export function markLines(mark: string, text: string): string {
  return text.replace(/^/gm, mark).replace(/[ ]+$/gm, "");
}
