import { expect, test } from "vitest";
import {
  compileFiles,
  compileFolder,
  insightFront,
  pageCopySchemas,
  writeFiles,
} from "#tests/support/content/content-fixture.ts";
import { formatDiagnostic } from "./diagnostic.ts";

const page = (more = "") =>
  `---\ntitle: A page\ndescription: About it.\n${more}---\n## First part\n\nText.\n`;

test("checks links to a page in content/pages, and those on it", async () => {
  const { errors } = await compileFiles({
    "content/pages/handover.md": `${page("sample: true\nlead: What you get.\n")}\n[Gone](/gone)\n`,
    "content/insights/x.md": `${insightFront()}[A](/handover#first-part), [B](/handover#last-part), [C](/handovr).\n`,
  });
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/insights/x.md:7:28  there is no heading #last-part in /handover  ->  did you mean #first-part?",
    "content/insights/x.md:7:54  there is no page /handovr  ->  did you mean /handover?",
    "content/pages/handover.md:11:1  there is no page /gone  ->  correct the path, or remove the link",
  ]);
});

test("reports what a page's front matter lacks or can't have", async () => {
  const { errors } = await compileFiles({
    "content/pages/a.md": "---\ntitle: A\ntags: [B]\n---\nText.\n",
    "content/pages/My Page.md": page(),
  });
  expect(errors.map(formatDiagnostic)).toEqual([
    'content/pages/My Page.md:1:1  the file name "My Page" cannot be part of a URL  ->  name it my-page.md: lowercase letters, digits, single hyphens',
    "content/pages/a.md:2:1  `description` is missing  ->  add `description: …`",
    "content/pages/a.md:3:1  unknown key `tags`  ->  remove it; known here: sample, title, description, lead",
  ]);
});

test.each([
  ["contact", "the path /contact is a page or file of the site"],
  ["terms", "the path /terms is a page or file of the site"],
  ["schedule", "the path /schedule is a page or file of the site"],
  ["reports", "the path /reports is a page or file of the site"],
  ["index", "the path /index is a page or file of the site"],
  ["404", "the path /404 is a page or file of the site"],
  ["blog", "the path /blog already leads to /insights"],
  ["price-list", "the path /price-list is the file public/price-list"],
])("reports a page named %s, whose path has another use", async (slug, problem) => {
  const { errors } = await compileFiles({
    [`content/pages/${slug}.md`]: page(),
    "public/price-list": "",
  });
  expect(errors.map(formatDiagnostic)).toEqual([
    `content/pages/${slug}.md:1:1  ${problem}  ->  rename this file: its name is the page's path`,
  ]);
});

test("reports two pages with one path, and an alias that a page has", async () => {
  const { errors } = await compileFiles({
    "content/glossary.md": page(),
    "content/pages/glossary.md": page(),
    "content/pages/handover.md": page(),
    "content/insights/x.md": `${insightFront("aliases: [/handover]\n")}Text.\n`,
  });
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/insights/x.md:6:11  the alias /handover is the path of content/pages/handover.md  ->  remove it, or rename that file",
    'content/pages/glossary.md:1:1  the slug "glossary" is taken by content/glossary.md  ->  rename one of the two files',
  ]);
});

const way = "{ name: A, price: $1, when: B }";
const processCopy = (link: string, ways: string[]) => `title: A
description: B
hero: { title: A, lead: B }
intro: A
heading: A
legend: [{ pillar: Strategy in Motion, text: A }]
totalWeeks: 6
steps:
  - { id: "01", title: A, pillar: Strategy in Motion, startWeek: 1, durationWeeks: 1, description: A, outcome: B }
prices:
  heading: A
  lead: B
  offer: { name: A, weeks: "6", price: $1, people: B }
  cases: [{ name: A, weeks: "6", price: $1, people: B }]
  alternatives:
    caption: A
${ways.map((name) => `    ${name}: ${way}\n`).join("")}    link:
      label: A
      href: ${link}
closing: { title: A, text: B }
`;

function compileProcess(copy: string) {
  const root = writeFiles({
    "content/page-copy/process.yaml": copy,
    "content/legal/privacy.md": page("effectiveDate: 2025-09-01\n"),
    "content/legal/terms.md": page("effectiveDate: 2025-09-01\n"),
    "content/legal/cookie-preferences.md": page("effectiveDate: 2025-09-01\n"),
  });
  return compileFolder(`${root}/content`, { pageCopySchemas: { process: pageCopySchemas.process } });
}

test("reports a side that the comparison of alternatives lacks", async () => {
  const { errors } = await compileProcess(processCopy("/contact", ["hire", "agency", "us"]));
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/page-copy/process.yaml:15:3  `prices.alternatives.tool` is missing  ->  add `tool: …`",
  ]);
});

test("checks links in page copy, and leaves out one to a deleted article", async () => {
  const ways = ["hire", "agency", "tool", "us"];
  const wrong = await compileProcess(processCopy("/handover", ways));
  expect(wrong.errors.map(formatDiagnostic)).toEqual([
    "content/page-copy/process.yaml:23:7  there is no page /handover  ->  correct the path, or remove the link",
  ]);
  const { errors, warnings, pageCopy } = await compileProcess(processCopy("/read-insight/gone", ways));
  expect(errors).toEqual([]);
  expect(warnings.map(formatDiagnostic)).toEqual([
    "content/page-copy/process.yaml:23:7  there is no page /read-insight/gone  ->  correct the path, or remove the link",
  ]);
  expect(pageCopy.process).toMatchObject({ prices: { alternatives: { hire: { name: "A" } } } });
  expect(JSON.stringify(pageCopy.process)).not.toContain("/read-insight/gone");
});
