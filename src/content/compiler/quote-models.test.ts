import { expect, test } from "vitest";
import { compileFiles, insightFront } from "#tests/support/content/content-fixture.ts";
import { formatDiagnostic } from "./diagnostic.ts";

const model = `inputs:
  calls: { label: Calls, unit: calls, value: 40, min: 0, max: 500, step: 1 }
  share: { label: Answered, unit: "%", value: 25, min: 0, max: 100, step: 1 }
results:
  answered: { label: Answered calls, formula: calls * share, format: "0" }
  cost: { label: Cost, formula: calls * 31, format: $0 }
`;

async function compile(body: string, others: Record<string, string> = {}) {
  const { errors, findArticle } = await compileFiles({
    "content/models/calls.yaml": model,
    "content/insights/x.md": `${insightFront("model: calls\n")}${body}\n\n::inputs{title="Your numbers"}\n`,
    ...others,
  });
  const article = findArticle("insight", "x");
  return { errors: errors.map(formatDiagnostic), blocks: article?.blocks ?? [], article };
}

test("quotes inputs and results in a sentence", async () => {
  const { errors, blocks } = await compile(
    "Of {{calls.calls}} calls, **{{ calls.answered }} are** answered.",
  );
  expect(errors).toEqual([]);
  expect(blocks[0]).toEqual({
    type: "paragraph",
    children: [
      { type: "text", text: "Of\u00a0" },
      { type: "result", id: "calls", text: "40", value: 40 },
      { type: "text", text: "\u00a0calls, " },
      {
        type: "strong",
        children: [
          { type: "result", id: "answered", text: "10", value: 10 },
          { type: "text", text: " are" },
        ],
      },
      { type: "text", text: " answered." },
    ],
  });
});

test("reports a model's error once, not in every article that uses its results", async () => {
  const measure = `measure: { count: {{calls.answered}} }\n`;
  const { errors } = await compile("", {
    "content/models/calls.yaml": model.replace("calls * share", "calls * shares"),
    "content/insights/x.md": `${insightFront(`model: calls\n${measure}`)}{{calls.answered}}\n\n::inputs{title="Yours"}\n`,
  });
  expect(errors).toEqual([expect.stringContaining("models/calls.yaml:5")]);
});

test("quotes a result with other inputs, and one that stays the author's", async () => {
  const { errors, blocks } = await compile("{{calls.answered@share=50%,calls=20}} or {{calls.cost!}}");
  expect(errors).toEqual([]);
  expect(blocks[0]).toMatchObject({
    children: [
      { type: "result", id: "answered", at: "share=50&calls=20", text: "10" },
      { type: "text", text: " or $1,240" },
    ],
  });
});

test("quotes results in tables, tiles, captions and titles of callouts", async () => {
  const { errors, blocks } = await compile(
    ':::table{caption="{{calls.cost}} in all"}\n| What | Cost |\n| --- | ---: |\n| All | {{calls.cost}} |\n:::\n\n::stat{value="{{calls.answered}}" label="of {{calls.calls}}"}\n\n:::callout{title="{{calls.cost}}"}\nText.\n:::',
  );
  expect(errors).toEqual([]);
  const cost = { type: "result", id: "cost", text: "$1,240" };
  expect(blocks).toMatchObject([
    { type: "table", caption: [cost, { text: " in all" }], rows: [[[{ text: "All" }], [cost]]] },
    { type: "stat", value: [{ id: "answered" }], label: [{ text: "of " }, { id: "calls" }] },
    { type: "callout", title: [cost] },
    { type: "calculator" },
  ]);
});

test("quotes another article's model as text, also in front matter and page copy", async () => {
  const { errors, findArticle } = await compileFiles({
    "content/models/calls.yaml": model,
    "content/insights/y.md": `${insightFront('teaser: "{{calls.cost}} a month"\n')}It costs {{calls.cost}}.\n`,
  });
  expect(errors).toEqual([]);
  expect(findArticle("insight", "y")).toMatchObject({
    entry: { teaser: "$1,240 a month" },
    blocks: [{ children: [{ type: "text", text: "It costs $1,240." }] }],
  });
});

test("lets a model use another model's result, and reports two that use each other", async () => {
  const other = "inputs: {}\nresults:\n  half: { formula: '{{calls.answered}} / 2', format: '0' }\n";
  const quoted = await compile("{{half.half}}", { "content/models/half.yaml": other });
  expect(quoted.errors).toEqual([]);
  expect(quoted.blocks[0]).toMatchObject({ children: [{ text: "5" }] });
  const circle = await compile("Text.", {
    "content/models/calls.yaml": model.replace("calls * 31", "calls * {{half.half}}"),
    "content/models/half.yaml": other,
  });
  expect(circle.errors).toContain(
    "content/models/half.yaml:3:21  {{calls.answered}} quotes a model that quotes this one  ->  type the number in one of them",
  );
});

test.each([
  [
    "{{calls.answerd}}",
    "{{calls.answerd}} is not defined in models/calls.yaml  ->  did you mean `{{calls.answered}}`?",
  ],
  [
    "{{calls.answered@shar=1}}",
    "{{calls.answered@shar=1}} replaces `shar`, which is not an input of calls  ->  write `@input=number`",
  ],
  [
    "{{calls.answered@share=101%}}",
    '{{calls.answered@share=101%}} replaces `share` with "101%", not a number from 0% to 100%  ->  write `@input=number`',
  ],
])("reports %s with line and column", async (quote, error) => {
  const { errors } = await compile(`It is ${quote}.`);
  expect(errors).toEqual([`content/insights/x.md:8:7  ${error}`]);
});

test("reports results in code and in attributes that can't follow the reader's numbers", async () => {
  const { errors } = await compile(
    'In `{{calls.cost}}`.\n\n```text\n{{calls.cost}}\n```\n\n:::cta{title="{{calls.cost}}" label="Go"}\nText.\n:::',
  );
  expect(errors).toEqual([
    "content/insights/x.md:8:4  a result in code can't change with its inputs  ->  write it as text",
    "content/insights/x.md:10:1  a result in code can't change with its inputs  ->  write it as text",
    "content/insights/x.md:14:8  `:::cta`: a result in `title` can't change with its inputs  ->  write it in the text",
  ]);
});

test("reports a number typed by hand that a result prints, unless it is quoted as another number", async () => {
  const { errors } = await compile('It costs $1,240, not {{"$1,240"}} or $1,241, and takes 10 days.');
  expect(errors).toEqual([
    'content/insights/x.md:8:10  $1,240 is a result of the model, typed by hand  ->  write {{calls.cost}}, or {{"$1,240"}} if it is another number',
  ]);
});

test("trims a model to what the page shows, with constants in its formulas", async () => {
  const { blocks } = await compile("{{calls.hours}}, half of {{calls.calls}}, by {{calls.people!}}.", {
    "content/models/calls.yaml": `${model}  unseen: { formula: calls / 2, format: "0" }
  people: { formula: 4 / 2, format: "0" }
  each: { formula: calls / people, format: "0" }
  hours: { formula: each * 1, format: 0 hours, otherwise: none }
`,
  });
  expect(blocks.at(-1)).toMatchObject({
    model: {
      results: [
        { id: "answered" },
        { id: "cost" },
        { id: "each", formula: ["/", "calls", 2] },
        { id: "hours", format: "0 hours", otherwise: "none" },
      ],
    },
  });
});
