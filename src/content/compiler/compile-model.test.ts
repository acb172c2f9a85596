import { expect, test } from "vitest";
import { compileFiles, insightFront } from "#tests/support/content/content-fixture.ts";
import { formatDiagnostic } from "./diagnostic.ts";

const valid = `inputs:
  calls:
    label: Calls
    unit: calls
    value: 40
    min: 0
    max: 500
    step: 1
  price:
    label: One call
    unit: $
    value: $1,200
    min: 0
    max: 10000
    step: 100
results:
  total:
    label: All calls
    formula: calls * price
    format: $0
  each:
    label: A tenth
    formula: total / 10
    format: $0
`;
const flip = `flip:
  input: calls
  between: [total, each]
  sentence: They meet at {{flip}}.
`;

const page = (body: string) => `${insightFront("model: calls\n")}${body}\n\n::inputs{title="Your numbers"}\n`;

async function compile(model: string, body = "Text.") {
  const { errors, findArticle } = await compileFiles({
    "content/models/calls.yaml": model,
    "content/insights/x.md": page(body),
  });
  return { errors: errors.map(formatDiagnostic), article: findArticle("insight", "x") };
}

test("compiles a model into its article", async () => {
  const { errors, article } = await compile(valid + flip);
  expect(errors).toEqual([]);
  expect(article?.blocks.at(-1)).toMatchObject({
    type: "calculator",
    title: "Your numbers",
    model: {
      name: "calls",
      inputs: [{ id: "calls" }, { id: "price", value: 1200 }],
      results: [{ id: "total", formula: ["*", "calls", "price"] }, { id: "each" }],
      flip: { input: "calls", format: "0.00 calls" },
      verdict: {
        sentence: "They meet at {{flip}}.",
        otherwise: "With these numbers there is no break-even.",
      },
    },
  });
});

test("puts a result after those it depends on", async () => {
  const swapped = valid
    .replace("formula: calls * price", "formula: each * 3")
    .replace("formula: total / 10", "formula: price");
  const { article } = await compile(swapped);
  expect(article?.blocks.at(-1)).toMatchObject({ model: { results: [{ id: "each" }, { id: "total" }] } });
});

const bad: Array<[what: string, model: string, error: string | RegExp]> = [
  [
    "an unknown name",
    valid.replace("calls * price", "calls * prise"),
    "content/models/calls.yaml:19:22  `prise` is not an input or a result  ->  did you mean `price`?",
  ],
  [
    "a cycle",
    valid.replace("formula: calls * price", "formula: each + 1"),
    "content/models/calls.yaml:19:14  `total` is computed from itself: total → each → total  ->  break the cycle",
  ],
  [
    "a division by zero at the author's values",
    valid.replace("total / 10", "total / (calls - 40)"),
    "content/models/calls.yaml:23:14  `each` can't be computed with these values: it divides by zero, or takes the root of a negative number  ->  change a value or the formula",
  ],
  [
    "a value outside its range",
    valid.replace("value: 40", "value: 600"),
    "content/models/calls.yaml:5:12  600 is outside its range, 0 to 500  ->  change the value, `min` or `max`",
  ],
  [
    "a value that isn't a number",
    valid.replace("$1,200", "many"),
    'content/models/calls.yaml:12:12  "many" is not a number in $  ->  write a number, such as 40',
  ],
  [
    "a formula that can't be parsed",
    valid.replace("calls * price", "calls * (price"),
    /^content\/models\/calls\.yaml:19:\d+ {2}.*->/,
  ],
  [
    "a function that doesn't exist",
    valid.replace("calls * price", "average(calls, price)"),
    "content/models/calls.yaml:19:14  there is no function `average`  ->  use one of min, max, abs, sqrt, pow, ceil, floor, round",
  ],
  [
    "a function with too many values",
    valid.replace("calls * price", "round(calls * price, 2)"),
    "content/models/calls.yaml:19:14  `round` has the wrong number of values  ->  write `round(a)`",
  ],
  [
    "a function with too few values",
    valid.replace("calls * price", "calls * pow(price)"),
    "content/models/calls.yaml:19:22  `pow` has the wrong number of values  ->  write `pow(a, b)`",
  ],
  [
    "the break-even in the sentence for when there is none",
    `${valid}${flip}  otherwise: Never {{flip}}.\n`,
    /^content\/models\/calls\.yaml:\d+:\d+ {2}\{\{flip\}\} has no value here {2}-> {2}use one of /,
  ],
  ...["call", "preview", "sent", "page", "utm_source", "gclid"].map((name): [string, string, RegExp] => [
    `an input named ${name}, which addresses use`,
    valid.replaceAll("calls", name).replace(`unit: ${name}`, "unit: calls"),
    new RegExp(
      `yaml:3:5 {2}\`${name}\` can't be an input's name: in a page's address, it means something else {2}-> {2}rename it`,
    ),
  ]),
  [
    "a verdict beside a break-even, which has its own",
    `${valid}${flip}verdict: It costs {{total}}.\n`,
    "content/models/calls.yaml:29:10  `flip` has the verdict in `sentence` and `otherwise`  ->  remove `verdict`",
  ],
  [
    "an unknown name in the verdict",
    `${valid}verdict: It costs {{sum}}.\n`,
    "content/models/calls.yaml:25:10  {{sum}} is not in this model  ->  use one of calls, price, total, each",
  ],
  [
    "a limit with more than 6 decimals",
    valid.replace("max: 500", "max: 500.1234567"),
    /must have at most 6 decimals/,
  ],
  ["an infinite limit", valid.replace("max: 500", "max: .inf"), /must be a number/],
  [
    "a result without a format",
    valid.replace("    format: $0\n  each", "  each"),
    "content/models/calls.yaml:19:14  `total` has no format  ->  add one, such as `format: $0`, `0%` or `0.0 months`",
  ],
  [
    "a part above its whole",
    valid.replace("    max: 10000\n", "    max: 10000\n    atMost: calls\n"),
    "content/models/calls.yaml:12:12  1200 is above its `atMost`, 40  ->  lower it",
  ],
];

test.each(bad)("reports %s", async (_what, model, error) => {
  const { errors } = await compile(model);
  expect(errors).toEqual([typeof error === "string" ? error : expect.stringMatching(error)]);
});

test("reports a break-even that doesn't exist", async () => {
  const { errors } = await compile(
    `${valid.replace("formula: total / 10", "formula: total * 2 + 1")}${flip}`,
  );
  expect(errors).toEqual([
    "content/models/calls.yaml:26:3  total and each don't cross within the range of `calls`  ->  widen its range, correct the formulas, or remove `flip`",
  ]);
});

test("reports an unknown model, and a model whose inputs aren't on the page", async () => {
  const { errors } = await compileFiles({
    "content/models/calls.yaml": valid,
    "content/insights/a.md": `${insightFront("model: cals\n")}Text.\n\n::inputs{title="Your numbers"}\n`,
    "content/insights/b.md": `${insightFront("model: calls\n")}Text.\n`,
    "content/insights/c.md": `${insightFront()}Text.\n\n::inputs{title="Your numbers"}\n`,
  });
  expect(errors.map(formatDiagnostic)).toEqual([
    'content/insights/a.md:6:8  there is no model "cals"  ->  did you mean `calls`?',
    'content/insights/b.md:1:1  the inputs of `calls` are not on the page  ->  write `::inputs{title="…"}` once, on its own line',
    "content/insights/c.md:9:1  the article has no model  ->  add `model: name` to the front matter",
  ]);
});
