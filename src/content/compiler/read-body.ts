import { decodeHTMLStrict } from "entities";
import type { Definition, Node, Nodes, Paragraph, RootContent } from "mdast";
import { pageIds } from "#config/index.ts";
import type { Explanation } from "#platform/schema-errors/explain-issue.ts";
import type { Block } from "../blocks/block.ts";
import type { BlockReader } from "../blocks/block-definition.ts";
import { readImage } from "../blocks/figure/figure.ts";
import { inlineText } from "../blocks/inline.ts";
import { readMarkdownTable } from "../blocks/table/table.ts";
import type { ArticleBody, Heading } from "../entries/entry.ts";
import type { Model } from "../models/model.ts";
import type { Place, Report } from "./diagnostic.ts";
import { maskMarkup, warnDialects } from "./find-dialects.ts";
import type { FindPicture } from "./open-pictures.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { isLabel, locateDirectives, misreadLine, readAttributes } from "./read-attributes.ts";
import { readDirective } from "./read-directive.ts";
import { isComment, readInlines } from "./read-inlines.ts";
import { findUnusable } from "./read-text.ts";
import { keepFigures, typesetInlines, typesetValues } from "./typeset.ts";

export interface LinkUse extends Place {
  href: string;
}

interface BodyUse {
  model?: Model | undefined;
  findPicture: FindPicture;
  report: Report;
  warn: Report;
}

export function readBody(
  body: string,
  { model, findPicture, report: reportAt, warn }: BodyUse,
): ArticleBody & { links: LinkUse[] } {
  const root = parseMarkdown(body);
  const lines = body.split("\n");
  const places = locateDirectives(root, lines);
  const definitions = new Map(root.children.filter(isDefinition).map((node) => [node.identifier, node]));
  const headings: Heading[] = [];
  const links: LinkUse[] = [];
  const nextId = createHeadingIds([...pageIds, model?.name ?? ""]);

  warnDialects(maskMarkup(root, lines), warn);
  for (const second of findArithmetic(root).slice(1))
    reportAt("a second `:::arithmetic`", "put everything into the first one", startOf(second));
  reportUnusable(root, reportAt);

  const report: BlockReader<Block>["report"] = (at, problem, fix) => reportAt(problem, fix, startOf(at));
  const reader: BlockReader<Block> = {
    readBlocks: (nodes) => nodes.map(readBlock).filter((block) => block !== undefined),
    readInlines: (nodes) => typesetInlines(readInlines(nodes, reader, definitions)),
    readAttributes: (directive, schema) => readAttributes(directive, places, schema, report, typesetValues),
    model,
    findPicture: (src, at) => findPicture(src, "src", (problem, fix) => report(at, problem, fix)),
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
          report(node, "a level-1 heading", "write `## `: the title of the article is the only `# `");
        if (node.depth > 3) report(node, `a level-${node.depth} heading`, "write `### `, or a bold sentence");
        if (node.depth === 3 && !headings.some((heading) => heading.level === 2))
          report(node, "a level-3 heading before the first level-2 one", "write `## `, or put one above it");
        const id = nextId(text);
        headings.push({ id, level, text });
        return { type: "heading", level, id, children };
      }
      case "list": {
        const points = node.children.map((item) => {
          if (typeof item.checked === "boolean") {
            report(
              item,
              "a checkbox outside a checklist",
              'put `:::checklist{title="…"}` and `:::` around the lines',
            );
          }
          return reader.readBlocks(item.children);
        });
        return {
          type: "list",
          ordered: node.ordered ?? false,
          ...(node.ordered && node.start !== 1 && { start: node.start ?? 1 }),
          points,
        };
      }
      case "blockquote":
        return { type: "quote", children: reader.readBlocks(node.children) };
      case "code":
        return { type: "code", ...(node.lang && { language: node.lang }), text: node.value };
      case "thematicBreak":
        return { type: "divider", variant: "muted" };
      case "table":
        if (node.children[0]?.children.every(({ children }) => children.length === 0))
          warn("the table has no column names", "write them in its first row", startOf(node));
        return readMarkdownTable(node, reader);
      case "containerDirective":
      case "leafDirective":
        return readDirective(node, reader);
      case "html":
        if (!isComment(node.value)) report(node, "HTML is not supported", "write Markdown or a block");
        return undefined;
      default:
        return undefined;
    }
  }

  function readParagraph(node: Paragraph): Block | undefined {
    const stray = findStrayColons(node);
    if (stray) {
      reportAt(stray.problem, stray.fix, stray.place);
      return undefined;
    }
    const [first, second] = node.children;
    if (first?.type === "image" && !second) {
      return readImage(first, reader);
    }
    const children = reader.readInlines(node.children);
    if (children.length === 0) return undefined;
    return { type: "paragraph", children: keepFigures(children) };
  }

  const blocks = reader.readBlocks(root.children);
  return { headings, blocks, links };
}

/** Finds a line that was probably meant as a block, or as the end of one. */
function findStrayColons({ children, position }: Paragraph): (Explanation & { place: Place }) | undefined {
  const [first] = children;
  if (first?.type !== "text" || !position) return undefined;
  const lines = first.value.split("\n");
  const index = lines.findIndex((line) => /^::+\s*$|^::+\s*[a-z]/i.test(line));
  if (index < 0) return undefined;
  const place = { line: position.start.line + index, column: index === 0 ? position.start.column : 1 };
  if (/^::+\s*$/.test(lines[index] ?? "")) {
    const fix = "remove it; to close an outer block, give it more colons than the inner one: `::::`";
    return { place, problem: "this line does not close a block", fix };
  }
  return { place, ...misreadLine };
}

function findArithmetic(node: Nodes): Nodes[] {
  if (node.type === "containerDirective" && node.name === "arithmetic") return [node];
  return "children" in node ? node.children.flatMap(findArithmetic) : [];
}

/** Reports characters that were written as entities, such as `&#16;`. */
function reportUnusable(node: Nodes, report: Report): void {
  const attributes = "attributes" in node ? Object.values(node.attributes ?? {}) : [];
  const texts = [...Object.values(node), ...attributes.map((value) => value && decodeHTMLStrict(value))];
  for (const value of texts) {
    const unusable = typeof value === "string" && findUnusable(value);
    if (unusable) report(...unusable, startOf(node));
  }
  if ("children" in node) for (const child of node.children) reportUnusable(child, report);
}

/** Makes unique anchors: `the-inflection-point`, `the-inflection-point-2`. */
function createHeadingIds(taken: readonly string[]): (text: string) => string {
  const used = new Set(taken);
  return (text) => {
    const base = slugify(text) || "section";
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}

/** Lowercase, without the accents of Latin letters, words joined by hyphens. */
function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize();
}

function startOf({ position }: Pick<Node, "position">): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

function isDefinition(node: RootContent): node is Definition {
  return node.type === "definition";
}
