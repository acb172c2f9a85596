/** Formatted text inside a block. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "strong"; children: Inline[] }
  | { type: "emphasis"; children: Inline[] }
  | { type: "code"; text: string }
  /** `href` is a checked path on this site, an anchor on this page, or an http(s) or mailto URL. */
  | { type: "link"; href: string; children: Inline[] }
  | { type: "break" }
  /** A number in a chart or in a calculator's table. Without `value`, a result that is text or can't be computed. */
  | ({ type: "number"; text: string; value?: number | undefined } & Partial<Quote>);

/** A result of the model that follows the reader's numbers. `at` replaces inputs: `s=4&reps=3`. */
export interface Quote {
  id: string;
  at?: string;
}

/** Turns line breaks into spaces. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === "break") return " ";
      return "text" in inline ? inline.text : inlineText(inline.children);
    })
    .join("");
}
