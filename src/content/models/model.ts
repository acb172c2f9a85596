/**
 * A parsed formula: a number, the name of an input or result, `["text", "…"]`, or an operator or function with its
 * arguments: `["+", "reps", 2]`.
 */
export type Formula = number | string | readonly Formula[];

/** A computed value: a number, or the text that a formula chose. `NaN` if it can't be computed. */
export type Value = number | string;
export type Values = Readonly<Record<string, Value>>;

export interface ModelInput {
  id: string;
  label: string;
  /** `$`, `%` or a noun such as `months`. */
  unit: string;
  /** The author's value. 40% is 40 here, and 0.4 in formulas. */
  value: number;
  min: number;
  max: number;
  /** How much an arrow key changes the value. */
  step: number;
  /** A limit computed from earlier inputs, for a part of a whole. */
  atMost?: Formula | undefined;
  /** Heading of the group of inputs that starts here. */
  group?: string | undefined;
}

export interface ModelResult {
  id: string;
  /** Absent for intermediate results, which readers don't see in the list. */
  label?: string | undefined;
  formula: Formula;
  /** `$0`, `0%` or `0.0 months`; absent for `0`, and for text. */
  format?: string | undefined;
  /** Shown if the result can't be computed, such as when a divisor is zero. There is a default. */
  otherwise?: string | undefined;
}

/** The value of `input` at which the two results are equal. It is the result named `flip`. */
export interface Flip {
  input: string;
  between: readonly [string, string];
  format: string;
}

/** What a calculator says first. Both sentences can insert the model's values with `{{name}}`. */
export interface Verdict {
  sentence: string;
  /** Replaces the sentence if there is no break-even within the input's range. */
  otherwise: string;
}

/** A calculation that readers can redo with their numbers (`content/models/{name}.yaml`). */
export interface Model {
  name: string;
  inputs: readonly ModelInput[];
  /** Sorted so that each result comes after those it depends on. */
  results: readonly ModelResult[];
  flip?: Flip | undefined;
  verdict?: Verdict | undefined;
}

/** Name under which a model's break-even is quoted. */
export const flipName = "flip";

/** Splits a sentence that quotes results: every second part is a name. */
export function splitSentence(sentence: string): string[] {
  return sentence.split(/\{\{\s*([^{}]*?)\s*\}\}/);
}

/** Lists the names that a sentence quotes. */
export function namesInSentence(sentence: string): string[] {
  return splitSentence(sentence).filter((_, position) => position % 2 === 1);
}
