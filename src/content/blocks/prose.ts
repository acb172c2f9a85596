import type { Inline } from "./inline.ts";

export interface ParagraphBlock {
  type: "paragraph";
  children: Inline[];
}

/** `## ` and `### ` of a body; the page's own title is its only level 1. */
export interface HeadingBlock {
  type: "heading";
  level: 2 | 3;
  /** Anchor: unique within the piece, made from the text. */
  id: string;
  children: Inline[];
}

export interface ListBlock<Child> {
  type: "list";
  ordered: boolean;
  /** One inner array per point of the list. */
  points: Child[][];
}

/** A fenced block: an example message, a formula, fields to copy. `language` is what follows the fence. */
export interface CodeBlock {
  type: "code";
  language?: string;
  text: string;
}
