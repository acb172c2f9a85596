import { dayMs, hourMs, minuteMs } from "#platform/time/durations.ts";

/** Allows `count` within any period of `windowMs`. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

/** `FORM_LIMITS` (spec: Form API guard). An empty list turns a limit off. All but `overall` are per IP address or /64. */
export interface FormLimits {
  /** Accepted submissions; the rest are quarantined. */
  perIp: readonly RateLimit[];
  /** Accepted submissions per email address; the rest are quarantined. */
  perEmail: readonly RateLimit[];
  /** Bookings; the rest are quarantined. */
  bookingsPerIp: readonly RateLimit[];
  /** Bookings per email address; the rest are quarantined. */
  bookingsPerEmail: readonly RateLimit[];
  /** Quarantined submissions; the rest are rejected with 429. */
  quarantine: readonly RateLimit[];
  /** Bytes of quarantined submissions; the rest are rejected with 429. */
  quarantineBytes: readonly RateLimit[];
  /** Submissions of any kind; the rest are rejected with 429. */
  posts: readonly RateLimit[];
  /** Accepted submissions from all senders. Beyond this the operator is warned, but nothing is rejected. */
  overall: readonly RateLimit[];
}

/** Time units in ms and size units in bytes. */
const units = new Map([
  ["s", 1000],
  ["m", minuteMs],
  ["h", hourMs],
  ["d", dayMs],
  ["kB", 1000],
  ["MB", 1_000_000],
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

const names = {
  ip: "perIp",
  /** An earlier name of `ip`. */
  soft: "perIp",
  email: "perEmail",
  calls: "bookingsPerIp",
  "email-calls": "bookingsPerEmail",
  quarantine: "quarantine",
  "quarantine-size": "quarantineBytes",
  hard: "posts",
  overall: "overall",
} as const;

const fix =
  'Write "off", or limits like "ip=5/10m,20/1d; email=3/1h; quarantine-size=2MB/1d; calls=off", with windows in s, m, h or d up to a day, and kB or MB for quarantine-size only.';

/**
 * Parses `off`, or `name=count/window[,count/window]` separated by semicolons. A limit that isn't listed keeps
 * its default; `name=off` turns it off.
 */
export function parseFormLimits(text: string): FormLimits | "off" | { problem: string } {
  if (text === "off") return "off";
  const limits: FormLimits = { ...defaultFormLimits };
  for (const part of text.split(";").map((limit) => limit.trim())) {
    const [name = "", value = "", ...rest] = part.split("=").map((word) => word.trim());
    const known = findName(name);
    const parsed = parseRates(value, known === "quarantineBytes");
    if (!known || !parsed || rest.length > 0) return { problem: `has an invalid part, "${part}". ${fix}` };
    limits[known] = parsed;
  }
  return limits;
}

function findName(name: string): keyof FormLimits | undefined {
  return Object.entries(names).find(([key]) => key === name)?.[1];
}

function parseRates(value: string, isBytes: boolean): readonly RateLimit[] | undefined {
  if (value === "off") return [];
  const rates: RateLimit[] = [];
  for (const text of value.split(",")) {
    const [, digits, size, length, unit = ""] =
      /^\s*(\d{1,7})([kM]B)?\/(\d{1,5})([smhd])\s*$/.exec(text) ?? [];
    const count = Number(digits) * (size === undefined ? 1 : (units.get(size) ?? 0));
    const windowMs = Number(length) * (units.get(unit) ?? 0);
    const isValid = count >= 1 && windowMs >= 1 && windowMs <= dayMs && isBytes === (size !== undefined);
    if (!isValid) return undefined;
    rates.push({ count, windowMs });
  }
  return rates;
}
