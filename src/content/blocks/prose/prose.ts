import { addBullet, type BlockDefinition, markLines } from "../block-definition.ts";
import { type Inline, inlineText } from "../inline.ts";

export interface ParagraphBlock {
  type: "paragraph";
  children: Inline[];
}

export const paragraph: BlockDefinition<ParagraphBlock> = {
  texts: ({ children }) => [inlineText(children)],
  plainText: ({ children }, { inlines }) => inlines(children),
};

/** `## ` or `### `; only the page title is level 1. */
export interface HeadingBlock {
  type: "heading";
  level: 2 | 3;
  /** Anchor derived from the text; unique within the article. */
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
  /** The first number, if it isn't 1. */
  start?: number;
  /** The blocks in each list item. */
  points: Child[][];
}

export const list = <Child>(): BlockDefinition<ListBlock<Child>, Child> => ({
  texts: ({ points }, textsOf) => points.flatMap((point) => textsOf(point)),
  plainText: ({ ordered, start = 1, points }, { blocks }) =>
    points
      .map((point, position) => addBullet(ordered ? `${start + position}. ` : "- ", blocks(point)))
      .join("\n"),
});

/** A fenced block; `language` is the word after the fence. */
export interface CodeBlock {
  type: "code";
  language?: string;
  text: string;
}

export const code: BlockDefinition<CodeBlock> = {
  texts: ({ text }) => [text],
  plainText: ({ text }) => markLines("    ", text),
};
