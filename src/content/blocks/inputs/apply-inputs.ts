import { authorInputs, compute, createQuoter, showValue } from "../../models/compute.ts";
import { nameInput } from "../../models/format.ts";
import { readInputs, toInputs, writeQuery } from "../../models/read-inputs.ts";
import type { Block } from "../block.ts";
import type { Inline } from "../inline.ts";
import type { InputsBlock } from "./inputs.ts";

export function findInputs(blocks: readonly Block[]): InputsBlock | undefined {
  return blocks.find((block) => block.type === "inputs");
}

/** Recalculates an article with the numbers in a query. Returns it unchanged if none of them is an input. */
export function applyInputs<Article extends { blocks: Block[] }>(
  article: Article,
  query: URLSearchParams,
): Article {
  const block = findInputs(article.blocks);
  const given = block?.model.inputs.filter(({ id }) => query.has(id)) ?? [];
  if (!block || given.length === 0) return article;
  const { model } = block;
  const typed = Object.fromEntries(given.map(({ id }) => [id, query.get(id) ?? ""]));
  const quote = createQuoter(model, toInputs(readInputs(model, (id) => typed[id])));
  return JSON.parse(JSON.stringify(article), (_key, value: unknown) => {
    if (isResult(value)) return { ...value, ...quote(value) };
    return isInputs(value) ? { ...value, typed } : value;
  });
}

/** The numbers that a reader changed, as a query; empty if there are none. */
export function findReaderQuery(blocks: readonly Block[]): string {
  const { model, typed = {} } = findInputs(blocks) ?? {};
  return model ? writeQuery(readInputs(model, (id) => typed[id])) : "";
}

/** An input or result of a worked example, with the reader's numbers and with the author's. */
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
  const model = findInputs(blocks)?.model;
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

function isInputs(value: unknown): value is InputsBlock {
  return Object(value).type === "inputs";
}
