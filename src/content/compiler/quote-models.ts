import type { Explanation } from "#platform/schema-errors/explain-issue.ts";
import { findNearest } from "#platform/schema-errors/find-nearest.ts";
import { markResult } from "../blocks/result-marks.ts";
import { authorInputs, createQuoter } from "../models/compute.ts";
import { formatInput, parseNumber } from "../models/format.ts";
import { flipName, type Model } from "../models/model.ts";

/** Models by name; `undefined` for those with errors. */
export type Models = ReadonlyMap<string, Model | undefined>;

/**
 * Returns the text that `{{cost.build}}` inserts, an error for an unknown result, or `undefined` if the name isn't a
 * model's.
 */
export type Quote = (name: string) => string | Explanation | undefined;

/**
 * Quotes inputs and results with the authors' values: `cost.build`, or `cost.build@s=4,reps=3` with other inputs. Marks
 * those of the model `own`, so that they can change with the reader's numbers, except `cost.build!`, which stays the author's.
 */
export function quoteModels(models: Models, own?: string): Quote {
  const quoters = new Map(
    Array.from(models, ([name, model]) => [name, model && createQuoter(model, authorInputs(model))]),
  );
  return (name) => {
    const [, modelName = "", id = "", changes = "", fixed] =
      /^([\w-]+)\.(\w+)(?:@([^!]*))?(!)?$/.exec(name) ?? [];
    if (!models.has(modelName)) return undefined;
    const model = models.get(modelName);
    // The model's errors are reported in its file. Articles that compute with its results use 1 until then.
    if (!model) return "1";
    const at = readChanges(model, changes);
    if (typeof at === "string") return explain(`replaces ${at}`, "write `@input=number`");
    const shown = quoters.get(modelName)?.({ id, at: String(at) });
    if (!shown) return explainUnknown(model, id);
    return modelName === own && !fixed ? markResult({ id, at: String(at), ...shown }) : shown.text;
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

/** A number with a sign, separator or three digits; others are too common to be recognized as results. */
const distinctive = /[$%,.]|\d{3}/;
const typedNumber = /(?<![\w.,$−-])[$−]?\d+(?:,\d{3})*(?:\.\d+)?%?(?!\w)/g;

/** Finds numbers typed by hand that a result of the model prints. */
export function findTypedResults(
  text: string,
  model: Model,
): Array<{ index: number; typed: string; name: string }> {
  const quote = createQuoter(model, authorInputs(model));
  const printed = new Map<string, string>();
  for (const id of [...model.results.map((result) => result.id), ...(model.flip ? [flipName] : [])]) {
    const shown = quote({ id })?.text ?? "";
    const number = shown.match(typedNumber)?.[0];
    // `2.1 months` is recognized only with its unit.
    if (number !== undefined && distinctive.test(number) && !printed.has(shown))
      printed.set(shown, `${model.name}.${id}`);
  }
  return [...text.matchAll(typedNumber)].flatMap(({ index, 0: typed }) => {
    const found = [...printed].find(([shown]) => text.startsWith(shown, index) && shown.startsWith(typed));
    return found ? [{ index, typed: found[0], name: found[1] }] : [];
  });
}
