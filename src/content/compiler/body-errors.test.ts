import { expect, test } from "vitest";
import { listBodyErrors } from "#tests/support/content/content-fixture.ts";
import { blockDefinitions } from "../blocks/block.ts";

const blockNames = Object.values(blockDefinitions).flatMap(({ directive }) => directive?.name ?? []);

/** Each body with all of its errors. Bodies start on line 7. */
const cases: Array<[what: string, body: string, ...report: string[]]> = [
  [
    "an unknown block",
    ':::calout{title="A"}\nWords.\n:::',
    "7:1  unknown block `calout`  ->  did you mean `callout`?",
  ],
  [
    "an unknown block without a similar name",
    "::advertisement",
    `7:1  unknown block \`advertisement\`  ->  use one of ${blockNames.join(", ")}`,
  ],
  [
    "an unknown attribute",
    'Words.\n\n:::callout{variant="info" tittle="A"}\nWords.\n:::',
    "9:27  `:::callout`: unknown key `tittle`  ->  did you mean `title`?",
  ],
  [
    "a value that isn't allowed",
    ':::callout{variant="warning"}\nWords.\n:::',
    '7:12  `:::callout`: `variant` is "warning"  ->  did you mean `warn`? Allowed: info, warn, success, neutral',
  ],
  [
    "a value without a similar choice",
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
    "text in square brackets",
    ":::callout[Key takeaway]\nWords.\n:::",
    '7:11  `:::callout` has text in square brackets  ->  write it as an attribute: `title="…"`',
  ],
  [
    "an unclosed block",
    ":::callout\nWords.\n\nMore words.",
    "7:1  `:::callout` is never closed  ->  write a line `:::` below its text; an outer block takes one more colon than an inner one",
  ],
  [
    "an inner block with as many colons as the outer one",
    ':::timeline\n:::event{title="A"}\nWords.\n:::\n:::',
    "8:1  `:::event` is never closed  ->  write a line `:::` below its text; an outer block takes one more colon than an inner one",
    "11:1  this line does not close a block  ->  remove it; to close an outer block, give it more colons than the inner one: `::::`",
  ],
  [
    "a stray line of colons",
    "Words.\n:::",
    "8:1  this line does not close a block  ->  remove it; to close an outer block, give it more colons than the inner one: `::::`",
  ],
  [
    "an unclosed brace",
    ':::callout{title="A"\nWords.\n:::',
    '7:1  this line looks like a block but is not one  ->  write `:::name{key="value"}` on its own line, with no space before the brace and all quotes straight and closed',
  ],
  [
    "words after the brace",
    ':::callout{title="A"} now\nWords.\n:::',
    '7:1  this line looks like a block but is not one  ->  write `:::name{key="value"}` on its own line, with no space before the brace and all quotes straight and closed',
  ],
  [
    "an unclosed quote",
    '::stat{value="1 label="a"}',
    '7:1  this line looks like a block but is not one  ->  write `:::name{key="value"}` on its own line, with no space before the brace and all quotes straight and closed',
  ],
  [
    "an error below a table whose block ends on the next line",
    ":::table\n| A |\n| - |\n| 1 |\n:::\n:::table\n| A |\n| - |\n| 1 |\n:::\n\nWords.\n\n# Title",
    "20:1  a level-1 heading  ->  write `## `: the title of the article is the only `# `",
  ],
  [
    "an unclosed inner block in a closed outer block",
    '::::timeline\n:::event{title="A"}\nWords.\n::::',
    "8:1  `:::event` is never closed  ->  write a line `:::` below its text; an outer block takes one more colon than an inner one",
  ],
  [
    "a second arithmetic block",
    ":::arithmetic\nOne.\n:::\n\n:::arithmetic\nTwo.\n:::",
    "11:1  a second `:::arithmetic`  ->  put everything into the first one",
  ],
  [
    "a level-2 heading in the arithmetic",
    ":::arithmetic\n## Costs\n:::",
    "8:1  a level-2 heading in the arithmetic  ->  write `### `, or move it out of the block",
  ],
  [
    "a space before the brace",
    ':::callout {title="A"}\nWords.\n:::',
    '7:1  this line looks like a block but is not one  ->  write `:::name{key="value"}` on its own line, with no space before the brace and all quotes straight and closed',
  ],
  [
    "a block with a body written on one line",
    '::callout{title="A"}',
    "7:1  `callout` needs a body  ->  write `:::callout{…}` with three colons, the text, and a closing line `:::`",
  ],
  [
    "a one-line block written with a body",
    ':::stat{value="1" label="a"}\n:::',
    "7:1  `stat` has no body  ->  write `::stat{…}` with two colons and no closing line",
  ],
  [
    "a block inside a sentence",
    'There were :stat{value="1" label="a"} of them.',
    "7:12  `:stat` is inside a sentence  ->  write `::stat{…}` on its own line, or put a space after the colon if it is punctuation",
  ],
  [
    "an event outside a timeline",
    ':::event{title="A"}\nWords.\n:::',
    "7:1  `event` is outside its block  ->  put `::::timeline` above it, and a line with the same number of colons below it",
  ],
  [
    "a metric outside a metric grid",
    '::metric{value="1" label="a"}',
    "7:1  `metric` is outside its block  ->  put `:::metric-grid` above it, and a line with the same number of colons below it",
  ],
  [
    "text between events",
    '::::timeline\nWords.\n:::event{title="A"}\nWords.\n:::\n::::',
    '8:1  a timeline can contain only events  ->  put this inside `:::event{title="…"}` … `:::`, and give the timeline more colons: `::::timeline`',
  ],
  [
    "a timeline without events",
    "::::timeline\n::::",
    '7:1  the timeline has no events  ->  add `:::event{title="…" date="…"}` … `:::`',
  ],
  [
    "more than 6 KPI tiles",
    `:::stat-grid\n${'::stat{value="1" label="a"}\n'.repeat(7)}:::`,
    "7:1  7 KPI tiles in one stat-grid  ->  keep the 6 that matter, and move the others to a table",
  ],
  [
    "one tile in a grid",
    ':::stat-grid\n::stat{value="1" label="a"}\n:::',
    '7:1  only one tile in the stat-grid  ->  write at least 2 `::stat{value="…" label="…"}` lines, or `::stat{value="…" label="…"}` alone without the grid',
  ],
  [
    "text in a grid",
    ':::stat-grid\nWords.\n\n::stat{value="1" label="a"}\n:::',
    '8:1  a stat-grid can contain only `::stat{value="…" label="…"}` lines  ->  write `::stat{value="…" label="…"}`, or move this out of the grid',
  ],
  [
    "a grid with five columns",
    ':::stat-grid{columns=5}\n::stat{value="1" label="a"}\n::stat{value="2" label="b"}\n:::',
    '7:14  `:::stat-grid`: `columns` is "5"  ->  write one of 2, 3, 4',
  ],
  [
    "a level-1 heading",
    "# Title",
    "7:1  a level-1 heading  ->  write `## `: the title of the article is the only `# `",
  ],
  [
    "a level-3 heading before the first level-2 one",
    "### Early\n\n## Plan\n\n### Step",
    "7:1  a level-3 heading before the first level-2 one  ->  write `## `, or put one above it",
  ],
  [
    "a level-4 heading",
    "## Plan\n\n#### Small",
    "9:1  a level-4 heading  ->  write `### `, or a bold sentence",
  ],
  [
    "HTML",
    "<div>Words.</div>\n\nWords <b>bold</b>.",
    "7:1  HTML is not supported  ->  write Markdown or a block",
    "9:7  HTML is not supported  ->  write Markdown or a block",
    "9:14  HTML is not supported  ->  write Markdown or a block",
  ],
  [
    "an image inside a sentence",
    "See ![it](/a.svg).",
    '7:5  an image inside a sentence  ->  write `::figure{src="/figures/name.svg" alt="…" caption="…"}` on its own line',
  ],
  [
    "strikethrough",
    "It is ~~not~~ so.",
    "7:7  strikethrough is not supported  ->  remove the `~` characters, or the words",
  ],
  ["a footnote", "It is so.[^1]", "7:1  footnotes are not supported  ->  move the note into the text"],
  [
    "a checkbox outside a checklist",
    "- [ ] One?",
    '7:1  a checkbox outside a checklist  ->  put `:::checklist{title="…"}` and `:::` around the lines',
  ],
  [
    "a checklist with plain list items",
    ":::checklist\n- One?\n:::",
    "8:1  a checklist item must be one `- [ ] ` line  ->  write `- [ ] ` and the question on one line",
  ],
  [
    "text in a checklist",
    ":::checklist\nWords.\n:::",
    "8:1  a checklist can contain only `- [ ] ` lines  ->  write `- [ ] ` and the question, or move this out of the checklist",
  ],
  [
    "an empty checklist",
    ":::checklist\n:::",
    "7:1  the checklist is empty  ->  add lines that start with `- [ ] `",
  ],
  [
    "a table block without a table",
    ":::table\n| A |\n:::",
    "7:1  `:::table` has no table  ->  write one: `| A | B |`, then `|---|---|`, then the rows, with an empty line before and after",
    "8:1  `:::table` can contain only one table  ->  move this before or after the block",
  ],
  [
    "text in a table block",
    ":::table\n| A |\n|---|\n| 1 |\n\nWords.\n:::",
    "12:1  `:::table` can contain only one table  ->  move this before or after the block",
  ],
  ["a table without rows", "| A |\n|---|", "7:1  the table has no rows  ->  add one below the `|---|` line"],
  [
    "a row with too many cells",
    "| A | B |\n|---|---|\n| 1 | 2 | 3 |",
    "9:1  the row has 3 cells, but the table has 2 columns  ->  remove the extra cells, or write a `|` within the text as `\\|`",
  ],
  [
    "invalid columns in a before/after table",
    ":::before-after\n| What | Then | Now |\n|---|---|---|\n| a | b | c |\n:::",
    "8:1  the columns of a before/after table are fixed  ->  name them `| Metric | Before | After |`, and optionally `| Note |` as a fourth",
  ],
  [
    "a chart of an unknown kind, without what to see",
    ':::chart{kind="line" title="A"}\n| A | B |\n|---|---|\n| a | 1 |\n:::',
    '7:1  `:::chart`: `see` is missing  ->  add `see="…"`',
    '7:10  `:::chart`: `kind` is "line"  ->  did you mean `lines`? Allowed: lines, bars, cells, waterfall',
  ],
  [
    "a chart that has cells with anything but a number",
    ':::chart{kind="bars" title="A" see="B" unit="$ thousand"}\n| A | Pieces |\n|---|---|\n| a | many |\n| b | |\n| c | 5-48% |\n| d | $1.2 million |\n:::',
    '10:5  "many" is not a number  ->  write nothing but a number, such as 12, $1,185, 40%, 10k or 1.2M, and its unit in `unit` or the column\'s heading',
    '11:5  "" is not a number  ->  write nothing but a number, such as 12, $1,185, 40%, 10k or 1.2M, and its unit in `unit` or the column\'s heading',
    '13:5  "$1.2 million" is not a number  ->  write nothing but a number, such as 12, $1,185, 40%, 10k or 1.2M, and its unit in `unit` or the column\'s heading',
  ],
  [
    "a line that goes back",
    ':::chart{kind="lines" title="A" see="B"}\n| A | B |\n|---|---|\n| 4 | 5 |\n| 0 | 2 |\n| 0 | 3 |\n:::',
    "11:1  0 comes after 4  ->  sort the rows by the first column, one row for each point",
    "12:1  0 comes after 0  ->  sort the rows by the first column, one row for each point",
  ],
  [
    "a range in a chart of single values",
    ':::chart{kind="cells" title="A" see="B"}\n| A | B |\n|---|---|\n| a | 5-48% |\n| b | 1 |\n:::',
    '10:5  a cells chart can\'t show the range "5–48%"  ->  write one number, or use `kind="bars"`',
  ],
  [
    "a chart without rows",
    ':::chart{kind="bars" title="A" see="B"}\n| A | B |\n|---|---|\n:::',
    "8:1  the table has no rows  ->  add one below the `|---|` line",
  ],
  [
    "a chart without a table",
    ':::chart{kind="bars" title="A" see="B"}\nWords.\n:::',
    "7:1  `:::chart` has no table  ->  write one: `| A | B |`, then `|---|---|`, then the rows, with an empty line before and after",
    "8:1  `:::chart` can contain only one table  ->  move this before or after the block",
  ],
  [
    "a chart whose table has the wrong shape",
    ':::chart{kind="waterfall" title="A" see="B"}\n| A | B | C |\n|---|---|---|\n| a | 1 | 2 |\n:::',
    "8:1  a waterfall chart can't show 3 columns and 1 row  ->  write `| Step | Change |`: the start, one to six changes, the end",
  ],
  [
    "a mark outside the axis",
    ':::chart{kind="lines" title="A" see="B" mark="2.1"}\n| A | B |\n|---|---|\n| 3 | 1 |\n| 9 | 4 |\n:::',
    '7:1  `mark` "2.1" is outside the axis, which goes from 3 to 9  ->  write a number from 3 to 9',
  ],
  [
    "a line chart whose axis isn't in numbers",
    ':::chart{kind="lines" title="A" see="B"}\n| A | B |\n|---|---|\n| Mon | 1 |\n| 2 | 4 |\n:::',
    '10:1  "Mon" is not a number  ->  write nothing but a number, such as 12, $1,185, 40%, 10k or 1.2M, and its unit in `unit` or the column\'s heading',
  ],
  [
    "a mark on a chart without an axis",
    ':::chart{kind="cells" title="A" see="B" mark="1"}\n| A | B |\n|---|---|\n| a | 1 |\n| b | 4 |\n:::',
    "7:1  a cells chart has no axis for `mark`  ->  remove `mark`",
  ],
  [
    "a factor between rows that the chart doesn't have",
    ':::chart{kind="bars" title="A" see="B" factor="1 4"}\n| A | B |\n|---|---|\n| a | 1 |\n| b | 4 |\n:::',
    '7:1  `factor` "1 4" names a row that doesn\'t exist  ->  write two of the rows 1 to 2',
  ],
  [
    "a figure with a missing file",
    '::figure{src="/figures/a.svg" alt="A"}',
    "7:1  there is no file public/figures/a.svg  ->  put the image there, or correct `src`",
  ],
  [
    "a figure outside public/",
    '::figure{src="/../content/insights/x.md" alt="A"}',
    "7:1  there is no file public/../content/insights/x.md  ->  put the image there, or correct `src`",
  ],
  [
    "a figure path that starts with two slashes, even if the file exists",
    '::figure{src="//pictures/b.png" alt="B"}',
    '7:10  `::figure`: `src` is "//pictures/b.png"  ->  it must be a path under public/, such as /figures/rhythm.svg',
  ],
  [
    "a figure without alt text",
    '::figure{src="figures/a.svg" alt=""}',
    '7:10  `::figure`: `src` is "figures/a.svg"  ->  it must be a path under public/, such as /figures/rhythm.svg',
    "7:30  `::figure`: `alt` is empty  ->  it must say what the image shows",
  ],
  [
    "a figure without a known size",
    '::figure{src="/pictures/a.svg" alt="A"}\n\n::figure{src="/pictures/b.bmp" alt="B" width="x"}\n\n::figure{src="/pictures/b.bmp" alt="B"}',
    '7:1  the size of /pictures/a.svg is unknown  ->  add the size in pixels: `width="1200" height="640"`, or give the `<svg>` a `viewBox`',
    '9:40  `::figure`: `width` is "x"  ->  write a number',
    '11:1  the size of /pictures/b.bmp is unknown  ->  add the size in pixels: `width="1200" height="640"`',
  ],
  [
    "a call to action that links to another site",
    ':::cta{title="A" label="B" href="https://example.com"}\nWords.\n:::',
    '7:28  `:::cta`: `href` is "https://example.com"  ->  it must be a path on this site, such as /contact',
  ],
  ["an empty body", "  \n", "6:1  the body is empty  ->  write it below the second `---`"],
];

const pictures = {
  "public/pictures/a.svg": "<svg></svg>",
  "public/pictures/b.bmp": "",
  "public/pictures/b.png": "",
};

test.each(cases)("reports %s with its line, column and fix", async (_what, body, ...report) => {
  expect(await listBodyErrors(`${body}\n`, pictures)).toEqual(report);
});
