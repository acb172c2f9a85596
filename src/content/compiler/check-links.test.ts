import { expect, test } from "vitest";
import { compileFiles, frontLines, insightFront } from "#tests/support/content/content-fixture.ts";
import { formatDiagnostic } from "./diagnostic.ts";

const site = {
  "content/insights/other.md": `${insightFront("aliases: [/old]\n")}## Why it works\n\nWords.\n`,
  "content/insights/held-back.md": `${insightFront("draft: true\n")}Words.\n`,
  "content/case-studies/study.md": `${insightFront("industry: SaaS\ncompany: A firm\ndefinition: Meetings held.\ntimelineWeeks: 3\n")}Words.\n`,
  "content/market-signals/signal.md": `${insightFront()}Words.\n`,
  "public/reports/a.pdf": "",
  "public/reports/a b@c.pdf": "",
};

/** Compiles an article with a link to `href` and returns its errors, or its warnings. */
async function checkLink(href: string, kind: "errors" | "warnings" = "errors"): Promise<string[]> {
  const compiled = await compileFiles({
    ...site,
    "content/insights/x.md": `${insightFront()}## The plan\n\nRead [this](${href}).\n`,
  });
  return compiled[kind].map((error) =>
    formatDiagnostic(error).replace(`content/insights/x.md:${frontLines + 3}:6  `, ""),
  );
}

test.each([
  "/",
  "/contact",
  "/our-strategy-process",
  "/read-insight/other",
  "/case-studies/study",
  "/market-signals/signal",
  "/read-insight/other#why-it-works",
  "#the-plan",
  "/privacy",
  "/insights?category=gtm-strategy",
  "/moresignals?page=2",
  "/reports/a.pdf",
  "/reports/a%20b@c.pdf",
  "/reports/a%20b%40c.pdf",
  "/sitemap.xml",
  "https://example.com/a?b#c",
  "mailto:hello@site.example",
])("accepts a link to %s", async (href) => {
  expect(await checkLink(href)).toEqual([]);
});

test.each([
  ["/pricing", "there is no page /pricing  ->  correct the path, or remove the link"],
  ["/reports/b.pdf/c", "there is no page /reports/b.pdf/c  ->  correct the path, or remove the link"],
  ["/api/forms", "there is no page /api/forms  ->  correct the path, or remove the link"],
  ["/contact/", "/contact/ ends in a slash  ->  write /contact"],
  ["/pricing/", "there is no page /pricing/  ->  correct the path, or remove the link"],
  ["/blog/other/", "/blog/other/ ends in a slash  ->  write /read-insight/other"],
  ["/old/", "/old/ ends in a slash  ->  write /read-insight/other"],
  [
    "/insights/held-back",
    "/insights/held-back is a draft  ->  remove the link, or the `draft: true` of that article",
  ],
  ["/insights/other", "/insights/other has moved  ->  write /read-insight/other"],
  ["/blog", "/blog has moved  ->  write /insights"],
  [
    "/read-insight/held-back",
    "/read-insight/held-back is a draft  ->  remove the link, or the `draft: true` of that article",
  ],
  ["#the-plans", "there is no heading #the-plans in this article  ->  did you mean #the-plan?"],
  [
    "/read-insight/other#gone",
    "there is no heading #gone in /read-insight/other  ->  use one of #why-it-works",
  ],
  ["/contact?a=b", "/contact does not take a query  ->  write /contact"],
  [
    "/insights?category=ai",
    'there is no category "ai"  ->  write one of gtm-strategy, precision-outreach, market-intelligence, content-to-revenue, platform-control',
  ],
  [
    "//example.com/a",
    '"//example.com/a" is not a URL  ->  start with / for a page on this site, or with https://',
  ],
  ["contact", '"contact" is not a URL  ->  start with / for a page on this site, or with https://'],
  ["javascript:alert(1)", "a link cannot start with javascript:  ->  use https:, http: or mailto:"],
  ["ftp://example.com", "a link cannot start with ftp:  ->  use https:, http: or mailto:"],
  ["", "the link has no target  ->  write the target in parentheses"],
])("rejects a link to '%s': %s", async (href, error) => {
  expect(await checkLink(href)).toEqual([error]);
});

test.each([
  ["/read-insight/othr", "did you mean /read-insight/other?"],
  ["/case-studies/other", "correct the path, or remove the link"],
  ["/blog/native-ui", "correct the path, or remove the link"],
  ["/insights/othr/", "did you mean /read-insight/other?"],
  ["/market-signals/signals#a", "did you mean /market-signals/signal?"],
])("warns about a link to %s, an article that was deleted", async (href, fix) => {
  expect(await checkLink(href)).toEqual([]);
  const path = href.split("#")[0];
  expect(await checkLink(href, "warnings")).toEqual([`there is no page ${path}  ->  ${fix}`]);
});

