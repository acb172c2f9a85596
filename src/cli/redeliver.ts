import type { Redelivery } from "../store/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";
import { findLead } from "./lead-record.ts";
import { formatCount } from "./text.ts";

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
    if (channel && toDeliveryId(name)) return "redeliver takes either a delivery's id or --channel.";
    return async (context) => redeliverAll(context, name, channel);
  },
});

/** Returns the operand if it is a delivery's id, which consists of the lead's id, a dot and the channel. */
function toDeliveryId(name: string | undefined): string | undefined {
  return name?.includes(".") ? name : undefined;
}

async function redeliverAll(
  context: CommandContext,
  name: string | undefined,
  channel: string | undefined,
): Promise<boolean> {
  const { store, terminal } = context;
  const id = toDeliveryId(name);
  const redelivery: Redelivery = {
    id,
    states: channel || id ? ["failed", "delivered", "skipped"] : ["failed"],
    nowMs: Date.now(),
  };
  if (name !== undefined && id === undefined) {
    const lead = await findLead(context, name);
    if (!lead) return false;
    redelivery.leadId = lead.id;
    redelivery.channel = channel;
  }
  const ids = await store.redeliver(redelivery);
  terminal.say(
    ids.length > 0
      ? `${formatCount(ids.length, "delivery", "deliveries")} queued for the server:`
      : `Nothing to redeliver${name ? ` for ${name}` : ""}. \`npm run leads -- deliveries\` lists all deliveries.`,
  );
  for (const id of ids) terminal.say(`  ${id}`);
  return ids.length > 0 || name === undefined;
}
