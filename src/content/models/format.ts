import type { ModelInput, Value } from "./model.ts";

/**
 * Splits `$0.00`, `0%`, `0.0 months` or `0 hours a week | 1 hour a week` into prefix, decimals, percent sign, suffix and
 * singular.
 */
export const formatPattern = /^([^\d.|]*)0(\.0+)?(%?)([^|]*?)(?:\s*\|\s*([^|]*\b1\b[^|]*))?$/;

/** Formats a result: 0.4 as `40%`, and 1 in `0.0 days | 1 day` as `1 day`. Returns `otherwise` for `NaN`. */
export function formatValue(
  value: Value,
  format = "0",
  otherwise = "not defined: it divides by zero",
): string {
  if (typeof value === "string") return value;
  if (Number.isNaN(value)) return otherwise;
  const [, before = "", decimals = "", percent = "", after = "", singular] = formatPattern.exec(format) ?? [];
  const digits = Math.max(0, decimals.length - 1);
  const shown = formatNumber(Math.abs(percent ? value * 100 : value), digits, digits);
  const isNegative = value < 0 && /[1-9]/.test(shown);
  const sign = isNegative ? "−" : "";
  const front = isNegative ? before.replace("+", "") : before;
  if (Number(shown) === 1 && singular) return sign + singular;
  return `${sign}${front}${shown}${percent}${after}`;
}

/** Inputs have at most this many decimals, so a value that is written is read again as the same number. */
const INPUT_DECIMALS = 6;

export function roundInput(value: number): number {
  return Number(value.toFixed(INPUT_DECIMALS));
}

/** Formats an input's value as `$20,000`, `40%` or `2`, without a noun. */
export function formatInput({ unit }: Pick<ModelInput, "unit">, value: number): string {
  const shown = formatNumber(Math.abs(value), 0, INPUT_DECIMALS);
  // `$1.185` would be refused.
  const end = unit === "$" && ambiguousPattern.test(shown) ? "0" : "";
  return `${value < 0 ? "−" : ""}${unit === "$" ? "$" : ""}${shown}${end}${unit === "%" ? "%" : ""}`;
}

/** Writes an input's value for an address: `20000`, never `2e4`. */
export function writeInput(input: Pick<ModelInput, "unit">, value: number): string {
  return formatInput(input, value).replace(/[$%,]/g, "").replace("−", "-");
}

/** Adds the unit to an input's label: `Reps, people`. Omits `$` and `%`, which are part of the value. */
export function nameInput({ label, unit }: Pick<ModelInput, "label" | "unit">): string {
  return unit === "$" || unit === "%" ? label : `${label}, ${unit}`;
}

/** Creating a format is slow, and each character that a reader types updates dozens of numbers. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, minimumFractionDigits: number, maximumFractionDigits: number): string {
  const key = `${minimumFractionDigits}-${maximumFractionDigits}`;
  const options = { minimumFractionDigits, maximumFractionDigits };
  const format = numberFormats.get(key) ?? new Intl.NumberFormat("en-US", options);
  numberFormats.set(key, format);
  return format.format(value);
}

const ambiguousPattern = /^[1-9]\d{0,2}\.\d{3}$/;
const numberPattern = /^[-−]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/;

/** Reads `1,185`, `$1,185` or `40%`. Returns `undefined` for anything else, such as `1.185,50` or `0,125`. */
export function parseNumber(text: string, unit: string): number | undefined {
  const compact = text.replace(/\s/g, "").replace(/^([-−]?)\$/, unit === "$" ? "$1" : "$&");
  const bare = unit === "%" ? compact.replace(/%$/, "") : compact;
  if (!numberPattern.test(bare) || !/\d/.test(bare)) return undefined;
  // In other locales, `$1.185` is $1,185.
  if (unit === "$" && ambiguousPattern.test(bare.replace(/^[-−]/, ""))) return undefined;
  const value = Number(bare.replaceAll(",", "").replace("−", "-"));
  return Number.isFinite(value) ? value : undefined;
}
