import { type Block, definitionOf } from "./block.ts";
import type { Inline } from "./inline.ts";

/** Renders blocks for plain-text emails, with full URLs instead of paths. */
export function renderPlainText(blocks: readonly Block[], siteUrl: string): string {
  const writer = {
    inlines: (inlines: readonly Inline[]) => inlines.map((inline) => writeInline(inline, siteUrl)).join(""),
    blocks: (inner: readonly Block[]) => renderPlainText(inner, siteUrl),
    siteUrl,
  };
  return blocks
    .map((block) => definitionOf(block).plainText(block, writer))
    .filter(Boolean)
    .join("\n\n");
}

function writeInline(inline: Inline, siteUrl: string): string {
  switch (inline.type) {
    case "text":
    case "code":
    case "number":
      return inline.text;
    case "break":
      return "\n";
    case "link": {
      const words = inline.children.map((child) => writeInline(child, siteUrl)).join("");
      const url = inline.href.startsWith("/") ? siteUrl + inline.href : inline.href;
      // Anchors don't work in emails.
      return url.startsWith("#") || url === words ? words : `${words} (${url})`;
    }
    default:
      return inline.children.map((child) => writeInline(child, siteUrl)).join("");
  }
}
