import { expect, test } from "vitest";
import { compileFiles, insightFront } from "#tests/support/content/content-fixture.ts";
import { readChart } from "../chart/chart.ts";
import { listBlocks } from "../list-blocks.ts";
import { compareInputs, findReaderNumbers, recalculate } from "./recalculate.ts";

const model = `inputs:
  calls: { label: Calls, unit: calls, value: 40, min: 0, max: 500, step: 1 }
  share: { label: Answered, unit: "%", value: 25, min: 0, max: 100, step: 1 }
results:
  answered: { label: Answered calls, formula: calls * share, format: "0" }
`;

async function makeArticle() {
  const { findArticle } = await compileFiles({
    "content/models/calls.yaml": model,
    "content/insights/x.md": `${insightFront("model: calls\n")}Ours: {{calls.answered}}.\n\n:::inputs{title="Your numbers"}\n| At | Answered |\n| --- | ---: |\n| Yours | {{calls.answered}} |\n| Half | {{calls.answered@share=50}} |\n:::\n`,
  });
  const article = findArticle("insight", "x");
  if (!article) throw new Error("The article didn't compile.");
  return article;
}

/** The texts of the paragraph, and of the calculator's table. */
function textsOf({ blocks }: Awaited<ReturnType<typeof makeArticle>>) {
  return blocks.map((block) =>
    JSON.stringify(block)
      .match(/(?<="text":")[^"]*/g)
      ?.join(" "),
  );
}

test("recalculates the calculator's table with the numbers in a query, and leaves the text", async () => {
  const article = await makeArticle();
  const applied = recalculate(article, new URLSearchParams("calls=1,00&calls=9&share=40%25&utm_source=x"));
  expect(textsOf(article)).toEqual(["Ours: 10.", "At Answered Yours 10 Half 20"]);
  // The first `calls` can't be read.
  expect(textsOf(applied)).toEqual(["Ours: 10.", "At Answered Yours 16 Half 20"]);
  expect(applied.blocks.at(-1)).toMatchObject({ type: "calculator", typed: { calls: "1,00", share: "40%" } });
});

test("says what the reader changed, in the query's values that are used", async () => {
  const article = await makeArticle();
  const find = (query: string) => findReaderNumbers(recalculate(article, new URLSearchParams(query)).blocks);
  expect(find("calls=60&share=30")).toEqual({ query: "calls=60&share=30", words: "Calls 60, Answered 30%" });
  expect(find("calls=9999&share=25")).toEqual({ query: "", words: "" });
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
    "content/insights/x.md": `${insightFront("model: calls\n")}Calls.\n\n::::inputs{title="Yours"}\n${chart}::::\n`,
  });
  const article = findArticle("insight", "x");
  const applied = article && recalculate(article, new URLSearchParams("calls=80&share=40"));
  const drawn = listBlocks(applied?.blocks ?? []).flatMap((block) =>
    block.type === "chart" ? readChart(block) : [],
  );
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
