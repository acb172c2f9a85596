import { type Block, type CssNode, generate, parse, walk } from "css-tree";
import type { StyleDeclaration, StylePart, StyleSelector } from "./style-part.ts";

/** At-rules that hold rules. Others are taken as they stand: `@font-face`, `@property`, `@layer a, b;`. */
const groups = new Set(["layer", "media", "supports", "container", "starting-style"]);

/** Reads a stylesheet as the build makes it: small, without nested rules and without `@import`. */
export function readStylesheet(css: string): StylePart[] {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false });
  return sheet.type === "StyleSheet" ? sheet.children.toArray().flatMap(readPart) : [];
}

function readPart(node: CssNode): StylePart[] {
  if (node.type === "Comment") return [];
  if (node.type === "Rule" && node.prelude.type === "SelectorList") {
    const selectors = node.prelude.children.toArray().map(readSelector);
    return [{ kind: "rule", selectors, declarations: readDeclarations(node.block) }];
  }
  if (node.type === "Atrule" && node.name === "keyframes" && node.prelude !== null) {
    return [{ kind: "keyframes", name: generate(node.prelude), text: generate(node) }];
  }
  if (node.type === "Atrule" && node.block !== null && groups.has(node.name)) {
    const prelude = `@${node.name}${node.prelude ? ` ${generate(node.prelude)}` : ""}`;
    return [{ kind: "group", prelude, parts: node.block.children.toArray().flatMap(readPart) }];
  }
  return [{ kind: "statement", text: generate(node) }];
}

function readDeclarations(block: Block): StyleDeclaration[] {
  return block.children.toArray().map((node) => {
    const isCustom = node.type === "Declaration" && node.property.startsWith("--");
    return { text: generate(node), ...(isCustom && { customProperty: node.property }) };
  });
}

/** What stands in `:not()`, `:is()` and their like asks for nothing: one of several may be missing. */
function readSelector(selector: CssNode): StyleSelector {
  const needs = new Set<string>();
  walk(selector, function (node) {
    if (node.type === "PseudoClassSelector" && node.children !== null) return this.skip;
    if (node.type === "ClassSelector") needs.add(`.${readName(node.name)}`);
    if (node.type === "TypeSelector" && node.name !== "*") needs.add(node.name.toLowerCase());
    return undefined;
  });
  return { text: generate(selector), needs: [...needs] };
}

/** A name as the HTML has it: `hover\:underline` is `hover:underline`. */
function readName(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
