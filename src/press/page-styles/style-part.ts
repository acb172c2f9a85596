/** A selector of a rule, and what must be in a page for it to find anything there. */
export interface StyleSelector {
  text: string;
  /** Names of elements (`li`) and classes (`.card`). */
  needs: readonly string[];
}

/** A declaration of a rule; a custom property has its name beside it. */
export interface StyleDeclaration {
  text: string;
  customProperty?: string;
}

/** One part of a stylesheet as plain data: a rule, a group of rules (`@media`, `@layer`), or what stands by itself. */
export type StylePart =
  | { kind: "rule"; selectors: readonly StyleSelector[]; declarations: readonly StyleDeclaration[] }
  | { kind: "group"; prelude: string; parts: readonly StylePart[] }
  | { kind: "keyframes"; name: string; text: string }
  | { kind: "statement"; text: string };

/** Parts as they are sent, without a space that is not needed. */
export function writeParts(parts: readonly StylePart[]): string {
  return parts.map(writePart).join("");
}

function writePart(part: StylePart): string {
  switch (part.kind) {
    case "statement":
    case "keyframes":
      return part.text;
    case "group":
      return `${part.prelude}{${writeParts(part.parts)}}`;
    case "rule":
      return `${part.selectors.map(textOf).join(",")}{${part.declarations.map(textOf).join(";")}}`;
  }
}

function textOf({ text }: { text: string }): string {
  return text;
}
