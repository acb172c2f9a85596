import { expect, test } from "vitest";
import {
  compileBody,
  compileFiles,
  insightFront,
  readBlocks,
} from "#tests/support/content/content-fixture.ts";

const text = (words: string) => [{ type: "text", text: words }];
const paragraph = (words: string) => ({ type: "paragraph", children: text(words) });

test("reads bold and italic text, code, links and line breaks in a paragraph", async () => {
  const body =
    "One **two** *three* `four` [five](/contact) <https://example.com>\nsix\\\nseven ratio 3:one [eight][8]\n\n[8]: /about\n";
  expect(await readBlocks(body)).toEqual([
    {
      type: "paragraph",
      children: [
        { type: "text", text: "One " },
        { type: "strong", children: text("two") },
        { type: "text", text: " " },
        { type: "emphasis", children: text("three") },
        { type: "text", text: " " },
        { type: "code", text: "four" },
        { type: "text", text: " " },
        { type: "link", href: "/contact", children: text("five") },
        { type: "text", text: " " },
        { type: "link", href: "https://example.com", children: text("https://example.com") },
        { type: "text", text: " six" },
        { type: "break" },
        { type: "text", text: "seven ratio 3:one " },
        { type: "link", href: "/about", children: text("eight") },
      ],
    },
  ]);
});

test("gives headings unique anchors and lists them for the table of contents", async () => {
  const { findArticle } = await compileBody(
    "## The Café’s **Plan**\n\n### Why?\n\n## The café's plan\n\n## 3 × 4\n\n## —\n",
  );
  const article = findArticle("insight", "x");
  expect(article?.headings).toEqual([
    { id: "the-cafes-plan", level: 2, text: "The Café’s Plan" },
    { id: "why", level: 3, text: "Why?" },
    { id: "the-cafes-plan-2", level: 2, text: "The café’s plan" },
    { id: "3-4", level: 2, text: "3 × 4" },
    { id: "section", level: 2, text: "—" },
  ]);
  expect(article?.blocks[1]).toEqual({ type: "heading", level: 3, id: "why", children: text("Why?") });
});

test("gives headings no id of the page or the model, and a unique one in every script", async () => {
  const titles = [
    "Main",
    "Explore More",
    "Report form",
    "Calls",
    "हिन्दी में",
    "ガイド",
    "Über uns",
    "über uns",
    "🚀",
    "🎉",
  ];
  const [model, ...inputs] = [
    "inputs: { a: { label: A, unit: $, value: 1, min: 0, max: 2, step: 1 } }",
    "results: {}",
  ];
  const { errors, findArticle } = await compileFiles({
    "content/models/calls.yaml": [model, ...inputs].join("\n"),
    "content/insights/x.md": `${insightFront("model: calls\n")}${titles.map((title) => `## ${title}\n`).join("\n")}\n[A](#ガイド)\n\n::inputs{title="A"}\n`,
  });
  expect(errors).toEqual([]);
  expect(findArticle("insight", "x")?.headings.map(({ id }) => id)).toEqual([
    "main-2",
    "explore-more-2",
    "report-form-2",
    "calls-2",
    "हिन्दी-में",
    "ガイド",
    "uber-uns",
    "uber-uns-2",
    "section",
    "section-2",
  ]);
});

test("reads ordered and nested lists", async () => {
  expect(await readBlocks("- one\n  1. two\n- three\n")).toEqual([
    {
      type: "list",
      ordered: false,
      points: [
        [paragraph("one"), { type: "list", ordered: true, points: [[paragraph("two")]] }],
        [paragraph("three")],
      ],
    },
  ]);
});

test("keeps the text and language of a fenced block", async () => {
  expect(await readBlocks("```text\nHello,\n  you\n```\n\n```\nbare\n```\n")).toEqual([
    { type: "code", language: "text", text: "Hello,\n  you" },
    { type: "code", text: "bare" },
  ]);
});

test("reads a callout and defaults to info and soft", async () => {
  const body =
    ':::callout{variant="warn" tone="solid" title="Key takeaway"}\nWords.\n:::\n\n:::callout\nMore.\n:::\n';
  expect(await readBlocks(body)).toEqual([
    {
      type: "callout",
      variant: "warn",
      tone: "solid",
      title: "Key takeaway",
      children: [paragraph("Words.")],
    },
    { type: "callout", variant: "info", tone: "soft", children: [paragraph("More.")] },
  ]);
});

