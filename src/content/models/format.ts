import type { ModelInput, Value } from "./model.ts";

/** Splits `$0.00`, `0%`, `0.0 months` or `0 bad forms` into prefix, decimals, percent sign and suffix. */
export const formatPattern = /^([^\d.]*)0(\.0+)?(%?)(.*)$/;

/** Formats a result: 0.4 as `40%`, and 1 in `0 days` as `1 day`. Returns `otherwise` for `NaN`. */
export function formatValue(
  value: Value,
  format = "0",
  otherwise = "not defined: it divides by zero",
): string {
  if (typeof value === "string") return value;
  if (Number.isNaN(value)) return otherwise;
  const [, before = "", decimals = "", percent = "", after = ""] = formatPattern.exec(format) ?? [];
  const digits = Math.max(0, decimals.length - 1);
  const shown = formatNumber(Math.abs(percent ? value * 100 : value), digits, digits);
  const sign = value < 0 && /[1-9]/.test(shown) ? "−" : "";
  const noun = shown === "1" ? after.replace(/s$/, "") : after;
  return `${sign}${before}${shown}${percent}${noun}`;
}

/** Formats an input's value as `$20,000`, `40%` or `2`, without a noun. */
export function formatInput({ unit }: Pick<ModelInput, "unit">, value: number): string {
  const shown = formatNumber(Math.abs(value), 0, 6);
  return `${value < 0 ? "−" : ""}${unit === "$" ? "$" : ""}${shown}${unit === "%" ? "%" : ""}`;
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

const numberPattern = /^[-−]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/;

/** Reads `1,185`, `$1,185` or `40%`. Returns `undefined` for anything else, such as `1.185,50` or `0,125`. */
export function parseNumber(text: string, unit: string): number | undefined {
  const compact = text.replace(/\s/g, "").replace(/^([-−]?)\$/, unit === "$" ? "$1" : "$&");
  const bare = unit === "%" ? compact.replace(/%$/, "") : compact;
  if (!numberPattern.test(bare) || !/\d/.test(bare)) return undefined;
  // Nobody means a tenth of a cent: in other locales, `$1.185` is $1,185.
  if (unit === "$" && /\.\d{3}$/.test(bare)) return undefined;
  const value = Number(bare.replaceAll(",", "").replace("−", "-"));
  return Number.isFinite(value) ? value : undefined;
}
