import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { authorInputs, compute, showValue, writeVerdict } from "../../models/compute.ts";
import { nameInput } from "../../models/format.ts";
import type { Model } from "../../models/model.ts";
import { trimModel } from "../../models/trim-model.ts";
import {
  type BlockDefinition,
  type BlockDirective,
  type BlockReader,
  joinParagraphs,
} from "../block-definition.ts";
import type { Quote } from "../inline.ts";

/**
 * `::inputs{title="Replace each number with yours"}`: a form with the inputs of the article's model. `::::inputs{…}` is the
 * same, around the chart and the table that follow the reader's numbers.
 */
const CalculatorSchema = closedObject({ title: v.pipe(v.string(), v.nonEmpty()) });

export interface CalculatorBlock<Child> extends v.InferOutput<typeof CalculatorSchema> {
  type: "calculator";
  model: Model;
  /** At most one chart and one table. */
  children: Child[];
  /** What the reader typed, by input id; absent if nothing was changed. */
  typed?: Readonly<Record<string, string>>;
}

export const calculator = <Child>(): BlockDefinition<CalculatorBlock<Child>, Child> => ({
  directive: {
    name: "inputs",
    form: "either",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, CalculatorSchema);
      checkContents(directive, reader);
      const children = reader.readBlocks(directive.children);
      if (!reader.model) {
        reader.report(directive, "the article has no model", "add `model: name` to the front matter");
        return undefined;
      }
      const model = trimModel(reader.model, listQuotes(children));
      return attributes && { type: "calculator", ...attributes, model, children };
    },
  },
  // A form has no text to read.
  texts: ({ title, children }, textsOf) => [title, ...textsOf(children)],
  plainText({ title, model, children }, { blocks }) {
    const values = compute(model, authorInputs(model));
    const lines = [
      ...model.inputs.map((input) => [input.id, nameInput(input)] as const),
      ...model.results.map(({ id, label }) => [id, label] as const),
    ].flatMap(([id, label]) => (label ? [`- ${label}: ${showValue(model, id, values)}`] : []));
    return joinParagraphs(title, writeVerdict(model, values), lines.join("\n"), blocks(children));
  },
});

function checkContents({ children }: BlockDirective, reader: BlockReader<unknown>): void {
  const seen = new Set<string>();
  for (const node of children) {
    const name = node.type === "containerDirective" ? node.name : node.type;
    if ((name !== "chart" && name !== "table") || seen.has(name))
      reader.report(
        node,
        "`::::inputs` can contain only one chart and one table",
        "move this before or after it",
      );
    seen.add(name);
  }
}

/** Lists the results that blocks quote. */
function listQuotes(blocks: readonly unknown[]): string[] {
  const ids: string[] = [];
  JSON.stringify(blocks, (_key, value: unknown) => {
    if (isQuote(value)) ids.push(value.id);
    return value;
  });
  return ids;
}

/** Checks for a number in a chart or table that quotes a result. */
export function isQuote(value: unknown): value is Quote {
  const { type, id } = Object(value);
  return type === "number" && typeof id === "string";
}
