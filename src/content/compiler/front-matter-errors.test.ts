import { expect, test } from "vitest";
import { compileFiles, summary } from "#tests/support/content/content-fixture.ts";
import { formatDiagnostic } from "./diagnostic.ts";

/** Lines of valid front matter; each case replaces some of them. */
const good: Record<string, string> = {
  title: "title: A sample",
  summary: `summary: ${summary}`,
  tags: 'tags: ["GTM Strategy", "Lean Teams"]',
  date: "date: 2025-04-08",
};

function insight(changes: Record<string, string>): string {
  return `---\n${Object.values({ ...good, ...changes }).join("\n")}\n---\nWords.\n`;
}

async function listErrors(file: string, text: string | Uint8Array): Promise<string[]> {
  const { errors } = await compileFiles({ [file]: text, "public/figures/a.svg": "<svg></svg>" });
  return errors.map(formatDiagnostic);
}

/** Changes to the front matter of `content/insights/x.md`, each with all of its errors. */
const cases: Array<[what: string, changes: Record<string, string>, ...report: string[]]> = [
  [
    "an unquoted colon in text",
    { title: "title: One: two" },
    'content/insights/x.md:2:8  this is not valid YAML: Nested mappings are not allowed in compact mappings  ->  put quotes around text that contains a colon: `title: "One: two"`',
  ],
  [
    "an unclosed quote",
    { title: 'title: "One' },
    'content/insights/x.md:2:12  this is not valid YAML: Missing closing "quote  ->  close the open quote or bracket',
  ],
  [
    "a tab used for indentation",
    { hero: "hero:\n\tsubtitle: A" },
    "content/insights/x.md:7:1  this is not valid YAML: Tabs are not allowed as indentation  ->  indent with spaces",
  ],
  [
    "a duplicate key",
    { again: "title: Again" },
    "content/insights/x.md:6:1  this is not valid YAML: Map keys must be unique  ->  keep one of them",
  ],
  [
    "an unclosed bracket",
    { tags: "tags: [GTM Strategy" },
    "content/insights/x.md:5:1  this is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]  ->  close the open bracket",
  ],
  [
    "a part that is more than its count",
    { measure: "measure: { count: 3, part: 12 }" },
    "content/insights/x.md:6:28  `measure.part` is 12  ->  it must be at most `count`",
  ],
  [
    "a measure from before 1.0.0",
    { measure: "measure: [{ label: 71% use a CRM, at: dim }]" },
    'content/insights/x.md:6:10  `measure` is [{"label":"71% use a CRM","at":"dim"}]  ->  it must be `{ count, part }`: keep the counts of this list, without labels',
  ],
  [
    "too many parts",
    { measure: "measure: { count: 41 }" },
    "content/insights/x.md:6:19  `measure.count` is 41  ->  write a number of at most 40",
  ],
  [
    "an unknown key",
    { summary: `sumary: ${summary}` },
    "content/insights/x.md:2:1  `summary` is missing  ->  add `summary: …`",
    "content/insights/x.md:3:1  unknown key `sumary`  ->  did you mean `summary`?",
  ],
  [
    "an unknown nested key",
    { hero: "hero:\n  variant: gradient\n  titel: A" },
    "content/insights/x.md:8:3  unknown key `hero.titel`  ->  did you mean `title`?",
  ],
  [
    "a computed key",
    { slug: "slug: other", read: "readTime: 5" },
    "content/insights/x.md:6:1  unknown key `slug`  ->  remove it: the file name is the slug",
    "content/insights/x.md:7:1  unknown key `readTime`  ->  remove it: the reading time is computed",
  ],
  [
    "a missing key",
    { date: "draft: false" },
    "content/insights/x.md:2:1  `date` is missing  ->  add `date: …`",
  ],
  [
    "a number instead of text",
    { title: "title: 2025" },
    "content/insights/x.md:2:8  `title` is 2025  ->  it must be text",
  ],
  [
    "text instead of a list",
    { tags: "tags: GTM Strategy" },
    'content/insights/x.md:4:7  `tags` is "GTM Strategy"  ->  write a list: `["first", "second"]`',
  ],
  [
    "a number in a list",
    { tags: 'tags: ["GTM Strategy", 7]' },
    "content/insights/x.md:4:24  `tags.1` is 7  ->  it must be text",
  ],
  ["an empty value", { title: "title:" }, "content/insights/x.md:2:7  `title` is empty  ->  it must be text"],
  [
    "text instead of true or false",
    { featured: 'featured: "yes"' },
    'content/insights/x.md:6:11  `featured` is "yes"  ->  write true or false',
  ],
  [
    "an empty list of tags",
    { tags: "tags: []" },
    "content/insights/x.md:4:7  `tags` is []  ->  it must list at least one tag",
  ],
  [
    "an invalid date",
    { date: "date: April 8, 2025" },
    'content/insights/x.md:5:7  `date` is "April 8, 2025"  ->  it must be a date like 2025-04-08',
  ],
  [
    "a day that doesn't exist",
    { date: "date: 2025-02-31" },
    'content/insights/x.md:5:7  `date` is "2025-02-31"  ->  it must be a day that exists',
  ],
  [
    "a value that isn't allowed",
    { icon: "iconVariant: closedloop" },
    'content/insights/x.md:6:14  `iconVariant` is "closedloop"  ->  did you mean `closedLoop`? Allowed: growth, momentum, union, closedLoop, deals, communications, ai',
  ],
  [
    "text instead of keys",
    { hero: "hero: gradient" },
    'content/insights/x.md:6:7  `hero` is "gradient"  ->  write these keys, indented below it: title, subtitle, variant, image, imageAlt, eyebrow, align, divider',
  ],
  [
    "a number that is too large",
    { hero: "hero:\n  divider:\n    opacity: 35" },
    "content/insights/x.md:8:14  `hero.divider.opacity` is 35  ->  write a number of at most 1",
  ],
  [
    "a missing image",
    {
      image: "image: /pictures/a.png\nimageAlt: A",
      hero: "hero:\n  image: /pictures/b.png\n  imageAlt: B",
    },
    "content/insights/x.md:6:8  there is no file public/pictures/a.png  ->  put the image there, or correct `image`",
    "content/insights/x.md:9:10  there is no file public/pictures/b.png  ->  put the image there, or correct `hero.image`",
  ],
  [
    "an image path without a leading slash, even if the file exists",
    { image: "image: figures/a.svg", hero: "hero:\n  image: //figures/a.svg" },
    'content/insights/x.md:6:8  `image` is "figures/a.svg"  ->  it must be a path under public/, such as /figures/rhythm.svg',
    'content/insights/x.md:8:10  `hero.image` is "//figures/a.svg"  ->  it must be a path under public/, such as /figures/rhythm.svg',
  ],
];

