import { expect, test } from "vitest";
import { compileBody, compileFiles, insightFront } from "#tests/support/content/content-fixture.ts";
import { formatDiagnostic } from "./diagnostic.ts";

/** Bodies start on line 7; each is listed with the start of every error and warning about it. */
const cases: Array<[what: string, body: string, ...report: string[]]> = [
  [
    "tags of Jekyll",
    "A {% include toc %}\n\n{% raw %}",
    "7:3  this shows as typed: {% include toc %}",
    "9:1  this",
  ],
  [
    "tags of Hugo",
    "{{< video a >}} and {{% note %}}",
    "7:1  {{< video a >}} is a",
    "7:21  {{% note %}} is a",
  ],
  ["tags of ERB", "Hi <%= name %>.", "7:4  this shows as typed: <%= name %>"],
  ["MDX", "import A from 'b'\n\n{/* cut */}", "7:1  this shows", "9:1  this shows as typed: {/* cut */}"],
  ["shortcodes", '[gallery ids="1"] [/x]', '7:1  this shows as typed: [gallery ids="1"]', "7:19  this"],
  ["attributes", '[a](https://b.example){:target="_blank"}', "7:23  this shows as typed: {:target="],
  ["heading ids", "## A {#own}\n\nWords.", "7:6  this shows as typed: {#own}"],
  ["no target", "[the plan][plan]", "7:1  this shows as typed: [the plan][plan]"],
  ["spaces in a target", "[a](b c.pdf)", "7:3  this shows as typed: ](b c.pdf)"],
  ["a list of contents", "[[toc]]\n\n[TOC]", "7:1  this shows as typed: [[toc]]", "9:1  this"],
  ["wiki links", "See [[Other|that]].", "7:5  this shows as typed: [[Other|that]]"],
  ["alerts", "> [!NOTE]\n> Hi.", "7:3  this shows as typed: [!NOTE]"],
  ["admonitions", '!!! tip "A"\n    Code', "7:1  this shows as typed: !!! tip"],
  ["emoji names", "Go :rocket:", "7:4  this shows as typed: :rocket:"],
  ["marks", "==a== x^2^ ++b++", "7:1  this", "7:7  this shows as typed: x^2^", "7:12  this"],
  ["definitions", "Term\n: Words", "8:1  this shows as typed: : Words"],
  ["formulas", "Given $n$ and $$a + b$$", "7:7  this shows as typed: $n$", "7:15  this"],
  ["headings without a space", "##Plan", "7:1  this shows as typed: ##Plan"],
  ["comments", "%%a%%\n\n[//]:# b", "7:1  this", "9:1  this"],
  ["a table without names", "| | |\n| - | - |\n| a | b |", "7:1  the table has no column names"],
  ["an attribute", ':::callout{title="A :tada:"}\nB\n:::', "7:21  this shows as typed: :tada:"],
  ["a quote", "> A\n> {% b %}", "8:3  this shows as typed: {% b %}"],
  ["footnotes", "A[^1]\n\n[^1]: B", "7:2  footnotes"],
  ["only a comment", "<!-- a -->", "7:1  the body is empty"],
  ["only headings", "## A", "7:1  the body has only headings"],
];

test.each(cases)("reports %s at its line", async (_what, body, ...report) => {
  const { errors, warnings } = await compileBody(`${body}\n`);
  const found = [...errors, ...warnings].map((one) => formatDiagnostic(one).split("x.md:")[1]);
  expect(found).toEqual(report.map((start) => expect.stringContaining(start)));
});

test.each([
  "`{% raw %}` `{{ page.title }}` `[[x]]` `:tada:`",
  "```\n{% if a %}{{ b }}{{< c >}} ==d== [!NOTE]\n##E [f][g] $h$\n```",
  "C++ and C++, a == b, 10:30:45, [sic], a: b: c, $5 and $10, {a, b}, 2^10, #1 reason",
  "[a][b] and [b]\n\n[b]: /contact",
  "\\[[a]] \\{% b %}",
  "A<!-- {% a %} --> B",
])("has nothing to say about %j", async (body) => {
  const { errors, warnings } = await compileBody(`${body}\n`);
  expect([...errors, ...warnings].map(formatDiagnostic)).toEqual([]);
});

test("reports notations of other systems in the front matter", async () => {
  const front = insightFront().replace("A sample", '"Ship :tada: it"');
  const { warnings } = await compileFiles({ "content/insights/x.md": `${front}Words.\n` });
  expect(warnings.map(formatDiagnostic)).toEqual([
    expect.stringContaining("x.md:2:8  this shows as typed: :tada:"),
  ]);
});
