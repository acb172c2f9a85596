import { dayMs, hourMs, minuteMs } from "#platform/time/durations.ts";

/** Allows `count` within any period of `windowMs`. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

/** `FORM_LIMITS` (spec: Form API guard). An empty list turns a limit off. All but `overall` are per IP address or /64. */
export interface FormLimits {
  /** Submissions of any kind; the rest are rejected with 429. */
  posts: readonly RateLimit[];
  /** Accepted submissions, and those with one email address; the rest are quarantined. */
  perIp: readonly RateLimit[];
  perEmail: readonly RateLimit[];
  /** Bookings, and those with one email address; the rest are quarantined. */
  bookingsPerIp: readonly RateLimit[];
  bookingsPerEmail: readonly RateLimit[];
  /** Quarantined submissions, and their bytes; the rest are rejected with 429. */
  quarantine: readonly RateLimit[];
  quarantineBytes: readonly RateLimit[];
  /** Accepted submissions from all senders. Beyond this the operator is warned, but nothing is rejected. */
  overall: readonly RateLimit[];
}

/** In ms. */
const units = new Map([
  ["s", 1000],
  ["m", minuteMs],
  ["h", hourMs],
  ["d", dayMs],
]);

/** The `FORM_LIMITS` default (spec: Form API guard). */
export const defaultFormLimits: FormLimits = {
  perIp: [
    { count: 5, windowMs: 10 * minuteMs },
    { count: 20, windowMs: dayMs },
  ],
  perEmail: [{ count: 3, windowMs: hourMs }],
  bookingsPerIp: [{ count: 3, windowMs: dayMs }],
  bookingsPerEmail: [{ count: 2, windowMs: dayMs }],
  quarantine: [{ count: 200, windowMs: dayMs }],
  quarantineBytes: [{ count: 2_000_000, windowMs: dayMs }],
  posts: [{ count: 60, windowMs: minuteMs }],
  overall: [{ count: 300, windowMs: hourMs }],
};

/** The limits that each name sets, and those that it also turns off. */
const names = new Map<string, readonly (keyof FormLimits)[]>([
  ["hard", ["posts"]],
  ["ip", ["perIp", "perEmail"]],
  // An earlier name.
  ["soft", ["perIp", "perEmail"]],
  ["calls", ["bookingsPerIp", "bookingsPerEmail"]],
  ["quarantine", ["quarantine", "quarantineBytes"]],
  ["overall", ["overall"]],
]);

/** Names from earlier versions, with the limit that turns them off. */
const retired = new Map([
  ["email", "ip"],
  ["email-calls", "calls"],
  ["quarantine-size", "quarantine"],
]);

const fix =
  'Write "off", or limits like "hard=60/1m; ip=5/10m,20/1d; calls=3/1d; quarantine=200/1d; overall=off", with windows in s, m, h or d up to a day.';

/**
 * Parses `off`, or `name=count/window[,count/window]` separated by semicolons. A limit that isn't listed keeps
 * its default; `name=off` turns it off.
 */
export function parseFormLimits(text: string): FormLimits | "off" | { problem: string } {
  if (text === "off") return "off";
  const limits: FormLimits = { ...defaultFormLimits };
  for (const part of text.split(";").map((limit) => limit.trim())) {
    const [name = "", value = "", ...rest] = part.split("=").map((word) => word.trim());
    const parent = retired.get(name);
    if (parent) {
      const advice = `Remove it; to turn it off together with ${parent}, write "${parent}=off".`;
      return { problem: `contains "${name}", a limit that can no longer be changed by itself. ${advice}` };
    }
    const [known, ...others] = names.get(name) ?? [];
    const rates = parseRates(value);
    if (!known || !rates || rest.length > 0) return { problem: `has an invalid part, "${part}". ${fix}` };
    limits[known] = rates;
    for (const other of rates.length === 0 ? others : []) limits[other] = [];
  }
  return limits;
}

function parseRates(value: string): readonly RateLimit[] | undefined {
  if (value === "off") return [];
  const rates: RateLimit[] = [];
  for (const text of value.split(",")) {
    const [, digits, length, unit = ""] = /^\s*(\d{1,7})\/(\d{1,5})([smhd])\s*$/.exec(text) ?? [];
    const count = Number(digits);
    const windowMs = Number(length) * (units.get(unit) ?? 0);
    if (!(count >= 1 && windowMs >= 1 && windowMs <= dayMs)) return undefined;
    rates.push({ count, windowMs });
  }
  return rates;
}
