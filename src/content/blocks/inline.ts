/** Running text inside a block, as a typed tree. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "strong"; children: Inline[] }
  | { type: "emphasis"; children: Inline[] }
  | { type: "code"; text: string }
  /** `href` is a checked path of this site, an anchor of this page, or an absolute http(s) or mailto address. */
  | { type: "link"; href: string; children: Inline[] }
  | { type: "break" };

/** The words of a running text without its marks, a line break as a space. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === "break") return " ";
      return "text" in inline ? inline.text : inlineText(inline.children);
    })
    .join("");
}
