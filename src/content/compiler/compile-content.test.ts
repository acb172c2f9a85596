import * as v from "valibot";
import { expect, test } from "vitest";
import { siteConfig } from "#config/index.ts";
import {
  compileBody,
  compileFiles,
  insightFront,
  personFront,
  summary,
} from "#tests/support/content/content-fixture.ts";
import { renderPlainText } from "../blocks/plain-text.ts";
import { formatDiagnostic } from "./diagnostic.ts";

const caseStudyFront =
  "industry: SaaS\ncompany: Series B HR software\ndefinition: Meetings held.\ntimelineWeeks: 6\n";

function words(count: number): string {
  return Array.from({ length: count }, () => "word").join(" ");
}

test("warns about a deleted case study in page copy, and a model without an article", async () => {
  const copy = "results:\n  - caseStudy: here\n  - caseStudy: gone\n  - caseStudy: held-back\n";
  const item = v.object({ caseStudy: v.string() });
  const { errors, warnings } = await compileFiles(
    {
      "content/page-copy/results.yaml": copy,
      "content/models/calls.yaml": "inputs: {}\nresults: {}\n",
      "content/case-studies/here.md": `${insightFront(caseStudyFront)}Words.\n`,
      "content/case-studies/held-back.md": `${insightFront(`${caseStudyFront}draft: true\n`)}Words.\n`,
    },
    { pageCopySchemas: { results: v.object({ results: v.array(item) }) } },
  );
  expect(errors).toEqual([]);
  expect(warnings.map(formatDiagnostic)).toEqual([
    expect.stringContaining("content/models/calls.yaml:1:1  no article shows this model"),
    expect.stringContaining('content/page-copy/results.yaml:3:16  the case study "gone" is not there'),
    expect.stringContaining('content/page-copy/results.yaml:4:16  the case study "held-back" is a draft'),
  ]);
});

test("compiles an insight into a summary, hero, headings and blocks", async () => {
  const { findArticle, errors, warnings } = await compileBody("Words.\n");
  expect([...errors, ...warnings]).toEqual([]);
  expect(findArticle("insight", "x")).toEqual({
    entry: {
      type: "insight",
      slug: "x",
      title: "A sample",
      summary,
      tags: ["GTM Strategy", "Lean Teams"],
      date: "2025-04-08",
      dateLabel: "Apr 8, 2025",
      monthLabel: "Apr 2025",
      featured: false,
      category: "GTM Strategy",
      categoryId: "gtm-strategy",
      badge: { id: "gtm-strategy", label: "GTM Strategy" },
      illustration: "closedLoop",
      author: siteConfig.brand,
      readMinutes: 1,
      sample: false,
    },
    hero: {
      title: "A sample",
      subtitle: summary,
      eyebrow: "GTM Strategy",
      variant: "gradient",
      align: "center",
      divider: { enabled: true, style: "signalGrid", accent: "category", opacity: 0.35 },
    },
    headings: [],
    blocks: [{ type: "paragraph", children: [{ type: "text", text: "Words." }] }],
  });
});

test("prefers front matter over computed values", async () => {
  const front = insightFront(
    "author: a-writer\naliases: [/blog/x, /read-insight/first, /read-insight/second]\nupdated: 2025-05-01\niconVariant: ai\nfeatured: true\nsample: true\nimage: /a.svg\nimageAlt: A plan\nhero:\n  title: Another\n  eyebrow: Field note\n  align: left\n",
  );
  const { findArticle } = await compileFiles({
    "content/insights/x.md": `${front}Words.\n`,
    "content/people/a-writer.md": personFront({ name: "A. Writer" }),
    "public/a.svg": "<svg></svg>",
  });
  const article = findArticle("insight", "x");
  expect(article?.entry).toMatchObject({
    author: "A. Writer",
    firstPath: "/read-insight/first",
    updated: "2025-05-01",
    illustration: "ai",
    featured: true,
    sample: true,
    image: { src: "/a.svg", alt: "A plan" },
    monthLabel: "Apr 2025",
  });
  expect(article?.hero).toMatchObject({ title: "Another", eyebrow: "Field note", align: "left" });
});