test.each(cases)("reports %s with its line, column and fix", async (_what, changes, ...report) => {
  expect(await listErrors("content/insights/x.md", insight(changes))).toEqual(report);
});

test("reports missing front matter", async () => {
  expect(await listErrors("content/insights/x.md", "Words.\n")).toEqual([
    "content/insights/x.md:1:1  the front matter is missing  ->  start the file with `---`, the keys, and `---`",
  ]);
});

test("reports unclosed front matter", async () => {
  expect(await listErrors("content/insights/x.md", "---\ntitle: A\n\nWords.\n")).toContain(
    "content/insights/x.md:1:1  the front matter is never closed  ->  write a line `---` below the last key",
  );
});

test("reports front matter without keys", async () => {
  expect(await listErrors("content/insights/x.md", "---\n---\nWords.\n")).toEqual([
    "content/insights/x.md:2:1  there are no keys here  ->  write lines such as `title: …`",
  ]);
});

test("reports the position of the first byte that isn't UTF-8", async () => {
  const text = new Uint8Array(Buffer.from(insight({ title: "title: Caf\u00e9" }), "latin1"));
  expect(await listErrors("content/insights/x.md", text)).toEqual([
    "content/insights/x.md:2:11  this character is not UTF-8  ->  save the file as UTF-8",
  ]);
});

test("accepts a byte order mark and Windows line endings", async () => {
  const text = `\uFEFF${insight({})}\n::stat{value="1"}\n`.replaceAll("\n", "\r\n");
  expect(await listErrors("content/insights/x.md", text)).toEqual([
    'content/insights/x.md:9:1  `::stat`: `label` is missing  ->  add `label="…"`',
  ]);
});

