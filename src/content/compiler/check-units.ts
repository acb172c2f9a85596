import { formatPattern } from "../models/format.ts";
import type { Formula } from "../models/model.ts";

/** Powers of money and time; the unit is known only for inputs and their sums. */
export interface Dimension {
  money: number;
  time: number;
  unit?: string;
}

const times = new Set(["minutes", "hours", "days", "weeks", "months", "quarters", "years"]);

/** Dimension of a value in a unit: `$`, `%`, `months`, `meetings`, or a rate such as `$/hour`. */
export function dimensionOf(unit: string): Dimension {
  const [over = "", under = ""] = unit.split("/").map((part) => part.trim());
  const power = (part: string) => Number(times.has(part) || times.has(`${part}s`));
  return {
    money: Number(over === "$"),
    time: power(over) - power(under),
    unit,
  };
}

/** The dimension that a result's format implies. */
export function dimensionOfFormat(format = ""): Dimension | undefined {
  const [, before = "", , percent = "", after = ""] = formatPattern.exec(format) ?? [];
  if (before.includes("$")) return dimensionOf("$");
  if (percent) return dimensionOf("%");
  const word = after.trim();
  return times.has(word) ? dimensionOf(word) : undefined;
}

/** Thrown for `$ + hours`. */
export class UnitError extends Error {
  override name = "UnitError";
}

const sums = new Set(["+", "-", "<", "<=", ">", ">=", "==", "!=", "min", "max"]);
const comparisons = new Set(["<", "<=", ">", ">=", "==", "!="]);

/** Returns the formula's dimension, or `undefined` if it can be anything, as for a constant. Throws a `UnitError`. */
export function findDimension(
  formula: Formula,
  dimensions: ReadonlyMap<string, Dimension | undefined>,
): Dimension | undefined {
  if (typeof formula === "number") return undefined;
  if (typeof formula === "string") return dimensions.get(formula);
  const [head, ...parts] = formula;
  const name = String(head);
  if (name === "text") return undefined;
  const known = parts.map((part) => findDimension(part, dimensions));
  if (name === "?") return addUp(known.slice(1));
  if (sums.has(name)) {
    const sum = addUp(known);
    return comparisons.has(name) ? undefined : sum;
  }
  const [left, right] = known;
  if (name === "*") return multiply(left, right, 1);
  if (name === "/") return multiply(left, right, -1);
  if (name === "round" || name === "ceil" || name === "floor" || name === "abs") return left;
  return undefined;
}

function addUp(dimensions: ReadonlyArray<Dimension | undefined>): Dimension | undefined {
  const [first, ...others] = dimensions.filter((dimension) => dimension !== undefined);
  for (const other of others) {
    if (first && !matches(first, other)) {
      throw new UnitError(`${nameDimension(first)} and ${nameDimension(other)} don't match`);
    }
  }
  return first && others.some(({ unit }) => unit === undefined)
    ? { money: first.money, time: first.time }
    : first;
}

export function matches(first: Dimension, second: Dimension): boolean {
  const isSameUnit = first.unit === undefined || second.unit === undefined || first.unit === second.unit;
  return isSameUnit && first.money === second.money && first.time === second.time;
}

/** A product has no unit, and one with a constant can be anything: `minutes / 60` is hours. */
function multiply(
  left: Dimension | undefined,
  right: Dimension | undefined,
  sign: 1 | -1,
): Dimension | undefined {
  if (!left || !right) return undefined;
  return { money: left.money + sign * right.money, time: left.time + sign * right.time };
}

export function nameDimension({ money, time, unit }: Dimension): string {
  if (unit) return unit === "$" ? "dollars" : unit === "%" ? "a share" : unit;
  const parts = [
    money !== 0 && (money > 0 ? "money" : "1/money"),
    time !== 0 && (time > 0 ? "time" : "per time"),
  ];
  return parts.filter(Boolean).join(" × ") || "a number";
}
