import { type DeliveryRecord, listAllDeliveries } from "../store/index.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { writeJsonArray } from "./json-array.ts";
import { oneOf } from "./option-readers.ts";
import { describeDelivery } from "./show.ts";
import { formatCount, formatTime } from "./text.ts";

const state = oneOf(["held", "pending", "delivered", "failed", "skipped"]);

export const deliveries = defineCommand({
  name: "deliveries",
  effect: "lists deliveries with their state, newest lead first",
  options: {
    state: { type: "string", value: "<state>", help: state.expected, reader: state },
    json: jsonOption,
  },
  examples: [["deliveries --state failed", "shows deliveries that failed permanently"]],
  parse:
    ({ json, ...filter }) =>
    async (context) => {
      const records = listAllDeliveries(context.store, filter);
      if (json) await writeJsonArray(records, (record) => record, context.terminal);
      else await writeText(records, context);
      return true;
    },
});

async function writeText(
  records: AsyncIterable<DeliveryRecord>,
  { terminal, settings }: CommandContext,
): Promise<void> {
  let listed = 0;
  for await (const record of records) {
    listed += 1;
    const [, facts] = describeDelivery(record, (iso) => formatTime(iso, settings.office.timeZone));
    await terminal.write(`${terminal.style("bold", record.id)}  ${facts}\n`);
  }
  terminal.say(`${formatCount(listed, "delivery", "deliveries")}.`);
}