test("reports missing and invalid keys in a case study", async () => {
  const front = `${Object.values(good).join("\n")}
timelineWeeks: three
kpiChart:
  title: Replies
  kpiStart: "9%"
  kpiEnd: "44%"
  chart:
    kind: pie
    points:
      - { x: Wk 1, y: nine }
`;
  expect(await listErrors("content/case-studies/x.md", `---\n${front}---\nWords.\n`)).toEqual([
    "content/case-studies/x.md:2:1  `company` is missing  ->  add `company: …`",
    "content/case-studies/x.md:2:1  `definition` is missing  ->  add `definition: …`",
    "content/case-studies/x.md:2:1  `industry` is missing  ->  add `industry: …`",
    'content/case-studies/x.md:6:16  `timelineWeeks` is "three"  ->  write a number',
    'content/case-studies/x.md:12:11  `kpiChart.chart.kind` is "pie"  ->  write one of line, area, bar',
    'content/case-studies/x.md:14:23  `kpiChart.chart.points.0.y` is "nine"  ->  write a number',
  ]);
});

test("reports a KPI chart's event that isn't at a point", async () => {
  const chart = (at: string) =>
    `${Object.values(good).join("\n")}
company: A company
definition: What it counts.
industry: Software
timelineWeeks: 3
kpiChart:
  title: Replies
  kpiStart: "9%"
  kpiEnd: "44%"
  chart:
    points: [{ x: Wk 1, y: 9 }, { x: Wk 2, y: 44 }]
    events: [{ at: ${at}, label: Conference }]
`;
  const listFor = (at: string) => listErrors("content/case-studies/x.md", `---\n${chart(at)}---\nWords.\n`);
  expect(await listFor("Wk 2")).toEqual([]);
  expect(await listFor("Wk 3")).toEqual([
    'content/case-studies/x.md:16:20  `kpiChart.chart.events.0.at` is "Wk 3"  ->  it must be the `x` of a point',
  ]);
});

test("reports the errors in all files at once, sorted by file", async () => {
  const { errors } = await compileFiles({
    "content/insights/b.md": insight({ title: "titel: B" }),
    "content/insights/a.md": `${insight({})}\n::stat{value="1"}\n\n[gone](/gone)\n`,
    "content/market-signals/c.md": "Words.\n",
    "content/page-copy/nobody.yaml": "a: 1\n",
  });
  expect(errors.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    "content/insights/a.md:9:1",
    "content/insights/a.md:11:1",
    "content/insights/b.md:2:1",
    "content/insights/b.md:2:1",
    "content/market-signals/c.md:1:1",
    "content/page-copy/nobody.yaml:1:1",
  ]);
});

test("reports aliases that another article has, that hide a page or file, or that aren't paths", async () => {
  const withAliases = (...aliases: string[]) => insight({ aliases: `aliases: ${JSON.stringify(aliases)}` });
  const { errors } = await compileFiles({
    "content/insights/a.md": withAliases("/old", "/blog/old.html"),
    "content/insights/b.md": withAliases("/new", "/old"),
    "content/insights/c.md": withAliases("/about", "/read-insight/c", "/read-insight/a", "/api/x", "/blog"),
    "content/insights/d.md": withAliases("/figures/a.svg", "/feed.xml", "/terms"),
    "content/insights/e.md": withAliases("/old?a=1", "old", "/old/"),
    "public/figures/a.svg": "<svg></svg>",
  });
  const shape =
    "it must be a path that starts with a slash, such as /blog/old-name: letters, digits, - . _ ~, no query and no slash at its end";
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/insights/b.md:6:18  the alias /old is also an alias in content/insights/a.md  ->  keep one of them",
    "content/insights/c.md:6:11  the alias /about is a page or file of the site  ->  remove it",
    "content/insights/c.md:6:20  the alias /read-insight/c is the article's own path  ->  remove it",
    "content/insights/c.md:6:38  the alias /read-insight/a is the path of content/insights/a.md  ->  remove it, or rename that file",
    "content/insights/c.md:6:56  the alias /api/x is a page or file of the site  ->  remove it",
    "content/insights/c.md:6:65  the alias /blog already leads to /insights  ->  remove it",
    "content/insights/d.md:6:11  the alias /figures/a.svg is the file public/figures/a.svg  ->  remove the alias or the file",
    "content/insights/d.md:6:28  the alias /feed.xml is a page or file of the site  ->  remove it",
    "content/insights/d.md:6:40  the alias /terms is the path of content/legal/terms.md  ->  remove it, or rename that file",
    `content/insights/e.md:6:11  \`aliases.0\` is "/old?a=1"  ->  ${shape}`,
    `content/insights/e.md:6:22  \`aliases.1\` is "old"  ->  ${shape}`,
    `content/insights/e.md:6:28  \`aliases.2\` is "/old/"  ->  ${shape}`,
  ]);
});
