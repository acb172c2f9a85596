import { type Inputs, limitOf } from "./compute.ts";
import { formatInput, parseNumber, roundInput, writeInput } from "./format.ts";
import type { Model, ModelInput } from "./model.ts";

/** A field of the form. */
export interface ReadInput {
  input: ModelInput;
  /** The reader's text, or the author's value. */
  text: string;
  /** In the input's unit. Always usable: the author's value if the reader's isn't. */
  value: number;
  /** Why the reader's value isn't used. */
  problem?: string;
}

/** Reads typed values by input id. Values that are missing, unreadable or out of range fall back to the author's. */
export function readInputs(model: Model, typed: (id: string) => string | null | undefined): ReadInput[] {
  const read: ReadInput[] = [];
  const inputs: Record<string, number> = {};
  for (const input of model.inputs) {
    const field = readInput(input, typed(input.id));
    const limit = input.atMost ? Math.max(0, limitOf(input, model, inputs)) : Number.POSITIVE_INFINITY;
    if (field.value > limit) {
      field.value = limit;
      field.problem = `At most ${formatInput(input, limit)} with the other values, so that is used.`;
    }
    inputs[input.id] = field.value;
    read.push(field);
  }
  return read;
}

function readInput(input: ModelInput, text: string | null | undefined): ReadInput {
  const { value, unit, min, max } = input;
  const own = formatInput(input, value);
  if (text === null || text === undefined) return { input, text: own, value };
  if (text.trim() === "") return { input, text, value, problem: `Empty, so ${own} is used.` };
  const parsed = parseNumber(text, unit);
  if (parsed === undefined) {
    return { input, text, value, problem: `Not a number such as ${own}, so ${own} is used.` };
  }
  const given = roundInput(parsed);
  if (given < min || given > max) {
    const range = `From ${formatInput(input, min)} to ${formatInput(input, max)}`;
    return { input, text, value, problem: `${range}, so ${own} is used.` };
  }
  return { input, text, value: given };
}

/** Writes only the used values that aren't the author's, in the model's order: `reps=3&s=1`. Empty if there are none. */
export function writeQuery(read: readonly ReadInput[]): string {
  const changed = read.filter(({ input, value }) => value !== input.value);
  return new URLSearchParams(
    changed.map(({ input, value }) => [input.id, writeInput(input, value)]),
  ).toString();
}

/** Writes the values that aren't the author's for readers: `Reps 3, Retainer $25,000`. Empty if there are none. */
export function writeChanges(read: readonly ReadInput[]): string {
  return read
    .filter(({ input, value }) => value !== input.value)
    .map(({ input, value }) => `${input.label} ${formatInput(input, value)}`)
    .join(", ");
}

export function toInputs(read: readonly ReadInput[]): Inputs {
  return Object.fromEntries(read.map(({ input, value }) => [input.id, value]));
}
