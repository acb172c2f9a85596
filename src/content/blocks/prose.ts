import { addBullet, type BlockDefinition, markLines } from "./block-definition.ts";
import { type Inline, inlineText } from "./inline.ts";

export interface ParagraphBlock {
  type: "paragraph";
  children: Inline[];
}

export const paragraph: BlockDefinition<ParagraphBlock> = {
  texts: ({ children }) => [inlineText(children)],
  plainText: ({ children }, { inlines }) => inlines(children),
};

/** `## ` and `### ` of a body; the page's own title is its only level 1. */
export interface HeadingBlock {
  type: "heading";
  level: 2 | 3;
  /** Anchor: unique within the article, made from the text. */
  id: string;
  children: Inline[];
}

export const heading: BlockDefinition<HeadingBlock> = {
  texts: ({ children }) => [inlineText(children)],
  plainText({ level, children }, { inlines }) {
    const words = inlines(children);
    return `${words}\n${(level === 2 ? "=" : "-").repeat(words.length)}`;
  },
};

export interface ListBlock<Child> {
  type: "list";
  ordered: boolean;
  /** One inner array per point of the list. */
  points: Child[][];
}

export const list = <Child>(): BlockDefinition<ListBlock<Child>, Child> => ({
  texts: ({ points }, textsOf) => points.flatMap((point) => textsOf(point)),
  plainText: ({ ordered, points }, { blocks }) =>
    points
      .map((point, position) => addBullet(ordered ? `${position + 1}. ` : "- ", blocks(point)))
      .join("\n"),
});

/** A fenced block: an example message, a formula, fields to copy. `language` is the word after the fence. */
export interface CodeBlock {
  type: "code";
  language?: string;
  text: string;
}

export const code: BlockDefinition<CodeBlock> = {
  texts: ({ text }) => [text],
  plainText: ({ text }) => markLines("    ", text),
};
