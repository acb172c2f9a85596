import type { Definition, PhrasingContent } from "mdast";
import type { BlockReader } from "../blocks/block-definition.ts";
import type { Inline } from "../blocks/inline.ts";
import { splitQuotes } from "../blocks/quote-marks.ts";

/** Link definitions (`[name]: /path`) by name. */
export type Definitions = ReadonlyMap<string, Definition>;

/** Reports unsupported formatting. */
export function readInlines(
  nodes: readonly PhrasingContent[],
  reader: Pick<BlockReader<unknown>, "noteLink" | "report">,
  definitions: Definitions,
): Inline[] {
  const inlines: Inline[] = [];
  for (const node of nodes) {
    const inline = readInline(node, reader, definitions);
    const last = inlines.at(-1);
    if (inline?.type === "text" && last?.type === "text") last.text += inline.text;
    else if (inline) inlines.push(inline);
  }
  return inlines.flatMap((inline) => (inline.type === "text" ? splitQuotes(inline.text) : inline));
}

function readInline(
  node: PhrasingContent,
  reader: Pick<BlockReader<unknown>, "noteLink" | "report">,
  definitions: Definitions,
): Inline | undefined {
  const readChildren = (children: readonly PhrasingContent[]) => readInlines(children, reader, definitions);
  switch (node.type) {
    case "text":
      if (/\[\^[^\]]+\]/.test(node.value)) reportFootnote(node, reader);
      // A line break in the source becomes a space on the page.
      return { type: "text", text: node.value.replace(/\s*\n\s*/g, " ") };
    case "strong":
      return { type: "strong", children: readChildren(node.children) };
    case "emphasis":
      return { type: "emphasis", children: readChildren(node.children) };
    case "inlineCode":
      return { type: "code", text: node.value };
    case "break":
      return { type: "break" };
    case "link":
      reader.noteLink(node.url, node);
      return { type: "link", href: node.url, children: readChildren(node.children) };
    case "linkReference": {
      if (node.identifier.startsWith("^")) return reportFootnote(node, reader);
      const href = definitions.get(node.identifier)?.url ?? "";
      reader.noteLink(href, node);
      return { type: "link", href, children: readChildren(node.children) };
    }
    case "delete":
      reader.report(node, "strikethrough is not supported", "remove the `~` characters, or the words");
      return undefined;
    case "textDirective":
      return readColon(node, reader);
    case "html":
      if (!isComment(node.value)) reader.report(node, "HTML is not supported", "write Markdown or a block");
      return undefined;
    case "image":
    case "imageReference":
      reader.report(
        node,
        "an image inside a sentence",
        'write `::figure{src="/figures/name.svg" alt="…" caption="…"}` on its own line',
      );
      return undefined;
    default:
      return undefined;
  }
}

function reportFootnote(node: PhrasingContent, reader: Pick<BlockReader<unknown>, "report">): undefined {
  reader.report(node, "footnotes are not supported", "move the note into the text");
}

export function isComment(html: string): boolean {
  return /^<!--[\s\S]*-->\s*$/.test(html);
}

/** `ratio:one` is text; `:stat{…}` is a block with a missing colon. */
function readColon(
  node: Extract<PhrasingContent, { type: "textDirective" }>,
  reader: Pick<BlockReader<unknown>, "report">,
): Inline | undefined {
  if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) {
    return { type: "text", text: `:${node.name}` };
  }
  reader.report(
    node,
    `\`:${node.name}\` is inside a sentence`,
    `write \`::${node.name}{…}\` on its own line, or put a space after the colon if it is punctuation`,
  );
  return undefined;
}
