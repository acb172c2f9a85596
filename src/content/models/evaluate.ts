import type { Formula, Value, Values } from "./model.ts";

const operators: Readonly<Record<string, (left: number, right: number) => number>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => (right === 0 ? Number.NaN : left / right),
  "<": (left, right) => Number(left < right),
  "<=": (left, right) => Number(left <= right),
  ">": (left, right) => Number(left > right),
  ">=": (left, right) => Number(left >= right),
  "==": (left, right) => Number(left === right),
  "!=": (left, right) => Number(left !== right),
};

/** Tolerance for floating-point errors: 69157 / 0.55 is 125739.99999999999. */
const rounding = (number: number) => 1e-12 * Math.abs(number);

const functions: Readonly<Record<string, (...numbers: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  sqrt: Math.sqrt,
  pow: Math.pow,
  ceil: (number) => Math.ceil(number - rounding(number)),
  floor: (number) => Math.floor(number + rounding(number)),
  // As spreadsheets do: −2.5 becomes −3.
  round: (number) => Math.sign(number) * Math.round(Math.abs(number)),
};

export const operatorNames = Object.keys(operators);
export const functionNames = Object.keys(functions);

/** Returns `NaN` if a divisor is zero or the result isn't finite; `formatValue` says so in words. */
export function evaluate(formula: Formula, values: Values): Value {
  if (typeof formula === "number") return formula;
  if (typeof formula === "string") return values[formula] ?? Number.NaN;
  const [head, first = Number.NaN, ...others] = formula;
  const name = String(head);
  if (name === "text") return String(first);
  if (name === "?") {
    const condition = evaluate(first, values);
    // If the condition can't be computed, neither can the choice.
    if (Number.isNaN(condition)) return Number.NaN;
    return evaluate(others[condition ? 0 : 1] ?? Number.NaN, values);
  }
  const numbers = [first, ...others].map((part) => Number(evaluate(part, values)));
  if (numbers.some(Number.isNaN)) return Number.NaN;
  const [left = Number.NaN, right] = numbers;
  if (name === "-" && right === undefined) return -left;
  const result =
    right !== undefined && operators[name] ? operators[name](left, right) : functions[name]?.(...numbers);
  return Number.isFinite(result) ? Number(result) : Number.NaN;
}

/** Lists the names in a formula. */
export function namesIn(formula: Formula): string[] {
  if (typeof formula === "string") return [formula];
  if (typeof formula === "number" || formula[0] === "text") return [];
  const [, ...parts] = formula;
  return parts.flatMap(namesIn);
}