test("reads the arithmetic with the blocks and level-3 headings inside it", async () => {
  const body = "## Costs\n\nWords.\n\n::::arithmetic\n### Hours\n\n:::callout\nMore.\n:::\n::::\n";
  expect((await readBlocks(body)).slice(1)).toEqual([
    paragraph("Words."),
    {
      type: "arithmetic",
      children: [
        { type: "heading", level: 3, id: "hours", children: text("Hours") },
        { type: "callout", variant: "info", tone: "soft", children: [paragraph("More.")] },
      ],
    },
  ]);
});

test("reads a stat outside a grid and defaults to no trend", async () => {
  expect(await readBlocks('::stat{value="19" label="qualified meetings"}\n')).toEqual([
    { type: "stat", value: "19", label: "qualified meetings", trend: "none" },
  ]);
});

test("reads a stat grid and defaults to 3 columns", async () => {
  const stats = '::stat{value="1" label="a" trend="up"}\n::stat{value="2" label="b" trend="down"}';
  const read = [
    { value: "1", label: "a", trend: "up" },
    { value: "2", label: "b", trend: "down" },
  ];
  expect(await readBlocks(`:::stat-grid\n${stats}\n:::\n\n:::stat-grid{columns=4}\n${stats}\n:::\n`)).toEqual(
    [
      { type: "statGrid", columns: 3, stats: read },
      { type: "statGrid", columns: 4, stats: read },
    ],
  );
});

test("reads a metric grid", async () => {
  expect(
    await readBlocks(':::metric-grid\n::metric{value="71%" label="tied to SQLs" trend="up"}\n:::\n'),
  ).toEqual([{ type: "metricGrid", metrics: [{ value: "71%", label: "tied to SQLs", trend: "up" }] }]);
});

test("reads a timeline of events with and without text", async () => {
  const body = `::::timeline{density="compact"}
:::event{title="Plan" date="Monday, 25 min"}
Choose.
:::
::event{title="Send"}
::::
`;
  expect(await readBlocks(body)).toEqual([
    {
      type: "timeline",
      density: "compact",
      events: [
        { title: "Plan", date: "Monday, 25 min", children: [paragraph("Choose.")] },
        { title: "Send", children: [] },
      ],
    },
  ]);
});

test("reads quotes with and without a source", async () => {
  expect(await readBlocks(':::quote{cite="VP Sales"}\nWords.\n:::\n\n> More.\n')).toEqual([
    { type: "quote", cite: "VP Sales", children: [paragraph("Words.")] },
    { type: "quote", children: [paragraph("More.")] },
  ]);
});

test("reads a figure's size from its SVG file or its attributes", async () => {
  const files = {
    "public/figures/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 520.4"></svg>',
    "public/figures/b.svg": '<svg width="100px" height="50" viewBox="0 0 1 1"></svg>',
    "public/figures/c.bmp": "no picture",
  };
  const body = `::figure{src="/figures/a.svg" alt="A" caption="Of it"}

::figure{src="/figures/b.svg" alt="B"}

::figure{src="/figures/c.bmp" alt="C" width=1200 height=640}
`;
  expect(await readBlocks(body, files)).toEqual([
    { type: "figure", src: "/figures/a.svg", alt: "A", caption: "Of it", width: 640, height: 520 },
    { type: "figure", src: "/figures/b.svg", alt: "B", width: 100, height: 50 },
    { type: "figure", src: "/figures/c.bmp", alt: "C", width: 1200, height: 640 },
  ]);
});

test("reads a checklist", async () => {
  expect(
    await readBlocks(':::checklist{title="The Hard Questions to Answer"}\n- [ ] One?\n- [ ] *Two*?\n:::\n'),
  ).toEqual([
    {
      type: "checklist",
      title: "The Hard Questions to Answer",
      points: [
        { label: text("One?"), checked: false },
        {
          label: [
            { type: "emphasis", children: text("Two") },
            { type: "text", text: "?" },
          ],
          checked: false,
        },
      ],
    },
  ]);
});

test("reads muted and brand dividers", async () => {
  expect(await readBlocks('Words.\n\n---\n\n::divider{variant="brand"}\n\n::divider\n')).toEqual([
    paragraph("Words."),
    { type: "divider", variant: "muted" },
    { type: "divider", variant: "brand" },
    { type: "divider", variant: "muted" },
  ]);
});

test("links calls to action to the contact page by default", async () => {
  expect(await readBlocks(':::cta{title="Ready?" label="Book a Consult"}\nWords.\n:::\n')).toEqual([
    {
      type: "callToAction",
      title: "Ready?",
      label: "Book a Consult",
      href: "/contact",
      variant: "brand",
      children: [paragraph("Words.")],
    },
  ]);
});

test("ignores HTML comments", async () => {
  expect(await readBlocks("<!-- to do:\nask her -->\n\nWords. <!-- here -->\n")).toEqual([
    { type: "paragraph", children: text("Words. ") },
  ]);
});
