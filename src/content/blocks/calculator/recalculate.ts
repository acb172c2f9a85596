import { authorInputs, compute, createQuoter, showValue } from "../../models/compute.ts";
import { nameInput } from "../../models/format.ts";
import { readInputs, toInputs, writeQuery } from "../../models/read-inputs.ts";
import type { Block } from "../block.ts";
import type { Inline } from "../inline.ts";
import type { CalculatorBlock } from "./calculator.ts";

export function findCalculator(blocks: readonly Block[]): CalculatorBlock | undefined {
  return blocks.find((block) => block.type === "calculator");
}

/** Recalculates an article with the numbers in a query. Returns it unchanged if none of them is an input. */
export function recalculate<Article extends { blocks: Block[] }>(
  article: Article,
  query: URLSearchParams,
): Article {
  const block = findCalculator(article.blocks);
  const given = block?.model.inputs.filter(({ id }) => query.has(id)) ?? [];
  if (!block || given.length === 0) return article;
  const { model } = block;
  const typed = Object.fromEntries(given.map(({ id }) => [id, query.get(id) ?? ""]));
  const quote = createQuoter(model, toInputs(readInputs(model, (id) => typed[id])));
  return JSON.parse(JSON.stringify(article), (_key, value: unknown) => {
    if (isResult(value)) return { ...value, ...quote(value) };
    return isCalculator(value) ? { ...value, typed } : value;
  });
}

/** The numbers that a reader changed, as a query; empty if there are none. */
export function findReaderQuery(blocks: readonly Block[]): string {
  const { model, typed = {} } = findCalculator(blocks) ?? {};
  return model ? writeQuery(readInputs(model, (id) => typed[id])) : "";
}

/** An input or result of a calculator, with the reader's numbers and with the author's. */
export interface ComparedNumber {
  label: string;
  reader: string;
  author: string;
}

/** Compares the numbers in a query with the author's. Returns `undefined` if none of them is an input. */
export function compareInputs(
  blocks: readonly Block[],
  query: URLSearchParams,
): ComparedNumber[] | undefined {
  const model = findCalculator(blocks)?.model;
  if (!model?.inputs.some(({ id }) => query.has(id))) return undefined;
  const reader = compute(model, toInputs(readInputs(model, (id) => query.get(id))));
  const author = compute(model, authorInputs(model));
  const compare = (id: string, label: string) => ({
    label,
    reader: showValue(model, id, reader) ?? "",
    author: showValue(model, id, author) ?? "",
  });
  return [
    ...model.inputs.map((input) => compare(input.id, nameInput(input))),
    ...model.results.flatMap(({ id, label }) => (label === undefined ? [] : compare(id, label))),
  ];
}

function isResult(value: unknown): value is Extract<Inline, { type: "result" }> {
  return Object(value).type === "result";
}

function isCalculator(value: unknown): value is CalculatorBlock {
  return Object(value).type === "calculator";
}