test("uses the first tag as the category and the first tag that matches a category as the badge", async () => {
  const withTags = (tags: string) => insightFront().replace('["GTM Strategy", "Lean Teams"]', tags);
  const { entries, warnings } = await compileFiles({
    "content/insights/a.md": `${withTags('["  market   INTELLIGENCE ", "Data"]')}Words.\n`,
    "content/insights/b.md": `${withTags('["Growth", "Content to Revenue"]')}Words.\n`,
    "content/insights/c.md": `${withTags('["Growth", "Data"]')}Words.\n`,
  });
  expect(
    entries.map(({ category, categoryId, badge }) => ({ category, categoryId, badge: badge?.id })),
  ).toEqual([
    { category: "Market Intelligence", categoryId: "market-intelligence", badge: "market-intelligence" },
    { category: undefined, categoryId: "", badge: "content-to-revenue" },
    { category: undefined, categoryId: "", badge: undefined },
  ]);
  const rest =
    "put one of GTM Strategy, Precision Outreach, Market Intelligence, Content to Revenue, Platform Control first, or the article isn't in any group";
  expect(warnings.map(formatDiagnostic)).toEqual([
    `content/insights/b.md:4:7  "A sample" has no category: its first tag is not a category (tags: Growth, Content to Revenue)  ->  ${rest}`,
    `content/insights/c.md:4:7  "A sample" has no category: its first tag is not a category (tags: Growth, Data)  ->  ${rest}`,
  ]);
});

test("spells category tags like the category label and removes duplicates", async () => {
  const front = insightFront().replace(
    '["GTM Strategy", "Lean Teams"]',
    '["gtm strategy", "content-to-revenue", "GTM STRATEGY", "Lean Teams"]',
  );
  const { entries } = await compileFiles({ "content/insights/x.md": `${front}Words.\n` });
  expect(entries[0]).toMatchObject({
    tags: ["GTM Strategy", "Content to Revenue", "Lean Teams"],
    category: "GTM Strategy",
    badge: { label: "GTM Strategy" },
  });
});

test("warns about lengths out of range", async () => {
  const front = insightFront()
    .replace("title: A sample", `title: ${"long ".repeat(14).trim()} t`)
    .replace(`summary: ${summary}`, `summary: Short.\nteaser: ${"long ".repeat(14).trim()}`)
    .replace('["GTM Strategy", "Lean Teams"]', '["GTM Strateg"]');
  const { errors, warnings } = await compileFiles({ "content/insights/x.md": `${front}Words.\n` });
  expect(errors).toEqual([]);
  const title = `${"long ".repeat(14).trim()} t`;
  expect(warnings.map(formatDiagnostic)).toEqual([
    "content/insights/x.md:2:8  the title has 71 characters  ->  keep it to 69: search results cut off the rest",
    "content/insights/x.md:3:10  the summary has 6 characters  ->  write 120 to 155: it is also the meta description",
    "content/insights/x.md:4:9  the teaser has 69 characters  ->  keep it to 68: cards cut off the rest",
    `content/insights/x.md:5:7  "${title}" has no category: its first tag is not a category (tags: GTM Strateg)  ->  did you mean GTM Strategy? Without a category, the article isn't in any group`,
    "content/insights/x.md:5:7  there is one tag  ->  list 2 to 4",
  ]);
});

test("splits a case study's KPI into metric and timeframe and uses the chart title as its name", async () => {
  const kpi =
    'kpi: "+387% • 6 Weeks"\nkpiChart:\n  title: Replies a week\n  kpiStart: "5"\n  kpiEnd: "22"\n  chart:\n    points: [{ x: 1, y: 5 }, { x: 2, y: 22 }]\n';
  const { findArticle } = await compileFiles({
    "content/case-studies/x.md": `${insightFront(`${caseStudyFront}${kpi}`)}Words.\n`,
    "content/case-studies/y.md": `${insightFront(caseStudyFront)}Words.\n`,
  });
  expect(findArticle("caseStudy", "x")?.entry).toMatchObject({
    kpi: "+387% • 6 Weeks",
    metric: "+387%",
    timeframe: "6 Weeks",
    timelineWeeks: 6,
  });
  expect(findArticle("caseStudy", "y")?.entry).toMatchObject({ metric: "+25%", timeframe: "2 Months" });
  expect(findArticle("caseStudy", "y")?.hero).toEqual({ align: "left" });
});

test("labels a signal with the month of its last update and keeps both dates", async () => {
  const front = insightFront("updated: 2025-08-25\nreport:\n  title: A\n  description: B\n").replace(
    "2025-04-08",
    "2025-01-29",
  );
  const { findArticle } = await compileFiles({
    "content/market-signals/x.md": `${front}Words.\n`,
    "content/market-signals/y.md": `${insightFront()}Words.\n`,
  });
  const article = findArticle("signal", "x");
  expect(article?.entry).toMatchObject({
    date: "2025-01-29",
    updated: "2025-08-25",
    dateLabel: "Jan 29, 2025",
    monthLabel: "Aug 2025",
    publishedAt: "Aug 2025",
  });
  expect(article?.report).toEqual({ title: "A", description: "B" });
  expect(findArticle("signal", "y")?.entry.publishedAt).toBe("Apr 2025");
});

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
  [1001, 6],
])("computes the reading time of %i words as %i min, ignoring dashes", async (count, minutes) => {
  const { entries } = await compileBody(`— ${words(count)} →\n`);
  expect(entries[0]?.readMinutes).toBe(minutes);
});

