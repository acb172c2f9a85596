import { type Inline, inlineText } from "../blocks/inline.ts";

/** A quotation mark after one of these characters opens a quotation. */
const beforeOpening = /[\s([{/‘“—–-]$/;
/** Quick check, because most text doesn't need typesetting. */
const settable = /['"]|\d-\d/;
/** Elided words after an apostrophe: `'90s`, `'em`, `rock 'n' roll`. */
const elided = /^(?:\d\ds?|em|til|tis|twas|cause|n)\b/i;
/** Two numbers joined by a hyphen, unless they are part of a date, phone number or word. */
const numberRange = /(?<![\w.,/-]|\d )(\d[\d.,]*)-(\d[\d.,]*)(?![\w-]| \d)/g;

/**
 * Turns straight quotes and apostrophes into curly ones, and hyphens in number ranges into en dashes. Never changes the
 * length or word count. `before` is the preceding text.
 */
export function typeset(text: string, before = ""): string {
  if (!settable.test(text)) return text;
  const ranged = text.replace(numberRange, (whole, from: string, to: string) =>
    isRange(from, to) ? `${from}–${to}` : whole,
  );
  let passed = before;
  const parts = ranged.split(/(['"])/).map((part, index, all) => {
    const set = index % 2 === 1 ? curl(part, passed, all[index + 1] ?? "") : part;
    passed = set.at(-1) ?? passed;
    return set;
  });
  return parts.join("");
}

function curl(mark: string, before: string, after: string): string {
  const opens = before === "" || beforeOpening.test(before);
  if (mark === '"') return opens ? "“" : "”";
  return opens && !elided.test(after) ? "‘" : "’";
}

/** A quotation mark's shape depends on the preceding text, even across formatting. */
export function typesetInlines(inlines: readonly Inline[], before = ""): Inline[] {
  let passed = before;
  return inlines.map((inline) => {
    const set = typesetInline(inline, passed);
    passed = inlineText([set]).at(-1) ?? passed;
    return set;
  });
}

function typesetInline(inline: Inline, before: string): Inline {
  switch (inline.type) {
    case "text":
      return { ...inline, text: typeset(inline.text, before) };
    case "code":
    case "break":
    case "number":
      return inline;
    case "link":
      // The link's text is its URL or email address.
      if (inlineText(inline.children) === inline.href.replace(/^mailto:/, "")) return inline;
  }
  return { ...inline, children: typesetInlines(inline.children, before) };
}

/**
 * The space between a number and a short noun (`3 days`, `8 people`, `2 billion`), or between `week`, `day` or `of` and
 * a number. Excludes `minutes` and `words`, whose labels have a fixed spelling (spec 9).
 */
const figureSpace =
  /(?<=\d) (?!minutes\b|words\b)(?=(?:[a-z]{3,7}s|people|(?:b|m|tr)illion)\b)|(?<=\b(?:week|day|of)s?) (?=\d)/gi;

/** Puts non-breaking spaces into `3 days` and `week 5`. Only for running text. */
export function keepFigures(inlines: readonly Inline[]): Inline[] {
  let before = "";
  return inlines.map((inline, index) => {
    const last = before;
    before = inlineText([inline]).at(-1) ?? before;
    if (inline.type === "text") {
      const next = inlineText(inlines.slice(index + 1, index + 2)).slice(0, 1);
      const text = (last + inline.text + next).replace(figureSpace, "\u00a0");
      return { ...inline, text: text.slice(last.length, text.length - next.length) };
    }
    return "children" in inline ? { ...inline, children: keepFigures(inline.children) } : inline;
  });
}

/** Values of these keys aren't typeset: paths, formulas, and tags, which are matched by spelling. */
const wordless = new Set(["image", "src", "href", "tags", "formula", "atMost"]);

/** Typesets front matter or attributes. */
export function typesetValues(value: unknown): unknown {
  if (typeof value === "string") return typeset(value);
  if (Array.isArray(value)) return value.map(typesetValues);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, wordless.has(key) ? inner : typesetValues(inner)]),
  );
}

/** Excludes `24-7`, `50-50`, and three digits followed by four, as in a phone number. */
function isRange(from: string, to: string): boolean {
  if (/^\d{3}$/.test(from) && /^\d{4}/.test(to)) return false;
  return toNumber(from) < toNumber(to);
}

function toNumber(digits: string): number {
  return Number(digits.replaceAll(",", "").replace(/\.$/, ""));
}
