import { expect, test } from "vitest";
import { compileFiles, insightFront } from "#tests/support/content/content-fixture.ts";
import { readChart } from "../chart/chart.ts";
import { compareInputs, recalculate } from "./recalculate.ts";

const model = `inputs:
  calls: { label: Calls, unit: calls, value: 40, min: 0, max: 500, step: 1 }
  share: { label: Answered, unit: "%", value: 25, min: 0, max: 100, step: 1 }
results:
  answered: { label: Answered calls, formula: calls * share, format: "0" }
`;

async function makeArticle() {
  const { findArticle } = await compileFiles({
    "content/models/calls.yaml": model,
    "content/insights/x.md": `${insightFront("model: calls\n")}{{calls.answered}}, half of them {{calls.answered@share=50}}, ours {{calls.answered!}}.\n\n::inputs{title="Your numbers"}\n`,
  });
  const article = findArticle("insight", "x");
  if (!article) throw new Error("The article didn't compile.");
  return article;
}

const textOf = (article: Awaited<ReturnType<typeof makeArticle>>) =>
  JSON.stringify(article.blocks[0])
    .replace(/.*?"text":"(.*?)"/g, "$1")
    .replace(/\}.*/, "");

test("recalculates the text with the numbers in a query", async () => {
  const article = await makeArticle();
  const applied = recalculate(article, new URLSearchParams("calls=1,00&calls=9&share=40%25&utm_source=x"));
  expect(textOf(article)).toBe("10, half of them 20, ours 10.");
  // The first `calls` can't be read.
  expect(textOf(applied)).toBe("16, half of them 20, ours 10.");
  expect(applied.blocks.at(-1)).toMatchObject({ type: "calculator", typed: { calls: "1,00", share: "40%" } });
});

test("returns the same article if the query has no inputs", async () => {
  const article = await makeArticle();
  expect(recalculate(article, new URLSearchParams("utm_source=x&answered=3&constructor=1"))).toBe(article);
});

test("recalculates what a chart quotes: its title, its mark and its cells", async () => {
  const chart = `:::chart{kind="lines" title="{{calls.answered}} answered" see="More." mark="{{calls.share}}"}
| Share | Answered |
| --- | ---: |
| 0 | 0 |
| 100 | {{calls.answered@share=100}} |
:::
`;
  const { findArticle } = await compileFiles({
    "content/models/calls.yaml": model,
    "content/insights/x.md": `${insightFront("model: calls\n")}Calls.\n\n${chart}\n::inputs{title="Yours"}\n`,
  });
  const article = findArticle("insight", "x");
  const applied = article && recalculate(article, new URLSearchParams("calls=80&share=40"));
  const drawn = applied?.blocks.flatMap((block) => (block.type === "chart" ? readChart(block) : []));
  expect(drawn).toMatchObject([
    {
      title: "32 answered",
      mark: { text: "40%", value: 40 },
      data: {
        rows: [
          [{}, {}],
          [{}, { value: 80 }],
        ],
      },
    },
  ]);
});

test("compares a reader's numbers with the author's", async () => {
  const { blocks } = await makeArticle();
  expect(compareInputs(blocks, new URLSearchParams("calls=80"))).toEqual([
    { label: "Calls, calls", reader: "80", author: "40" },
    { label: "Answered", reader: "25%", author: "25%" },
    { label: "Answered calls", reader: "20", author: "10" },
  ]);
  expect(compareInputs(blocks, new URLSearchParams("utm_source=x"))).toBeUndefined();
});
