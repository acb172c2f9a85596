import { authorInputs, compute, createQuoter, showValue } from "../../models/compute.ts";
import { nameInput } from "../../models/format.ts";
import { readInputs, toInputs, writeChanges, writeQuery } from "../../models/read-inputs.ts";
import type { Block } from "../block.ts";
import { isQuote } from "./calculator.ts";

export function findCalculator(blocks: readonly Block[]) {
  return blocks.find((block) => block.type === "calculator");
}

/** Recalculates an article's calculator with the numbers in a query. Returns it unchanged if none of them is an input. */
export function recalculate<Article extends { blocks: Block[] }>(
  article: Article,
  query: URLSearchParams,
): Article {
  const block = findCalculator(article.blocks);
  const given = block?.model.inputs.filter(({ id }) => query.has(id)) ?? [];
  if (!block || given.length === 0) return article;
  const typed = Object.fromEntries(given.map(({ id }) => [id, query.get(id) ?? ""]));
  const quote = createQuoter(block.model, toInputs(readInputs(block.model, (id) => typed[id])));
  const children: Block[] = JSON.parse(JSON.stringify(block.children), (_key, value: unknown) =>
    isQuote(value) ? { ...value, ...quote(value) } : value,
  );
  const blocks = article.blocks.map((other) => (other === block ? { ...block, typed, children } : other));
  return { ...article, blocks };
}

/** What a reader changed: as a query, and in words. Both are empty if nothing was changed. */
export function findReaderNumbers(blocks: readonly Block[]): { query: string; words: string } {
  const { model, typed = {} } = findCalculator(blocks) ?? {};
  const read = model ? readInputs(model, (id) => typed[id]) : [];
  return { query: writeQuery(read), words: writeChanges(read) };
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