test("counts every visible word in a block toward the reading time", async () => {
  const ten = words(10);
  const body = `:::callout{title="${ten}"}\n${ten}\n:::

:::table{caption="${ten}"}\n| ${ten} |\n|---|\n| ${ten} |\n:::

::::timeline\n:::event{title="${ten}" date="${ten}"}\n${ten}\n:::\n::::

:::checklist{title="${ten}"}\n- [ ] ${ten}\n:::

:::quote{cite="${ten}"}\n${ten}\n:::

::stat{value="${ten}" label="${ten}"}

:::cta{title="${ten}" label="${ten}"}\n${ten}\n:::

- ${ten}

## ${ten}

\`\`\`\n${ten}\n\`\`\`
`;
  // 20 strings of ten words take one minute to read; one more word makes it two.
  expect((await compileBody(body)).entries[0]?.readMinutes).toBe(1);
  expect((await compileBody(`${body}\nword\n`)).entries[0]?.readMinutes).toBe(2);
});

test("checks a draft without publishing it", async () => {
  const { entries, errors, findArticle } = await compileFiles({
    "content/insights/x.md": `${insightFront("draft: true\n")}::stat{value="1"}\n`,
    "content/insights/y.md": `${insightFront("draft: true\n")}Words.\n`,
  });
  expect(entries).toEqual([]);
  expect(findArticle("insight", "y")).toBeUndefined();
  expect(errors).toHaveLength(1);
});

test("publishes a scheduled entry on its date (UTC) and warns about it before then", async () => {
  const files = {
    "content/insights/x.md": `${insightFront().replace("2025-04-08", "2030-01-02")}Words.\n`,
    "content/insights/y.md": `${insightFront()}Words.\n`,
  };
  const before = await compileFiles(files, { today: () => "2030-01-01" });
  expect(before.errors).toEqual([]);
  expect(before.entries.map(({ slug }) => slug)).toEqual(["y"]);
  expect(before.findArticle("insight", "x")).toBeUndefined();
  expect(before.warnings.map(formatDiagnostic)).toEqual([
    "content/insights/x.md:5:7  dated 2030-01-02: the running server publishes it on that day at 00:00 UTC  ->  preview it with `npm run content -- preview x`, or write an earlier date",
  ]);

  const after = await compileFiles(files, { today: () => "2030-01-02" });
  expect(after.entries.map(({ slug }) => slug)).toEqual(["x", "y"]);
  expect(after.warnings).toEqual([]);
});

test("reports errors in a scheduled entry, but doesn't warn about a scheduled draft", async () => {
  const front = insightFront("draft: true\n").replace("2025-04-08", "2030-01-02");
  const { warnings, errors } = await compileFiles(
    {
      "content/insights/x.md": `${front}Words.\n`,
      "content/insights/y.md": `${front.replace("draft: true\n", "")}# Title\n`,
    },
    { today: () => "2030-01-01" },
  );
  expect(warnings).toEqual([]);
  expect(errors).toHaveLength(1);
});

test("lists the sources of a signal's figures after its text, without figures whose source isn't named", async () => {
  const sources =
    'sources:\n  - figure: "1%"\n    source: The bureau\n    url: https://example.com/a\n  - figure: "2%"\n';
  const { findArticle, errors } = await compileFiles({
    "content/market-signals/x.md": `${insightFront(sources)}Words.\n`,
  });
  expect(errors).toEqual([]);
  const { headings, blocks } = findArticle("signal", "x") ?? {};
  expect(headings).toEqual([{ id: "sources-of-figures", level: 2, text: "Sources" }]);
  expect(renderPlainText(blocks ?? [], "https://site.example")).toBe(
    "Words.\n\nSources\n=======\n\n- 1%: The bureau (https://example.com/a)",
  );
});

test("reports a URL without a source, and a URL without https", async () => {
  const sources =
    'sources:\n  - figure: "1%"\n    url: https://example.com\n  - { figure: "2%", source: A, url: example.com }\n';
  const { errors } = await compileFiles({
    "content/market-signals/x.md": `${insightFront(sources)}Words.\n`,
  });
  expect(errors.map(formatDiagnostic)).toEqual([
    'content/market-signals/x.md:7:5  `sources.0` is {"figure":"1%","url":"https://example.com"}  ->  it must name the `source` at its `url`',
    'content/market-signals/x.md:9:37  `sources.1.url` is "example.com"  ->  it must start with https://',
  ]);
});
