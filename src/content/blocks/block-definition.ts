import type { Node, PhrasingContent, RootContent } from "mdast";
import type { MdastNode } from "satteri";
import type * as v from "valibot";
import type { PictureFile } from "../fields/picture.ts";
import type { Model } from "../models/model.ts";
import type { Inline } from "./inline.ts";

/** A directive: `:::name{…}` with a body, or `::name{…}` on one line. */
export type BlockDirective = Extract<MdastNode, { type: "containerDirective" | "leafDirective" }>;

/** `Child` stands for any block, so definitions don't import each other. */
export interface BlockDefinition<Block, Child = never> {
  /** Absent for blocks that are plain Markdown. */
  directive?: {
    name: string;
    /** `body`: `:::name{…}`, text, `:::`. `line`: `::name{…}` alone. `either`: both. */
    form: "body" | "line" | "either";
    /** Returns `undefined` after reporting errors. */
    read(directive: BlockDirective, reader: BlockReader<Child>): Block | undefined;
  };
  /** Lists all visible text in reading order; `textsOf` does so for inner blocks. */
  texts(block: Block, textsOf: (blocks: readonly Child[]) => string[]): string[];
  /** Renders the block for plain-text emails. */
  plainText(block: Block, writer: PlainTextWriter<Child>): string;
}

export interface BlockReader<Child> {
  readBlocks(nodes: readonly RootContent[]): Child[];
  readInlines(nodes: readonly PhrasingContent[]): Inline[];
  /** Checks the attributes in braces. Returns `undefined` after reporting errors. */
  readAttributes<Schema extends v.GenericSchema>(
    directive: BlockDirective,
    schema: Schema,
  ): v.InferOutput<Schema> | undefined;
  /** The model of the article, if it has one. */
  model: Model | undefined;
  /** Finds `src` under `public/`. Returns `undefined` after reporting an error. */
  findPicture(src: string, at: Pick<Node, "position">): PictureFile | undefined;
  /** Records a link to check once all articles are known. */
  noteLink(href: string, at: Pick<Node, "position">): void;
  /** Records an error and its fix, and keeps reading so that all errors are found at once. */
  report(at: Pick<Node, "position">, problem: string, fix: string): void;
}

interface PlainTextWriter<Child> {
  inlines(inlines: readonly Inline[]): string;
  blocks(blocks: readonly Child[]): string;
  /** Origin to prefix paths with. */
  siteUrl: string;
}

/** Joins non-empty strings with blank lines. */
export function joinParagraphs(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join("\n\n");
}

/** Adds a bullet before the first line and indents the others. */
export function addBullet(bullet: string, text: string): string {
  return bullet + text.replace(/\n(?!\n)/g, `\n${" ".repeat(bullet.length)}`);
}

export function markLines(mark: string, text: string): string {
  return text.replace(/^/gm, mark).replace(/[ ]+$/gm, "");
}
