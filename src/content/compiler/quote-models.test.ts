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

const compileInputs = (children: string) =>
  compile("", {
    "content/insights/x.md": `${insightFront("model: calls\n")}Text.\n\n::::inputs{title="Your numbers"}\n${children}::::\n`,
  });

test("quotes inputs and results in a sentence", async () => {
  const { errors, blocks } = await compile(
    "Of {{calls.calls}} calls, **{{ calls.answered }} are** answered.",
  );
  expect(errors).toEqual([]);
  expect(blocks[0]).toEqual({
    type: "paragraph",
    children: [
      { type: "text", text: "Of\u00a040\u00a0calls, " },
      { type: "strong", children: [{ type: "text", text: "10 are" }] },
      { type: "text", text: " answered." },
    ],
  });
});

test("reports a model's error once, not in every article that uses its results", async () => {
  const measure = `measure:\n  - { label: "{{calls.answered}} calls", at: leader, count: {{calls.answered}} }\n`;
  const { errors } = await compile("", {
    "content/models/calls.yaml": model.replace("calls * share", "calls * shares"),
    "content/insights/x.md": `${insightFront(`model: calls\n${measure}`)}{{calls.answered}}\n\n::inputs{title="Yours"}\n`,
  });
  expect(errors).toEqual([expect.stringContaining("models/calls.yaml:5")]);
});

test("quotes a result with other inputs", async () => {
  const { errors, blocks } = await compile("{{calls.answered@share=50%,calls=20}} of 20.");
  expect(errors).toEqual([]);
  expect(blocks[0]).toMatchObject({ children: [{ type: "text", text: "10 of\u00a020." }] });
});

const figures = `:::chart{kind="lines" title="{{calls.cost}}" see="{{calls.answered}} of them." mark="{{calls.share}}"}
| Share | Answered |
| --- | ---: |
| 0 | 0 |
| 100 | {{calls.answered@share=100}} |
:::

:::table{caption="{{calls.cost}} in all"}
| What | Cost |
| --- | ---: |
| \`{{calls.cost}}\` | {{calls.cost}} |
:::
`;

test("quotes results in tables, charts, tiles and titles as text", async () => {
  const { errors, blocks } = await compile(
    `${figures}\n::stat{value="{{calls.answered}}" label="of {{calls.calls}}"}\n\n:::callout{title="{{calls.cost}}"}\nText.\n:::`,
  );
  expect(errors).toEqual([]);
  const cost = { type: "text", text: "$1,240" };
  expect(blocks).toMatchObject([
    { type: "chart", title: [cost], see: [{ text: "10 of them." }], mark: [{ type: "number", value: 25 }] },
    {
      type: "table",
      caption: [{ text: "$1,240 in all" }],
      rows: [[[{ type: "code", text: "$1,240" }], [cost]]],
    },
    { type: "stat", value: "10", label: "of 40" },
    { type: "callout", title: "$1,240" },
    { type: "calculator", children: [] },
  ]);
});

test("quotes results in the calculator's chart and table so that they can follow the reader's numbers", async () => {
  const { errors, blocks } = await compileInputs(figures);
  expect(errors).toEqual([]);
  const cost = { type: "number", id: "cost", text: "$1,240", value: 1240 };
  const answered = { type: "number", id: "answered", at: "share=100", text: "40", value: 40 };
  expect(blocks).toMatchObject([
    { type: "paragraph" },
    {
      type: "calculator",
      children: [
        {
          type: "chart",
          title: [cost],
          see: [{ id: "answered" }, { text: " of them." }],
          mark: [{ id: "share" }],
          table: {
            rows: [
              [[{ value: 0 }], [{ value: 0 }]],
              [[{ value: 100 }], [answered]],
            ],
          },
        },
        {
          type: "table",
          caption: [cost, { text: " in all" }],
          rows: [[[{ type: "code", text: "$1,240" }], [cost]]],
        },
      ],
    },
  ]);
});

test("reports what a calculator can't contain", async () => {
  const { errors } = await compileInputs(
    `${figures.replace("title=", 'unit="{{calls.cost}}" title=')}\nWords.\n`,
  );
  expect(errors).toEqual([
    "content/insights/x.md:11:23  `:::chart`: `unit` can't follow the reader's numbers  ->  type the number, or quote it elsewhere",
    "content/insights/x.md:24:1  `::::inputs` can contain only one chart and one table  ->  move this before or after it",
  ]);
  const twice = await compileInputs(`| A |\n| - |\n| 1 |\n\n| B |\n| - |\n| 2 |\n`);
  expect(twice.errors).toEqual([
    "content/insights/x.md:15:1  `::::inputs` can contain only one chart and one table  ->  move this before or after it",
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
  [
    "{{calls.answered@share=50%!}}",
    "{{calls.answered@share=50%!}} has an exclamation mark, but numbers outside a calculator are always yours  ->  write {{calls.answered@share=50%}}",
  ],
])("reports %s with line and column", async (quote, error) => {
  const { errors } = await compile(`It is ${quote}.`);
  expect(errors).toEqual([`content/insights/x.md:8:7  ${error}`]);
});

test("reports a number typed by hand that a result prints, unless it is quoted as another number", async () => {
  const { errors } = await compile('It costs $1,240, not {{"$1,240"}} or $1,241, and takes 10 days.');
  expect(errors).toEqual([
    'content/insights/x.md:8:10  $1,240 is a result of the model, typed by hand  ->  write {{calls.cost}}, or {{"$1,240"}} if it is another number',
  ]);
});

test("trims a model to what its calculator shows", async () => {
  const { blocks } = await compile("", {
    "content/models/calls.yaml": `${model}  unseen: { formula: calls / 2, format: "0" }
  each: { formula: calls / 2, format: "0" }
  hours: { formula: each * 1, format: 0 hours, otherwise: none }
  halfCost: { formula: cost / 2, format: $0 }
verdict: It takes {{hours}}.
`,
    "content/insights/x.md": `${insightFront("model: calls\n")}{{calls.unseen}}\n\n:::inputs{title="Yours"}\n| Half |\n| --- |\n| {{calls.halfCost}} |\n:::\n`,
  });
  expect(blocks.at(-1)).toMatchObject({
    model: {
      results: [
        { id: "answered" },
        { id: "cost" },
        { id: "each" },
        { id: "hours", format: "0 hours", otherwise: "none" },
        { id: "halfCost" },
      ],
    },
  });
});
