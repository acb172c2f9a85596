import { showQuoted } from "../../models/compute.ts";
import { readInputs, toInputs } from "../../models/read-inputs.ts";
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
  const inputs = toInputs(readInputs(model, (id) => typed[id]));
  return JSON.parse(JSON.stringify(article), (_key, value: unknown) => {
    if (isResult(value)) {
      return { ...value, text: showQuoted(model, value, inputs) ?? value.text };
    }
    return isInputs(value) ? { ...value, typed } : value;
  });
}

function isResult(value: unknown): value is Extract<Inline, { type: "result" }> {
  return Object(value).type === "result";
}

function isInputs(value: unknown): value is InputsBlock {
  return Object(value).type === "inputs";
}
