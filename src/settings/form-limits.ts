import type { FormLimits, RateLimit } from "./settings.ts";

const minuteMs = 60_000;
const unitsMs = { s: 1000, m: minuteMs, h: 60 * minuteMs, d: 24 * 60 * minuteMs };
const longestWindowMs = unitsMs.d;

/** The limits where `FORM_LIMITS` is silent (reliability: Form API guard). */
export const defaultFormLimits: FormLimits = {
  address: [
    { count: 5, windowMs: 10 * minuteMs },
    { count: 20, windowMs: unitsMs.d },
  ],
  email: [{ count: 3, windowMs: unitsMs.h }],
  overall: [{ count: 300, windowMs: unitsMs.h }],
  flood: [{ count: 60, windowMs: minuteMs }],
};

const names = { soft: "address", email: "email", overall: "overall", hard: "flood" } as const;

const fix =
  'Write "off", or limits like "soft=5/10m,20/1d; email=3/1h; overall=300/1h; hard=60/1m", with windows in s, m, h or d up to a day.';

/**
 * Reads `FORM_LIMITS`: `off`, or `name=count/window[,count/window]` with semicolons between. A name left out
 * keeps its default, `name=off` switches that one off.
 */
export function parseFormLimits(text: string): FormLimits | "off" | { fault: string } {
  if (text === "off") return "off";
  const limits: FormLimits = { ...defaultFormLimits };
  for (const part of text.split(";").map((limit) => limit.trim())) {
    const [name = "", value = "", ...rest] = part.split("=").map((word) => word.trim());
    const known = findName(name);
    const parsed = parseRates(value);
    if (!known || !parsed || rest.length > 0) return { fault: `cannot be read at "${part}". ${fix}` };
    limits[known] = parsed;
  }
  return limits;
}

function findName(name: string): keyof FormLimits | undefined {
  return Object.entries(names).find(([written]) => written === name)?.[1];
}

function parseRates(value: string): readonly RateLimit[] | undefined {
  if (value === "off") return [];
  const rates: RateLimit[] = [];
  for (const text of value.split(",")) {
    const match = /^\s*(\d{1,7})\/(\d{1,5})([smhd])\s*$/.exec(text);
    const unit = match?.[3];
    if (!match || (unit !== "s" && unit !== "m" && unit !== "h" && unit !== "d")) return undefined;
    const rate = { count: Number(match[1]), windowMs: Number(match[2]) * unitsMs[unit] };
    if (rate.count < 1 || rate.windowMs < 1 || rate.windowMs > longestWindowMs) return undefined;
    rates.push(rate);
  }
  return rates;
}
