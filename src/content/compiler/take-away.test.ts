import { expect, test } from "vitest";
import { compileFiles, insightFront, readBlocks } from "#tests/support/content/content-fixture.ts";
import { listBlocks } from "../blocks/list-blocks.ts";
import { formatDiagnostic } from "./diagnostic.ts";

const table = "| A |\n| - |\n| 1 |\n\n";
const calendar = (row: string, attributes = 'title="Add it" file="week"') =>
  `:::calendar{${attributes}}\n| Event | Day | Time | Repeats |\n| - | - | - | - |\n${row}\n:::\n\n`;
const retro = "| Retro | Friday | 16:00-16:30 | weekly |";

async function listErrors(body: string): Promise<string[]> {
  const { errors } = await compileFiles({ "content/insights/x.md": insightFront() + body });
  return errors.map(({ problem, fix }) => `${problem}  ->  ${fix}`);
}

test("numbers an article's tables in reading order, inside other blocks too", async () => {
  const body = `${table}:::template{title="Form"}\n${table}:::\n\n::::timeline\n:::event{title="Plan"}\n${table}:::\n::::\n\n:::before-after\n| Metric | Before | After |\n| - | - | - |\n| a | b | c |\n:::\n\n${calendar(retro)}`;
  const found = listBlocks(await readBlocks(body)).flatMap((block) =>
    "takeAway" in block ? [[block.type, block.takeAway]] : [],
  );
  expect(found).toEqual([
    ["table", "/take-away/x/1.csv"],
    ["template", "/take-away/x"],
    ["table", "/take-away/x/2.csv"],
    ["table", "/take-away/x/3.csv"],
    ["beforeAfter", "/take-away/x/4.csv"],
    ["calendar", "/take-away/x/week.ics"],
  ]);
});

test.each([
  ["| Retro | Someday | 16:00-16:30 | weekly |", '"Someday" is not a day of the week'],
  ["| Retro | Friday | 4 PM | weekly |", '"4 PM" is not a time'],
  ["| Retro | Friday | 16:30-16:00 | weekly |", '"16:30-16:00" is not a time'],
  ["| Retro | Friday | 25:00-26:00 | weekly |", '"25:00–26:00" is not a time'],
  ["| Retro | Friday | 16:00-16:30 | often |", '"often" is not a repeat interval'],
  ["| | Friday | 16:00-16:30 | weekly |", "the event has no name"],
])("reports a calendar's row %s", async (row, problem) => {
  expect(await listErrors(calendar(row))).toEqual([expect.stringContaining(`${problem}  ->  `)]);
});

test("reports a calendar's columns, its file name, and two with the same name", async () => {
  expect(await listErrors(calendar("").replace("Event |", "Job |"))).toContainEqual(
    expect.stringContaining("the columns of a calendar are fixed"),
  );
  expect(await listErrors(calendar(retro, 'title="Add it" file="../week"'))).toEqual([
    expect.stringContaining("`file`"),
  ]);
  expect(await listErrors(calendar(retro) + calendar(retro))).toEqual([
    'two calendars are named "week"  ->  give one of them another `file`',
  ]);
});

test("reports two templates with the same title", async () => {
  const form = ':::template{title="Form"}\nWords.\n:::\n\n';
  expect(await listErrors(form + form)).toEqual([
    'two templates are titled "Form"  ->  give one of them another `title`',
  ]);
});

test("reports an empty template", async () => {
  expect(await listErrors(':::template{title="Form"}\n:::\n')).toEqual([
    "the template is empty  ->  put its text between the two lines",
  ]);
});

test("reports articles of two kinds whose tables would have the same path", async () => {
  const { errors } = await compileFiles({
    "content/insights/x.md": insightFront() + table,
    "content/market-signals/x.md": insightFront() + table,
  });
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/market-signals/x.md:1:1  its tables and templates would have the same paths as those of content/insights/x.md  ->  rename one of the two files",
  ]);
});
