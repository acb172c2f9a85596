import { type Inline, inlineText } from "../blocks/inline.ts";

/** A quotation mark opens after nothing, a space, a bracket, a dash, a slash, another opening mark. */
const beforeOpening = /[\s([{/‘“—–-]$/;
/** Most text has nothing to set, and thousands of articles are compiled. */
const settable = /['"]|\d-\d/;
/** Words that lose their beginning, behind an apostrophe: `'90s`, `'em`. */
const elided = /^(?:\d\ds?|em|til|tis|twas|cause)\b/i;
/** Two numbers joined by a hyphen, neither part of a date, a phone number or a word. */
const numberRange = /(?<![\w.,/-]|\d )(\d[\d.,]*)-(\d[\d.,]*)(?![\w-]| \d)/g;

/**
 * Sets plain text as a printer would: curly quotation marks and apostrophes, an en dash in a range of numbers.
 * Every sign becomes one sign, so that lengths and word counts stay. `before` is the text in front of it.
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

/** Sets running text; a mark beside bold words or a link opens or closes by its real neighbor. */
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
      return inline;
    case "link":
      // An address that shows itself.
      if (inlineText(inline.children) === inline.href.replace(/^mailto:/, "")) return inline;
  }
  return { ...inline, children: typesetInlines(inline.children, before) };
}

/**
 * The space between a number and what it counts, as far as that is short: plurals, people, billions. Between a
 * week or a day and its number, and before the whole of a part: `of 14`. Limits in minutes and words are quoted to the letter (spec 9).
 */
const figureSpace =
  /(?<=\d) (?!minutes\b|words\b)(?=(?:[a-z]{3,7}s|people|(?:b|m|tr)illion)\b)|(?<=\b(?:week|day|of)s?) (?=\d)/gi;

/**
 * Keeps a figure on the line of its noun: `3 days`, `week 5`. Meant for running text alone; titles, summaries, labels
 * and cells are looked up and compared by their spelling.
 */
export function keepFigures(inlines: readonly Inline[]): Inline[] {
  return inlines.map((inline) => {
    if (inline.type === "text") return { ...inline, text: inline.text.replace(figureSpace, "\u00a0") };
    return "children" in inline ? { ...inline, children: keepFigures(inline.children) } : inline;
  });
}

/** Keys whose values are no words: addresses, and what is looked up by its spelling. */
const wordless = new Set(["image", "src", "href", "tags"]);

/** Sets every text of the front matter, or of a block's attributes, as far as a reader sees it. */
export function typesetValues(value: unknown): unknown {
  if (typeof value === "string") return typeset(value);
  if (Array.isArray(value)) return value.map(typesetValues);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, wordless.has(key) ? inner : typesetValues(inner)]),
  );
}

/** A range rises: `24-7` and `50-50` are none; three digits and four are a phone number. */
function isRange(from: string, to: string): boolean {
  if (/^\d{3}$/.test(from) && /^\d{4}/.test(to)) return false;
  return toNumber(from) < toNumber(to);
}

function toNumber(digits: string): number {
  return Number(digits.replaceAll(",", "").replace(/\.$/, ""));
}
