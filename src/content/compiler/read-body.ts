import type { BlockContent, Definition, Paragraph, RootContent } from "mdast";
import type { Block } from "../blocks/block.ts";
import type { BlockReader, Picture } from "../blocks/block-definition.ts";
import { inlineText } from "../blocks/inline.ts";
import { readMarkdownTable } from "../blocks/table.ts";
import type { ArticleBody, Heading } from "../entries/entry.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { locateDirectives } from "./directive-places.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { isLabel, misreadLine, readAttributes } from "./read-attributes.ts";
import { readDirective } from "./read-directive.ts";
import { isComment, readInlines } from "./read-inlines.ts";
import { keepFigures, typesetInlines, typesetValues } from "./typeset.ts";

/** A link as written in a file; checked when all pieces are known. */
export interface LinkUse {
  href: string;
  line: number;
  column: number;
}

/** A body as it was read, with what other files may ask of it. */
export interface ReadBody extends ArticleBody {
  links: LinkUse[];
}

/**
 * Reads a Markdown body into blocks. Everything that is wrong goes to `errors`; reading never stops early.
 * `isTypeset` turns typewriter signs into typographic ones; without it the words stay to the letter.
 */
export function readBody(
  body: string,
  file: string,
  findPicture: (src: string) => Picture | undefined,
  errors: Diagnostic[],
  isTypeset: boolean,
): ReadBody {
  const root = parseMarkdown(body);
  const places = locateDirectives(root, body.split("\n"));
  const definitions = new Map(root.children.filter(isDefinition).map((node) => [node.identifier, node]));
  const headings: Heading[] = [];
  const links: LinkUse[] = [];
  const nextId = createHeadingIds();

  const report: BlockReader<Block>["report"] = (at, problem, fix) => {
    errors.push({ file, ...startOf(at), problem, fix });
  };
  const reader: BlockReader<Block> = {
    readBlocks: (nodes) => nodes.map(readBlock).filter((block) => block !== undefined),
    readInlines: (nodes) => {
      const inlines = readInlines(nodes, reader, definitions);
      return isTypeset ? typesetInlines(inlines) : inlines;
    },
    readAttributes: (directive, schema) =>
      readAttributes(
        directive,
        places,
        schema,
        report,
        isTypeset ? typesetValues : (attributes) => attributes,
      ),
    findPicture,
    noteLink: (href, at) => links.push({ href, ...startOf(at) }),
    report,
  };

  function readBlock(node: RootContent): Block | undefined {
    switch (node.type) {
      case "paragraph":
        return isLabel(node) ? undefined : readParagraph(node);
      case "heading": {
        const children = reader.readInlines(node.children);
        const text = inlineText(children).trim();
        const level = node.depth === 2 ? 2 : 3;
        if (node.depth === 1)
          report(node, "a heading of level 1", "write `## `: the title above is the only one");
        if (node.depth > 3)
          report(node, `a heading of level ${node.depth}`, "write `### `, or a bold sentence");
        if (node.depth === 3 && !headings.some((heading) => heading.level === 2))
          report(
            node,
            "a heading of level 3 before the first of level 2",
            "write `## `, or put one above it",
          );
        const id = nextId(text);
        headings.push({ id, level, text });
        return { type: "heading", level, id, children };
      }
      case "list": {
        const points = node.children.map((item) => {
          if (typeof item.checked === "boolean") {
            report(
              item,
              "a box to tick outside a checklist",
              'put `:::checklist{title="…"}` and `:::` around the lines',
            );
          }
          return reader.readBlocks(item.children);
        });
        return { type: "list", ordered: node.ordered ?? false, points };
      }
      case "blockquote":
        return { type: "quote", children: reader.readBlocks(node.children) };
      case "code":
        return { type: "code", ...(node.lang && { language: node.lang }), text: node.value };
      case "thematicBreak":
        return { type: "divider", variant: "muted" };
      case "table":
        return readMarkdownTable(node, reader);
      case "containerDirective":
      case "leafDirective":
        return readDirective(node, reader);
      case "html":
        if (!isComment(node.value)) report(node, "raw HTML is not read", "write Markdown or a block");
        return undefined;
      default:
        return undefined;
    }
  }

  function readParagraph(node: Paragraph): Block | undefined {
    const stray = findStrayColons(node);
    if (stray) {
      errors.push({ file, ...stray });
      return undefined;
    }
    const children = reader.readInlines(node.children);
    if (children.length === 0) return undefined;
    return { type: "paragraph", children: isTypeset ? keepFigures(children) : children };
  }

  const blocks = reader.readBlocks(root.children);
  return { headings, blocks, links };
}

/** A line of a paragraph that was meant as a block and is none. */
function findStrayColons({ children, position }: Paragraph): Omit<Diagnostic, "file"> | undefined {
  const [first] = children;
  if (first?.type !== "text" || !position) return undefined;
  const lines = first.value.split("\n");
  const index = lines.findIndex((line) => /^::+\s*$|^::+\s*[a-z]/i.test(line));
  if (index < 0) return undefined;
  const place = { line: position.start.line + index, column: index === 0 ? position.start.column : 1 };
  if (/^::+\s*$/.test(lines[index] ?? "")) {
    const fix =
      "remove it; if it should end an outer block, give that one more colons than the inner: `::::`";
    return { ...place, problem: "this line closes nothing", fix };
  }
  return { ...place, ...misreadLine };
}

function startOf({ position }: Pick<BlockContent, "position">): { line: number; column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

function isDefinition(node: RootContent): node is Definition {
  return node.type === "definition";
}
