import { expect, test } from "vitest";
import { listBodyErrors } from "../../../tests/support/content-fixture.ts";
import { blockDefinitions } from "../blocks/block.ts";

const blockNames = Object.values(blockDefinitions).flatMap(({ directive }) => directive?.name ?? []);

/** Bodies and all their errors. A body starts on line 7. */
const cases: Array<[what: string, body: string, ...report: string[]]> = [
  [
    "an unknown block",
    ':::calout{title="A"}\nWords.\n:::',
    "7:1  unknown block `calout`  ->  did you mean `callout`?",
  ],
  [
    "an unknown block similar to none",
    "::advertisement",
    `7:1  unknown block \`advertisement\`  ->  use one of ${blockNames.join(", ")}`,
  ],
  [
    "an unknown attribute",
    'Words.\n\n:::callout{variant="info" tittle="A"}\nWords.\n:::',
    "9:27  `:::callout`: unknown key `tittle`  ->  did you mean `title`?",
  ],
  [
    "a value that is not allowed",
    ':::callout{variant="warning"}\nWords.\n:::',
    '7:12  `:::callout`: `variant` is "warning"  ->  did you mean `warn`? Allowed: info, warn, success, neutral',
  ],
  [
    "a value similar to none",
    ':::callout{tone="purple"}\nWords.\n:::',
    '7:12  `:::callout`: `tone` is "purple"  ->  write one of soft, solid',
  ],
  [
    "an invalid goal",
    '::stat{value="19" label="a" goal="down"}',
    '7:29  `::stat`: `goal` is "down"  ->  write one of higher, lower',
  ],
  ["a missing attribute", '::stat{value="19"}', '7:1  `::stat`: `label` is missing  ->  add `label="…"`'],
  [
    "an empty attribute",
    '::stat{value="" label="a"}',
    "7:8  `::stat`: `value` is empty  ->  it must not be empty",
  ],
  [
    "words in square brackets",
    ":::callout[Key takeaway]\nWords.\n:::",
    '7:11  `:::callout` has words in square brackets  ->  write them as an attribute: `title="…"`',
  ],
  [
    "a block that is never closed",
    ":::callout\nWords.\n\nMore words.",
    "7:1  `:::callout` is never closed  ->  write a line `:::` below its text; the outer of two blocks takes one colon more",
  ],
  [
    "an inner block with as many colons as the outer one",
    ':::timeline\n:::event{title="A"}\nWords.\n:::\n:::',
    "8:1  `:::event` is never closed  ->  write a line `:::` below its text; the outer of two blocks takes one colon more",
    "11:1  this line closes nothing  ->  remove it; if it should end an outer block, give that one more colons than the inner: `::::`",
  ],
  [
    "a line of colons that closes nothing",
    "Words.\n:::",
    "8:1  this line closes nothing  ->  remove it; if it should end an outer block, give that one more colons than the inner: `::::`",
  ],
  [
    "a brace that is never closed",
    ':::callout{title="A"\nWords.\n:::',
    '7:1  this line looks like a block and is none  ->  write `:::name{key="value"}` alone on its line, without spaces before the brace, quotes closed',
  ],
  [
    "words after the brace",
    ':::callout{title="A"} now\nWords.\n:::',
    '7:1  this line looks like a block and is none  ->  write `:::name{key="value"}` alone on its line, without spaces before the brace, quotes closed',
  ],
  [
    "a quote that is never closed",
    '::stat{value="1 label="a"}',
    '7:1  this line looks like a block and is none  ->  write `:::name{key="value"}` alone on its line, without spaces before the brace, quotes closed',
  ],
  [
    "an error below a table that is directly followed by the end of its block",
    ":::table\n| A |\n| - |\n| 1 |\n:::\n:::table\n| A |\n| - |\n| 1 |\n:::\n\nWords.\n\n# Title",
    "20:1  a heading of level 1  ->  write `## `: the title above is the only one",
  ],
  [
    "an inner block that is never closed, in an outer one that is",
    '::::timeline\n:::event{title="A"}\nWords.\n::::',
    "8:1  `:::event` is never closed  ->  write a line `:::` below its text; the outer of two blocks takes one colon more",
  ],
  [
    "a space before the brace",
    ':::callout {title="A"}\nWords.\n:::',
    '7:1  this line looks like a block and is none  ->  write `:::name{key="value"}` alone on its line, without spaces before the brace, quotes closed',
  ],
  [
    "a block that needs a body, written on one line",
    '::callout{title="A"}',
    "7:1  `callout` needs a body  ->  write `:::callout{…}` with three colons, the text, and a line `:::`",
  ],
  [
    "a one-line block, written with a body",
    ':::stat{value="1" label="a"}\n:::',
    "7:1  `stat` is a single line  ->  write `::stat{…}` with two colons and no closing line",
  ],
  [
    "a block inside a sentence",
    'There were :stat{value="1" label="a"} of them.',
    "7:12  `:stat` is inside a sentence  ->  write `::stat{…}` on a line of its own, or put a space after a colon that is meant as one",
  ],
  [
    "an event outside a timeline",
    ':::event{title="A"}\nWords.\n:::',
    "7:1  `event` is outside its block  ->  put `::::timeline` around it, and the same number of colons below",
  ],
  [
    "a metric outside a metric grid",
    '::metric{value="1" label="a"}',
    "7:1  `metric` is outside its block  ->  put `:::metric-grid` around it, and the same number of colons below",
  ],
  [
    "words between events",
    '::::timeline\nWords.\n:::event{title="A"}\nWords.\n:::\n::::',
    '8:1  a timeline contains events only  ->  put this inside `:::event{title="…"}` … `:::`, and give the timeline more colons: `::::timeline`',
  ],
  [
    "a timeline without events",
    "::::timeline\n::::",
    '7:1  the timeline has no event  ->  add `:::event{title="…" date="…"}` … `:::`',
  ],
  [
    "more than 6 KPI tiles",
    `:::stat-grid\n${'::stat{value="1" label="a"}\n'.repeat(7)}:::`,
    "7:1  7 KPI tiles in one stat-grid  ->  keep the 6 that matter, move the others to a table",
  ],
  [
    "more than 6 metrics",
    `:::metric-grid\n${'::metric{value="1" label="a"}\n'.repeat(7)}:::`,
    "7:1  7 KPI tiles in one metric-grid  ->  keep the 6 that matter, move the others to a table",
  ],
  [
    "one tile in a grid",
    ':::stat-grid\n::stat{value="1" label="a"}\n:::',
    '7:1  one tile in the stat-grid  ->  write at least 2 `::stat{value="…" label="…"}` lines, or `::stat{value="…" label="…"}` alone without the grid',
  ],
  [
    "words in a grid",
    ':::stat-grid\nWords.\n\n::stat{value="1" label="a"}\n:::',
    '8:1  a stat-grid contains only `::stat{value="…" label="…"}` lines  ->  write `::stat{value="…" label="…"}`, or move this out of the grid',
  ],
  [
    "a grid of five columns",
    ':::stat-grid{columns=5}\n::stat{value="1" label="a"}\n::stat{value="2" label="b"}\n:::',
    '7:14  `:::stat-grid`: `columns` is "5"  ->  write one of 2, 3, 4',
  ],
  [
    "a heading of level 1",
    "# Title",
    "7:1  a heading of level 1  ->  write `## `: the title above is the only one",
  ],
  [
    "a heading of level 3 before the first of level 2",
    "### Early\n\n## Plan\n\n### Step",
    "7:1  a heading of level 3 before the first of level 2  ->  write `## `, or put one above it",
  ],
  [
    "a heading of level 4 below one of level 2",
    "## Plan\n\n#### Small",
    "9:1  a heading of level 4  ->  write `### `, or a bold sentence",
  ],
  ["a heading of level 4", "#### Small", "7:1  a heading of level 4  ->  write `### `, or a bold sentence"],
  [
    "raw HTML",
    "<div>Words.</div>\n\nWords <b>bold</b>.",
    "7:1  raw HTML is not read  ->  write Markdown or a block",
    "9:7  raw HTML is not read  ->  write Markdown or a block",
    "9:14  raw HTML is not read  ->  write Markdown or a block",
  ],
  [
    "a picture inside a sentence",
    "See ![it](/a.svg).",
    '7:5  a picture inside a sentence  ->  write `::figure{src="/figures/name.svg" alt="…" caption="…"}` on a line of its own',
  ],
  [
    "struck-out text",
    "It is ~~not~~ so.",
    "7:7  struck-out text is not drawn  ->  remove the `~` signs, or the words",
  ],
  ["a footnote", "It is so.[^1]", "7:1  footnotes are not drawn  ->  put the note into the text"],
  [
    "boxes outside a checklist",
    "- [ ] One?",
    '7:1  a box to tick outside a checklist  ->  put `:::checklist{title="…"}` and `:::` around the lines',
  ],
  [
    "a checklist of plain points",
    ":::checklist\n- One?\n:::",
    "8:1  a point of a checklist is one `- [ ] ` line  ->  write `- [ ] ` and the question on one line",
  ],
  [
    "words in a checklist",
    ":::checklist\nWords.\n:::",
    "8:1  a checklist contains `- [ ] ` lines only  ->  write `- [ ] ` and the question, or move this out",
  ],
  [
    "an empty checklist",
    ":::checklist\n:::",
    "7:1  the checklist is empty  ->  add lines that begin with `- [ ] `",
  ],
  [
    "a table block without a table",
    ":::table\n| A |\n:::",
    "7:1  there is no table in `:::table`  ->  write one: `| A | B |`, below it `|---|---|`, then the rows, with an empty line before and after",
    "8:1  `:::table` contains one table and nothing else  ->  move this before or after the block",
  ],
  [
    "a table block with words",
    ":::table\n| A |\n|---|\n| 1 |\n\nWords.\n:::",
    "12:1  `:::table` contains one table and nothing else  ->  move this before or after the block",
  ],
  ["a table without rows", "| A |\n|---|", "7:1  the table has no row  ->  add a row below the `|---|` line"],
  [
    "a row that is too long",
    "| A | B |\n|---|---|\n| 1 | 2 | 3 |",
    "9:1  the row has 3 cells, the table 2 columns  ->  remove the extra cells, or write a `|` that belongs to the text as `\\|`",
  ],
  [
    "other columns in a before/after table",
    ":::before-after\n| What | Then | Now |\n|---|---|---|\n| a | b | c |\n:::",
    "8:1  the columns of a before/after table are fixed  ->  name them `| Metric | Before | After |`, with `| Note |` as a fourth if wanted",
  ],
  [
    "a KPI chart of one point",
    ':::kpi-chart{title="A" kpiStart="1" kpiEnd="2"}\n| Wk | y |\n|---|---|\n| 1 | 2 |\n:::',
    "8:1  a KPI chart needs a table of two columns and at least two rows  ->  write `| Week | Reply rate |`, below it `|---|---|`, then one row for each point",
  ],
  [
    "a point that is not a number",
    ':::kpi-chart{title="A" kpiStart="1" kpiEnd="2" minY=low}\n| Wk | y |\n|---|---|\n| 1 | 2 |\n| 2 | many |\n:::',
    '7:48  `:::kpi-chart`: `minY` is "low"  ->  it must be a number',
    '11:1  "many" is not a value that can be plotted  ->  write a number, such as 12 or 4.5%',
  ],
  [
    "a figure whose file does not exist",
    '::figure{src="/figures/a.svg" alt="A"}',
    "7:1  there is no file public/figures/a.svg  ->  put the picture there, or correct `src`",
  ],
  [
    "a figure outside public/",
    '::figure{src="/../content/insights/x.md" alt="A"}',
    "7:1  there is no file public/../content/insights/x.md  ->  put the picture there, or correct `src`",
  ],
  [
    "a figure on another host, although such a file exists",
    '::figure{src="//pictures/b.png" alt="B"}',
    '7:10  `::figure`: `src` is "//pictures/b.png"  ->  it must be a path under public/, such as /figures/rhythm.svg',
  ],
  [
    "a figure without alt text",
    '::figure{src="figures/a.svg" alt=""}',
    '7:10  `::figure`: `src` is "figures/a.svg"  ->  it must be a path under public/, such as /figures/rhythm.svg',
    "7:30  `::figure`: `alt` is empty  ->  it must say what the picture shows",
  ],
  [
    "a figure of unknown size",
    '::figure{src="/pictures/a.svg" alt="A"}\n\n::figure{src="/pictures/b.png" alt="B" width="x"}\n\n::figure{src="/pictures/b.png" alt="B"}',
    '7:1  the size of /pictures/a.svg is not known  ->  add the size in pixels: `width="1200" height="640"`, or give the `<svg>` a `viewBox`',
    '9:40  `::figure`: `width` is "x"  ->  write a number',
    '11:1  the size of /pictures/b.png is not known  ->  add the size in pixels: `width="1200" height="640"`',
  ],
  [
    "a call to action that links to another site",
    ':::cta{title="A" label="B" href="https://example.com"}\nWords.\n:::',
    '7:28  `:::cta`: `href` is "https://example.com"  ->  it must be a path of this site, such as /contact',
  ],
  ["no body at all", "  \n", "6:1  the body is empty  ->  write it below the second `---`"],
];

const pictures = { "public/pictures/a.svg": "<svg></svg>", "public/pictures/b.png": "" };

test.each(cases)("%s is reported with line, column and hint", async (_what, body, ...report) => {
  expect(await listBodyErrors(`${body}\n`, pictures)).toEqual(report);
});
