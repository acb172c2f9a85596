import type { Explanation } from "#platform/schema-errors/explain-issue.ts";
import { findNearest } from "#platform/schema-errors/find-nearest.ts";
import { markQuote } from "../blocks/quote-marks.ts";
import { authorInputs, createQuoter } from "../models/compute.ts";
import { formatInput, parseNumber } from "../models/format.ts";
import { flipName, type Model } from "../models/model.ts";

/** Models by name; `undefined` for those with errors. */
export type Models = ReadonlyMap<string, Model | undefined>;

/**
 * Returns the text that `{{cost.build}}` inserts at a position in the file, an error for an unknown result, or `undefined`
 * if the name isn't a model's.
 */
export type Quote = (name: string, index: number) => string | Explanation | undefined;

/**
 * Quotes inputs and results with the authors' values: `cost.build`, or `cost.build@s=4,reps=3` with other inputs. Marks
 * those of `calculator`'s model that are in its chart or table, so that they can follow the reader's numbers.
 */
export function quoteModels(
  models: Models,
  calculator?: { model: string; contains: (index: number) => boolean },
): Quote {
  const quoters = new Map(
    Array.from(models, ([name, model]) => [name, model && createQuoter(model, authorInputs(model))]),
  );
  return (name, index) => {
    const [, modelName = "", id = "", changes = "", fixed] =
      /^([\w-]+)\.(\w+)(?:@([^!]*))?(!)?$/.exec(name) ?? [];
    if (!models.has(modelName)) return undefined;
    if (fixed) {
      const problem = "has an exclamation mark, but numbers outside a calculator are always yours";
      return explain(problem, `write {{${name.slice(0, -1)}}}`);
    }
    const model = models.get(modelName);
    // The model's errors are reported in its file. Articles that compute with its results use 1 until then.
    if (!model) return "1";
    const at = readChanges(model, changes);
    if (typeof at === "string") return explain(`replaces ${at}`, "write `@input=number`");
    const quote = { id, at: String(at) };
    const shown = quoters.get(modelName)?.(quote);
    if (!shown) return explainUnknown(model, id);
    const isLive = modelName === calculator?.model && calculator.contains(index);
    return isLive ? markQuote({ ...quote, ...shown }) : shown.text;
  };
}

/** Parses `s=4,opp=30%`. Returns a description of the first part that isn't an input with a number in its range. */
function readChanges(model: Model, changes: string): URLSearchParams | string {
  const at = new URLSearchParams();
  for (const change of changes === "" ? [] : changes.split(/,(?=\s*[a-zA-Z])/)) {
    const [id = "", text = ""] = change.split("=").map((part) => part.trim());
    const input = model.inputs.find((candidate) => candidate.id === id);
    if (!input) return `\`${id}\`, which is not an input of ${model.name}`;
    const value = parseNumber(text, input.unit);
    const range = `a number from ${formatInput(input, input.min)} to ${formatInput(input, input.max)}`;
    if (value === undefined || value < input.min || value > input.max)
      return `\`${id}\` with "${text}", not ${range}`;
    at.set(id, String(value));
  }
  return at;
}

function explainUnknown(model: Model, id: string): Explanation {
  const names = [...model.inputs, ...model.results].map((part) => part.id).concat(model.flip ? flipName : []);
  const nearest = findNearest(id, names);
  const fix = nearest ? `did you mean \`{{${model.name}.${nearest}}}\`?` : `use one of ${names.join(", ")}`;
  return explain(`is not defined in models/${model.name}.yaml`, fix);
}

function explain(problem: string, fix: string): Explanation {
  return { problem, fix };
}
