import type { Settings } from "#config/settings/index.ts";
import { type FormType, formTypes } from "../forms/index.ts";
import type { LeadFilter } from "../store/index.ts";
import type { OptionReader } from "./command.ts";

export function oneOf<const Word extends string>(words: readonly Word[]): OptionReader<Word> {
  return {
    read: (text) => words.find((word) => word === text),
    expected: `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`,
  };
}

export const formType = oneOf(formTypes);

/** Reads a whole number of at least 1. */
export const count: OptionReader<number> = {
  read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  expected: "a number, like 50",
};

/** Reads a day such as `2026-11-01`. */
export const day: OptionReader<string> = {
  read(text) {
    const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
    // `Date.parse` would read February 30 as March 2.
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
  },
  expected: "a day, like 2026-11-01",
};

export const leadOptions = {
  quarantined: {
    type: "boolean",
    help: "quarantined leads only: filled honeypot, or too many from one sender",
  },
  since: { type: "string", value: "<day>", help: "received on or after this day", reader: day },
  form: { type: "string", value: "<form>", help: `from one form: ${formType.expected}`, reader: formType },
} as const;

interface LeadOptionValues {
  quarantined: boolean;
  since: string | undefined;
  form: FormType | undefined;
}

/** Days start at midnight in the office's time zone. */
export function toLeadFilter(
  { quarantined, since, form }: LeadOptionValues,
  { office }: Pick<Settings, "office">,
): LeadFilter {
  return {
    state: quarantined ? "quarantined" : "accepted",
    formType: form,
    receivedFromMs:
      since === undefined
        ? undefined
        : Temporal.PlainDate.from(since).toZonedDateTime(office.timeZone).epochMilliseconds,
  };
}
