import { evaluate, namesIn } from "./evaluate.ts";
import { formatInput, formatValue, roundInput } from "./format.ts";
import {
  type Flip,
  flipName,
  type Model,
  type ModelInput,
  splitSentence,
  type Value,
  type Values,
} from "./model.ts";

/** An input's value by id, in its unit (40 for 40%). */
export type Inputs = Readonly<Record<string, number>>;

export function authorInputs(model: Model): Inputs {
  return Object.fromEntries(model.inputs.map(({ id, value }) => [id, value]));
}

/** Computes every result. The values include the inputs, with percentages as fractions. */
export function compute(model: Model, inputs: Inputs): Values {
  const values = computeResults(model, inputs);
  const { flip } = model;
  if (!flip) return values;
  return {
    ...values,
    // Computed on access, because it takes hundreds of computations.
    get [flipName]() {
      return findFlip(model, flip, inputs);
    },
  };
}

function computeResults(model: Pick<Model, "inputs" | "results">, inputs: Inputs): Values {
  const values: Record<string, Value> = toFormulaValues(model, inputs);
  for (const { id, formula } of model.results) values[id] = evaluate(formula, values);
  return values;
}

/** Converts percentages to fractions. */
export function toFormulaValues(model: Pick<Model, "inputs">, inputs: Inputs): Record<string, number> {
  return Object.fromEntries(
    model.inputs.map((input) => [input.id, toFormulaUnit(input, inputs[input.id] ?? input.value)]),
  );
}

/** The search divides the range into this many parts. */
const FLIP_PARTS = 50;
/** Bisection steps, which narrow a part down to about a trillionth. */
const FLIP_HALVINGS = 40;

/** Finds the lowest value at which the two results cross, in the input's unit. `NaN` if there is none. */
function findFlip(model: Model, { input, between: [first, second] }: Flip, inputs: Inputs): number {
  const range = model.inputs.find(({ id }) => id === input);
  if (!range) return Number.NaN;
  const needed = { ...model, results: listNeeded(model.results, [first, second]) };
  const differenceAt = (value: number) => {
    const values = computeResults(needed, { ...inputs, [input]: value });
    return Number(values[first]) - Number(values[second]);
  };
  const width = (range.max - range.min) / FLIP_PARTS;
  // At 0, a ratio might not be defined.
  const start = Number.isNaN(differenceAt(range.min)) ? range.min + width * 1e-6 : range.min;
  let before = { at: start, difference: differenceAt(start) };
  for (let part = 1; part <= FLIP_PARTS; part++) {
    const at = range.min + part * width;
    const difference = differenceAt(at);
    const isTie = difference === 0;
    // Results that are equal over a whole part don't cross there.
    if (isTie !== (before.difference === 0)) return toFormulaUnit(range, isTie ? at : before.at);
    if (before.difference * difference < 0) {
      let [low, high] = [before.at, at];
      for (let count = 0; count < FLIP_HALVINGS; count++) {
        const middle = (low + high) / 2;
        if (differenceAt(middle) * before.difference > 0) low = middle;
        else high = middle;
      }
      return toFormulaUnit(range, (low + high) / 2);
    }
    before = { at, difference };
  }
  return Number.NaN;
}

/** Lists the results with these ids and the results that those depend on. */
export function listNeeded(results: Model["results"], ids: readonly string[]): Model["results"] {
  const needed = new Set(ids);
  // Each result comes after those it depends on.
  return results
    .toReversed()
    .filter(({ id, formula }) => {
      if (needed.has(id)) for (const name of namesIn(formula)) needed.add(name);
      return needed.has(id);
    })
    .toReversed();
}

function toFormulaUnit({ unit }: Pick<ModelInput, "unit">, value: number): number {
  return unit === "%" ? value / 100 : value;
}

/** Evaluates an input's `atMost`, in the input's unit. */
export function limitOf({ unit, atMost = Number.NaN }: ModelInput, model: Model, inputs: Inputs): number {
  const limit = Number(evaluate(atMost, toFormulaValues(model, inputs))) * (unit === "%" ? 100 : 1);
  // 29% of 100 must not become 28.999999999999996.
  return roundInput(limit);
}

/** An input or a result as shown to readers, and its number in the shown unit (40 for `40%`) unless it is text. */
export interface Shown {
  text: string;
  value: number | undefined;
}

/** Formats an input or a result for readers. Returns `undefined` for an unknown name. */
export function showValue(model: Model, id: string, values: Values): string | undefined {
  return show(model, id, values)?.text;
}

function show(model: Model, id: string, values: Values): Shown | undefined {
  const value = values[id] ?? Number.NaN;
  const shown = (text: string, isPercent = false): Shown => {
    const number = Number(value) * (isPercent ? 100 : 1);
    return { text, value: typeof value === "string" || Number.isNaN(number) ? undefined : number };
  };
  const input = model.inputs.find((candidate) => candidate.id === id);
  if (input) {
    const isPercent = input.unit === "%";
    return shown(formatInput(input, Number(value) * (isPercent ? 100 : 1)), isPercent);
  }
  if (model.flip && id === flipName) {
    const { format } = model.flip;
    return shown(formatValue(value, format, "none"), format.includes("%"));
  }
  const result = model.results.find((candidate) => candidate.id === id);
  return (
    result &&
    shown(formatValue(value, result.format, result.otherwise), result.format?.includes("%") ?? false)
  );
}

/**
 * Returns a function that gives the text and number of `{{name}}`, or of `{{name@s=4,reps=3}}` with those inputs replaced; `at` is
 * `s=4&reps=3`, in the inputs' units.
 */
export function createQuoter(model: Model, inputs: Inputs) {
  const known = new Map<string, Values>();
  return ({ id, at = "" }: { id: string; at?: string }): Shown | undefined => {
    const changes = Array.from(new URLSearchParams(at), ([input, value]) => [input, Number(value)]);
    const values = known.get(at) ?? compute(model, { ...inputs, ...Object.fromEntries(changes) });
    known.set(at, values);
    return show(model, id, values);
  };
}

/** Writes the sentence that a calculator begins with, in parts: the words around results, and the results with their ids. */
export function listVerdict(model: Model, values: Values): Array<{ id?: string; text: string }> {
  const { verdict, flip } = model;
  if (!verdict) return [];
  const sentence = flip && Number.isNaN(values[flipName]) ? verdict.otherwise : verdict.sentence;
  return splitSentence(sentence).map((part, position) =>
    position % 2 === 0 ? { text: part } : { id: part, text: showValue(model, part, values) ?? "" },
  );
}

/** The same as one text; empty if the model has no verdict. */
export function writeVerdict(model: Model, values: Values): string {
  return listVerdict(model, values)
    .map(({ text }) => text)
    .join("");
}
