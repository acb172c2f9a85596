import { dayMs } from "#platform/time/durations.ts";
import { defineCommand, jsonOption, type OptionReader } from "./command.ts";
import { confirmErasure, describeReceipt, eraseWithProgress, yesOption } from "./erase.ts";
import { formatCount } from "./text.ts";

const daysReader: OptionReader<number> = {
  read(text) {
    const days = Number(/^([1-9]\d{0,4})d$/.exec(text)?.[1]);
    return Number.isNaN(days) ? undefined : days * dayMs;
  },
  expected: "a number of days, like 365d",
};

export const purge = defineCommand({
  name: "purge",
  effect: "erases old leads the way erase does",
  details: "Includes quarantined leads. With RETENTION_DAYS, the server does the same every day.",
  options: {
    "older-than": { type: "string", value: "<days>", help: daysReader.expected, reader: daysReader },
    yes: yesOption,
    json: jsonOption,
  },
  examples: [["purge --older-than 365d", "asks for confirmation, then erases leads more than a year old"]],
  parse({ "older-than": ageMs, yes, json }) {
    if (ageMs === undefined) return `purge needs --older-than. Write ${daysReader.expected}.`;
    return async (context) => {
      const { store, terminal } = context;
      const selector = { receivedBeforeMs: Date.now() - ageMs };
      const count = await store.countErasable(selector);
      if (!(await confirmErasure(context, formatCount(count, "lead"), yes))) return false;
      const receipt = await eraseWithProgress(selector, context);
      const { ids, ...facts } = receipt;
      // Omit the ids, because there can be thousands; the record of erasures has them.
      const text = json
        ? JSON.stringify(receipt, null, 2)
        : describeReceipt({ ...facts, ids: [] }).join("\n");
      await terminal.write(`${text}\n`);
      return receipt.isTraceless;
    };
  },
});
