import { join } from "node:path";
import { expect, test } from "vitest";
import {
  compileBody,
  compileFiles,
  insightFront,
  writeFiles,
} from "#tests/support/content/content-fixture.ts";
import type { Inline } from "../blocks/inline.ts";
import { countWords } from "../entries/read-time.ts";
import { compileFile } from "./compile-file.ts";
import { keepFigures, typeset, typesetInlines } from "./typeset.ts";

test.each([
  ["the buyer's words, the reps' quotas", "the buyer’s words, the reps’ quotas"],
  ["'Acme', 'ACME Inc' and 'acme.com'", "‘Acme’, ‘ACME Inc’ and ‘acme.com’"],
  ['He said: "It\'s \'late\'." ("So?")', "He said: “It’s ‘late’.” (“So?”)"],
  ["the '90s, class of '25, tell 'em", "the ’90s, class of ’25, tell ’em"],
  ["\"'Late,' she wrote\"", "“‘Late,’ she wrote”"],
  ['non-"standard"', "non-“standard”"],
])("makes quotation marks and apostrophes curly: %s", (typed, set) => {
  expect(typeset(typed)).toBe(set);
});

test.each([
  ["Weeks 1-6, 3 hours", "Weeks 1–6, 3 hours"],
  ["6-7% of $1,000-1,500", "6–7% of $1,000–1,500"],
  ["2.5-3.5 hours.", "2.5–3.5 hours."],
  ["2025-2030", "2025–2030"],
])("replaces the hyphen in a number range with an en dash: %s", (typed, set) => {
  expect(typeset(typed)).toBe(set);
});

test.each([
  "2025-04-08",
  "2025-04",
  "+91 80-1234 5678",
  "555-0199",
  "080-4123 4567",
  "a 30-day trial",
  "24-7 and 50-50",
  "B2-3x and v1-2",
  "-3 to -1",
])("keeps the hyphen in a date, phone number or word: %s", (typed) => {
  expect(typeset(typed)).toBe(typed);
});

const words = (text: string): Inline => ({ type: "text", text });

test("opens and closes quotation marks next to bold text, code and links", () => {
  const typed: Inline[] = [
    words("Say '"),
    { type: "strong", children: [words("no")] },
    words("', she's right: "),
    { type: "code", text: "it's" },
    words("'s value; "),
    { type: "link", href: "https://a.example/1-2", children: [words("https://a.example/1-2")] },
  ];
  expect(typesetInlines(typed)).toEqual([
    words("Say ‘"),
    { type: "strong", children: [words("no")] },
    words("’, she’s right: "),
    { type: "code", text: "it's" },
    words("’s value; "),
    { type: "link", href: "https://a.example/1-2", children: [words("https://a.example/1-2")] },
  ]);
});

test.each([
  ["in 3 days, by 1,200 accounts", "in 3\u00a0days, by 1,200\u00a0accounts"],
  ["Lost in week 5 of 12 weeks", "Lost in week\u00a05 of\u00a012\u00a0weeks"],
  ["from 10 of 14 to 16 in 41 after $144 a meeting", "from 10 of\u00a014 to 16 in 41 after $144 a meeting"],
  ["$1.6 trillion and 8 people", "$1.6\u00a0trillion and 8\u00a0people"],
  ["30 minutes, 200 words, 3 opportunities", "30 minutes, 200 words, 3 opportunities"],
])("keeps a number and its short noun on one line: %s", (typed, set) => {
  const code: Inline = { type: "code", text: "3 days" };
  expect(keepFigures([{ type: "strong", children: [words(typed)] }, code])).toEqual([
    { type: "strong", children: [words(set)] },
    code,
  ]);
});

test("adds non-breaking spaces to running text, but not to headings, table cells or labels", async () => {
  const body = `## In 3 days

After 3 days.

- Within 3 days

| Span |
| --- |
| Over 3 days |

::stat{value="3 days" label="for 3 days"}
`;
  const { findArticle } = await compileBody(body);
  const blocks = JSON.stringify(findArticle("insight", "x")?.blocks);
  for (const kept of ["After 3\u00a0days.", "Within 3\u00a0days"]) expect(blocks).toContain(kept);
  for (const plain of ["In 3 days", "Over 3 days", "for 3 days"]) expect(blocks).toContain(plain);
});

test("typesets all text in an article except code and paths", async () => {
  const body = `## The buyer's "yes"

:::table{caption="A rep's week"}
| Weeks | What |
| --- | --- |
| 1-2 | 'Later' |
:::

::::timeline
::event{title="Don't wait" date="Days 3-5"}
::::

::figure{src="/figures/a-1-2.svg" alt="The rep's week"}

\`\`\`
say "it's 1-2"
\`\`\`
`;
  const { errors, findArticle } = await compileFiles({
    "content/insights/x.md": insightFront("hero:\n  subtitle: It's 5-9 minutes\n") + body,
    "public/figures/a-1-2.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>',
  });
  expect(errors).toEqual([]);
  const article = findArticle("insight", "x");
  expect(article?.hero.subtitle).toBe("It’s 5–9 minutes");
  expect(article?.entry.date).toBe("2025-04-08");
  expect(article?.headings).toEqual([{ id: "the-buyers-yes", level: 2, text: "The buyer’s “yes”" }]);
  const blocks = JSON.stringify(article?.blocks);
  for (const set of ["A rep’s week", "1–2", "‘Later’", "Don’t wait", "Days 3–5", "The rep’s week"]) {
    expect(blocks).toContain(set);
  }
  expect(blocks).toContain("/figures/a-1-2.svg");
  expect(article?.blocks.at(-1)).toEqual({ type: "code", text: `say "it's 1-2"` });
});

test("doesn't change the number of words", async () => {
  const body = "It's 'late', 5-9 \"hours\" - or 'not' -.\n";
  const { findArticle } = await compileBody(body);
  expect(countWords(findArticle("insight", "x")?.blocks ?? [])).toBe(
    countWords([{ type: "paragraph", children: [{ type: "text", text: body }] }]),
  );
});

test("typesets legal pages", () => {
  const text =
    "---\ntitle: A page\ndescription: About it.\neffectiveDate: 2025-09-01\n---\nIt's 'so', 1-2.\n";
  const path = join(writeFiles({ "terms.md": text }), "terms.md");
  const page = compileFile(
    { kind: "legal", slug: "terms", path, label: "terms.md" },
    () => undefined,
    "2026-01-01",
  );
  expect(page.errors).toEqual([]);
  expect(page.body).toContain("It’s ‘so’, 1–2.");
});
