import { inlineHashOf } from "../../built/index.ts";
import { type StylePart, writeParts } from "./style-part.ts";

/** The rules for a page, and what the policy knows them by. */
export interface OwnStyles {
  css: string;
  hash: string;
}

/** What the scripts of the head put into a page before the whole stylesheet is there (`src/app/boot.js`). */
const comingLater = ["p", ".notice", ".page-notice", ".tone-danger"];

const classStart = ' class="';

/** Colours are read by the sheets of drawings too, which are files of their own. */
const colourPrefix = "--color-";

/**
 * The rules of a stylesheet that find something in a page, in every state of it: hovered, narrow, without motion. They
 * stand in the page itself, so that it is drawn when its HTML has come (docs/decisions/0010).
 */
export class PageStyles {
  readonly #parts: readonly StylePart[];
  /** Everything that a selector asks for; the rest of a page's names does not matter. */
  readonly #asked = new Set<string>();
  readonly #texts = new Map<string, OwnStyles>();

  constructor(parts: readonly StylePart[]) {
    this.#parts = parts;
    this.#collect(parts);
  }

  /** The rules for a page. Pages that use the same names share one text. */
  of(html: string): OwnStyles {
    const found = namesIn(html);
    const names = new Set([...this.#asked].filter((name) => found.has(name)));
    const key = [...names].join(" ");
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const css = choose(this.#parts, names);
    const own = { css, hash: inlineHashOf(css) };
    this.#texts.set(key, own);
    return own;
  }

  #collect(parts: readonly StylePart[]): void {
    for (const part of parts) {
      if (part.kind === "group") this.#collect(part.parts);
      if (part.kind !== "rule") continue;
      for (const { needs } of part.selectors) for (const name of needs) this.#asked.add(name);
    }
  }
}

/**
 * Elements and classes of a page, each as selectors name it. Looked for by hand: a pattern took several times as long,
 * a tenth of what printing a page takes.
 */
function namesIn(html: string): Set<string> {
  const names = new Set(comingLater);
  const values = new Set<string>();
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
    const from = at + 1;
    const end = html.indexOf(">", from);
    const tag = html.slice(from, end < 0 ? html.length : end);
    const space = tag.indexOf(" ");
    // React closes what is empty: `<hr/>`.
    names.add((space < 0 ? tag : tag.slice(0, space)).replace("/", "").toLowerCase());
    const value = tag.indexOf(classStart, space);
    if (value >= 0) {
      values.add(tag.slice(value + classStart.length, tag.indexOf('"', value + classStart.length)));
    }
    at = from;
  }
  for (const value of values) {
    for (const name of readText(value).split(" ")) names.add(`.${name}`);
  }
  return names;
}

/** An attribute's value as React writes it. */
function readText(value: string): string {
  if (!value.includes("&")) return value;
  return value
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/** A custom property may be all that reads another, so the rules are chosen again until nothing more falls out. */
function choose(parts: readonly StylePart[], names: ReadonlySet<string>): string {
  let text = writeParts(select(parts, { names }));
  let length: number;
  do {
    length = text.length;
    text = writeParts(select(parts, { names, used: usedIn(text) }));
  } while (text.length < length);
  return text;
}

/** By what is chosen: the names in the page and, once there is a text, what that uses of the rest. */
interface Choice {
  names: ReadonlySet<string>;
  used?: ReadonlySet<string>;
}

/** Custom properties that are read, and words of animations, among them the names of keyframes. */
function usedIn(text: string): Set<string> {
  const used = new Set<string>();
  for (const [, property = ""] of text.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(property);
  for (const [, value = ""] of text.matchAll(/animation(?:-name)?:([^;}]*)/g)) {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  }
  return used;
}

function select(parts: readonly StylePart[], choice: Choice): StylePart[] {
  return parts.flatMap((part) => selectPart(part, choice) ?? []);
}

/** What a page needs of a part; nothing where it needs none of it. */
function selectPart(part: StylePart, choice: Choice): StylePart | undefined {
  const { names, used } = choice;
  switch (part.kind) {
    case "statement":
      return part;
    case "keyframes":
      return used?.has(part.name) === false ? undefined : part;
    case "group": {
      const inner = select(part.parts, choice);
      // An empty layer still holds its place in the order.
      const isNeeded = inner.length > 0 || part.prelude.startsWith("@layer");
      return isNeeded ? { ...part, parts: inner } : undefined;
    }
    case "rule": {
      const selectors = part.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
      const declarations = part.declarations.filter(
        ({ customProperty: name }) =>
          name === undefined || used?.has(name) !== false || name.startsWith(colourPrefix),
      );
      const isNeeded = selectors.length > 0 && declarations.length > 0;
      return isNeeded ? { kind: "rule", selectors, declarations } : undefined;
    }
  }
}
