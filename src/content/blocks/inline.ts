/** Formatted text inside a block. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "strong"; children: Inline[] }
  | { type: "emphasis"; children: Inline[] }
  | { type: "code"; text: string }
  /** `href` is a checked path on this site, an anchor on this page, or an http(s) or mailto URL. */
  | { type: "link"; href: string; children: Inline[] }
  | { type: "break" }
  /**
   * A result of the article's model, which changes with the reader's numbers. `at` replaces inputs: `s=4&reps=3`. `value`
   * is in the shown unit; absent if the result is text or can't be computed.
   */
  | { type: "result"; id: string; at?: string; text: string; value?: number | undefined }
  /** A number that the writer typed into a chart's table. */
  | { type: "number"; text: string; value: number };

/** Turns line breaks into spaces. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === "break") return " ";
      return "text" in inline ? inline.text : inlineText(inline.children);
    })
    .join("");
}
