import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileFiles, insightFront } from "#tests/support/content/content-fixture.ts";
import { blockDefinitions } from "../blocks/block.ts";
import { categories } from "../entries/categories.ts";
import { entryFields } from "../entries/entry.ts";
import { formatDiagnostic } from "./diagnostic.ts";

const guide = readFileSync("docs/writing.md", "utf8");
const examples = [...guide.matchAll(/^```markdown ([\w-]+)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = "", text = ""]) => ({
    kind,
    text,
  }),
);
const folders: Record<string, string> = {
  insight: "insights",
  "case-study": "case-studies",
  signal: "market-signals",
  person: "people",
};

test("finds an example of every block and every kind of entry in the writing guide", () => {
  const names = [...guide.matchAll(/^:{2,4}([a-z-]+)/gm)].map(([, name]) => name);
  const blocks = Object.values(blockDefinitions).flatMap(({ directive }) => directive?.name ?? []);
  const insideOthers = ["metric", "event"];
  expect(new Set(names)).toEqual(new Set([...blocks, ...insideOthers]));
  expect(examples.map(({ kind }) => kind)).toEqual(expect.arrayContaining(Object.keys(folders)));
});

test.each(examples)("compiles the example in the writing guide: $kind $text", async ({ kind, text }) => {
  const folder = folders[kind] ?? "insights";
  const file = kind === "body" ? insightFront() + text : text;
  const { errors, warnings } = await compileFiles({
    [`content/${folder}/x.md`]: file,
    "public/figures/rhythm-week.svg": readFileSync("public/figures/rhythm-week.svg"),
  });
  expect([...errors, ...warnings].map(formatDiagnostic)).toEqual([]);
});

test("finds every front matter key and every category in the writing guide", () => {
  for (const key of Object.keys(entryFields)) expect(guide).toContain(`| \`${key}\` |`);
  const words = guide.replace(/\s+/g, " ");
  for (const { label } of categories) expect(words).toContain(label);
});
