import { expect, test } from "vitest";
import { readBlocks } from "#tests/support/content/content-fixture.ts";

const text = (words: string) => [{ type: "text", text: words }];

test("reads the goals of stats and metrics", async () => {
  const body = `::stat{value="7 h" label="a week" trend="down" goal="lower"}

:::metric-grid
::metric{value="62" label="pieces" goal="lower"}
:::
`;
  expect(await readBlocks(body)).toMatchObject([
    { type: "stat", goal: "lower" },
    { type: "metricGrid", metrics: [{ value: "62", goal: "lower" }] },
  ]);
});

test("reads a table's caption and alignment, padding short rows", async () => {
  const body =
    ':::table{caption="The week"}\n| Day | Min |\n| --- | ---: |\n| **Mon** | 25 |\n| Tue |\n:::\n\n| A |\n| :-: |\n| 1 |\n';
  expect(await readBlocks(body)).toEqual([
    {
      type: "table",
      caption: text("The week"),
      columns: [
        { label: text("Day"), align: "left", room: "short" },
        { label: text("Min"), align: "right", room: "short" },
      ],
      rows: [
        [[{ type: "strong", children: text("Mon") }], text("25")],
        [text("Tue"), []],
      ],
      fit: "phone",
      takeAway: "/take-away/x/1.csv",
    },
    {
      type: "table",
      columns: [{ label: text("A"), align: "center", room: "short" }],
      rows: [[text("1")]],
      fit: "phone",
      takeAway: "/take-away/x/2.csv",
    },
  ]);
});

test("reads a block directly below a table, and entities in attributes", async () => {
  const blocks = await readBlocks('| A |\n| - |\n| 1 |\n::stat{value="1" label="a &quot;b&quot; &amp; c"}\n');
  expect(blocks.map((block) => block.type)).toEqual(["table", "stat"]);
  expect(blocks[1]).toMatchObject({ label: "a “b” & c" });
});

test("reads a before/after table with notes", async () => {
  const body = `:::before-after{caption="One year apart"}
| Metric | Before | After | Note |
| --- | --- | --- | --- |
| Meetings | untracked | 19 | in 3 days |
| Pitch | three | one | |
:::
`;
  expect(await readBlocks(body)).toEqual([
    {
      takeAway: "/take-away/x/1.csv",
      type: "beforeAfter",
      caption: text("One year apart"),
      columns: ["Metric", "Before", "After", "Note"].map((name) => ({
        label: text(name),
        align: "left",
        room: "short",
      })),
      fit: "column",
      rows: [
        [text("Meetings"), text("untracked"), text("19"), text("in 3 days")],
        [text("Pitch"), text("three"), text("one"), []],
      ],
    },
  ]);
});
