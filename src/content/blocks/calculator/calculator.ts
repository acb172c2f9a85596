import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { authorInputs, compute, showValue, writeFlip } from "../../models/compute.ts";
import { nameInput } from "../../models/format.ts";
import type { Model } from "../../models/model.ts";
import { type BlockDefinition, joinParagraphs } from "../block-definition.ts";

/** `::inputs{title="Replace each number with yours"}`: a form with the inputs of the article's model. */
const CalculatorSchema = closedObject({ title: v.pipe(v.string(), v.nonEmpty()) });

export interface CalculatorBlock extends v.InferOutput<typeof CalculatorSchema> {
  type: "calculator";
  model: Model;
  /** What the reader typed, by input id; absent if nothing was changed. */
  typed?: Readonly<Record<string, string>>;
}

export const calculator: BlockDefinition<CalculatorBlock> = {
  directive: {
    name: "inputs",
    form: "line",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, CalculatorSchema);
      if (!reader.model) {
        reader.report(directive, "the article has no model", "add `model: name` to the front matter");
        return undefined;
      }
      return attributes && { type: "calculator", ...attributes, model: reader.model };
    },
  },
  // A form has no text to read.
  texts: ({ title }) => [title],
  plainText({ title, model }) {
    const values = compute(model, authorInputs(model));
    const lines = [
      ...model.inputs.map((input) => [input.id, nameInput(input)] as const),
      ...model.results.map(({ id, label }) => [id, label] as const),
    ].flatMap(([id, label]) => (label ? [`- ${label}: ${showValue(model, id, values)}`] : []));
    return joinParagraphs(title, lines.join("\n"), writeFlip(model, values));
  },
};
