import { type DeliveryRecord, listAllDeliveries, type Redelivery } from "../store/index.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { findLead } from "./find-lead.ts";
import { oneOf } from "./option-readers.ts";
import { describeDelivery } from "./show.ts";
import { writeJsonArray } from "./terminal.ts";
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

export const redeliver = defineCommand({
  name: "redeliver",
  operands: "[<id or reference>]",
  effect: "retries failed deliveries or repeats a single one",
  details:
    "The server sends them, oldest first, with all attempts available again. Receivers get the same id as before.",
  options: {
    failed: { type: "boolean", help: "all failed deliveries" },
    channel: {
      type: "string",
      value: "<channel>",
      help: "one channel of this lead, even if delivered or skipped",
    },
  },
  examples: [
    ["redeliver --failed", "retries everything, for example after a mail server outage"],
    ["redeliver K7M2-9QXD", "retries this lead's failed deliveries"],
    ["redeliver K7M2-9QXD --channel webhook", "sends this lead to the webhook again"],
    ["redeliver 01KAX3F0V4Q7M2N8T5R6K7M29Q.slack", "repeats one delivery that `deliveries` lists"],
  ],
  parse({ failed, channel }, [name, ...others]) {
    if (others.length > 0 || failed === (name !== undefined))
      return "redeliver takes either --failed or one lead.";
    if (failed && channel) return "redeliver takes either --failed or --channel.";
    if (channel && name?.includes(".")) return "redeliver takes either a delivery's id or --channel.";
    return async (context) => redeliverAll(context, name, channel);
  },
});

/** Reads a delivery's id, which contains a dot, or a lead's id or reference. Says so if there is no such lead. */
async function findDeliveries(
  context: CommandContext,
  name: string,
): Promise<Pick<Redelivery, "id" | "leadId"> | undefined> {
  if (name.includes(".")) return { id: name };
  const lead = await findLead(context, name);
  return lead && { leadId: lead.id };
}

async function redeliverAll(
  context: CommandContext,
  name: string | undefined,
  channel: string | undefined,
): Promise<boolean> {
  const { store, terminal } = context;
  const selected = name === undefined ? {} : await findDeliveries(context, name);
  if (!selected) return false;
  const states =
    channel || selected.id ? (["failed", "delivered", "skipped"] as const) : (["failed"] as const);
  const ids = await store.redeliver({ ...selected, channel, states, nowMs: Date.now() });
  terminal.say(
    ids.length > 0
      ? `${formatCount(ids.length, "delivery", "deliveries")} queued for the server:`
      : `Nothing to redeliver${name ? ` for ${name}` : ""}. \`npm run leads -- deliveries\` lists all deliveries.`,
  );
  for (const id of ids) terminal.say(`  ${id}`);
  return ids.length > 0 || name === undefined;
}

export const dismiss = defineCommand({
  name: "dismiss",
  operands: "<id or reference> ...",
  effect: "stops warning about failed deliveries",
  details:
    "`deliveries` still lists them. A dismissed delivery that is redelivered and fails again is a new failure.",
  options: {},
  examples: [
    ["dismiss K7M2-9QXD", "dismisses all failures of this lead"],
    ["dismiss 01KAX3F0V4Q7M2N8T5R6K7M29Q.slack", "dismisses one failure that `status` lists"],
  ],
  parse: (_, names) => (context) => dismissFailures(context, names),
});

async function dismissFailures(context: CommandContext, names: readonly string[]): Promise<boolean> {
  const { store, terminal } = context;
  let isAllDismissed = true;
  for (const name of names) {
    const selected = await findDeliveries(context, name);
    const ids = selected ? await store.dismissFailures(selected) : [];
    for (const id of ids) terminal.say(`${id} is dismissed.`);
    if (ids.length > 0) continue;
    isAllDismissed = false;
    if (selected) terminal.say(`There is no failure to dismiss for ${name}.`);
  }
  return isAllDismissed;
}