test("keeps the text of links to a deleted article, and drops buttons that link to it", async () => {
  const body = [
    "A **[bold](/read-insight/gone)** word, [*one*](/read-insight/gone#a) and [two](/contact).",
    "| [A](/case-studies/gone) | B |\n| - | - |\n| a | [b](/blog/gone) |",
    ':::cta{title="A" label="B" href="/read-insight/gone"}\nWords.\n:::',
  ].join("\n\n");
  const { errors, warnings, findArticle } = await compileFiles({
    "content/insights/x.md": `${insightFront()}${body}\n`,
  });
  expect(errors).toEqual([]);
  expect(warnings.map(({ line }) => line)).toEqual([7, 7, 9, 11, 13]);
  const text = (words: string) => ({ type: "text", text: words });
  const [paragraph, table, ...others] = findArticle("insight", "x")?.blocks ?? [];
  expect(others).toEqual([]);
  expect(paragraph).toMatchObject({
    children: [
      text("A "),
      { type: "strong", children: [text("bold")] },
      text(" word, "),
      { type: "emphasis", children: [text("one")] },
      text(" and "),
      { type: "link", href: "/contact" },
      text("."),
    ],
  });
  expect(table).toMatchObject({ columns: [{ label: [text("A")] }, {}], rows: [[[text("a")], [text("b")]]] });
});

test("lets only entries with the same or a later date link to a scheduled entry", async () => {
  const dated = (date: string, link = "") =>
    `${insightFront().replace("2025-04-08", date)}Words. ${link && `Read [this](${link}).`}\n`;
  const files = {
    "content/insights/next.md": dated("2030-01-02"),
    "content/insights/same-day.md": dated("2030-01-02", "/read-insight/next"),
    "content/insights/earlier.md": dated("2030-01-01", "/read-insight/next"),
    "content/insights/published.md": dated("2025-01-01", "/read-insight/next"),
  };
  const error = "/read-insight/next is not published before 2030-01-02  ->  remove the link until then";
  const { errors } = await compileFiles(files, { today: () => "2029-12-31" });
  expect(errors.map(formatDiagnostic)).toEqual([
    `content/insights/earlier.md:7:13  ${error}`,
    `content/insights/published.md:7:13  ${error}`,
  ]);
  expect((await compileFiles(files, { today: () => "2030-01-02" })).errors).toEqual([]);
});

test("rejects a link to an alias", async () => {
  const { errors } = await compileFiles({
    "content/insights/x.md": `${insightFront()}[A](/old).\n`,
    "content/insights/y.md": `${insightFront("aliases: [/old]\n")}Words.\n`,
  });
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/insights/x.md:7:1  /old has moved  ->  write /read-insight/y",
  ]);
});

test("checks a call-to-action button's link", async () => {
  const body = ':::cta{title="A" label="B" href="/gone"}\nWords.\n:::\n';
  const { errors } = await compileFiles({ "content/insights/x.md": insightFront() + body });
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/insights/x.md:7:1  there is no page /gone  ->  correct the path, or remove the link",
  ]);
});

test("checks links in legal pages", async () => {
  const page = "---\ntitle: A\ndescription: B\neffectiveDate: 2025-09-01\n---\n[Read](/gone)\n";
  const { errors } = await compileFiles({ "content/legal/terms.md": page });
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/legal/terms.md:6:1  there is no page /gone  ->  correct the path, or remove the link",
  ]);
});

test("checks links to glossary terms", async () => {
  const article = `${insightFront()}[A](/glossary#shelf-life), [B](/glossary#shelf-live), [C](/glossary).\n`;
  const glossary = "---\ntitle: A\ndescription: B\n---\n## Shelf life\n\n[Days](/gone).\n";
  const files = { "content/insights/x.md": article, "content/glossary.md": glossary };
  const { errors } = await compileFiles(files);
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/glossary.md:7:1  there is no page /gone  ->  correct the path, or remove the link",
    "content/insights/x.md:7:28  there is no heading #shelf-live in /glossary  ->  did you mean #shelf-life?",
  ]);
});

test("reports links to the glossary when there is none", async () => {
  const { errors } = await compileFiles({
    "content/insights/x.md": `${insightFront()}[A](/glossary#play)\n`,
  });
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/insights/x.md:7:1  there is no page /glossary  ->  write content/glossary.md, or remove the link",
  ]);
});
