import { isReference } from "../leads/index.ts";
import type { LeadKey, Redelivery } from "../store/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";
import { formatCount } from "./text.ts";

/** `leads redeliver`: has the server deliver again. */
export const redeliver = defineCommand({
  name: "redeliver",
  operands: "[<id or reference>]",
  effect: "delivers again what failed, or one delivery",
  details: `The server does it, oldest first, with all attempts before it. A receiver that was reached before gets the same id again.`,
  options: {
    failed: { type: "boolean", help: "everything that failed" },
    channel: {
      type: "string",
      value: "<channel>",
      help: "of this request, also what was delivered or skipped",
    },
  },
  examples: [
    ["redeliver --failed", "after the mail server or the receiver is well again"],
    ["redeliver K7M2-9QXD", "what failed of this request"],
    ["redeliver K7M2-9QXD --channel webhook", "this request to the webhook once more"],
    ["redeliver 01KAX3F0V4Q7M2N8T5R6K7M29Q.slack", "one delivery, as `deliveries` names it"],
  ],
  parse({ failed, channel }, [name, ...others]) {
    if (others.length > 0 || failed === (name !== undefined))
      return "redeliver takes --failed or one request.";
    if (failed && channel) return "redeliver takes --failed or --channel.";
    if (channel && toDeliveryId(name)) return "redeliver takes a delivery or --channel.";
    return async (context) => redeliverAll(context, name, channel);
  },
});

/** Returns the operand where it names a delivery: the id of its request, a dot and its channel. */
function toDeliveryId(name: string | undefined): string | undefined {
  return name?.includes(".") ? name : undefined;
}

async function redeliverAll(
  { store, terminal }: CommandContext,
  name: string | undefined,
  channel: string | undefined,
): Promise<boolean> {
  const id = toDeliveryId(name);
  const redelivery: Redelivery = {
    id,
    states: channel || id ? ["failed", "delivered", "skipped"] : ["failed"],
    nowMs: Date.now(),
  };
  if (name !== undefined && id === undefined) {
    const upper = name.toUpperCase();
    const key: LeadKey = isReference(upper) ? { reference: upper } : { id: upper };
    const lead = await store.findLead(key);
    if (!lead) {
      terminal.say(`No request is known by ${name}. \`npm run leads -- list\` prints ids and references.`);
      return false;
    }
    redelivery.leadId = lead.id;
    redelivery.channel = channel;
  }
  const ids = await store.redeliver(redelivery);
  terminal.say(
    ids.length > 0
      ? `${formatCount(ids.length, "delivery waits", "deliveries wait")} for the server to send ${ids.length === 1 ? "it" : "them"}:`
      : `Nothing to deliver again${name ? ` of ${name}` : ""}. \`npm run leads -- deliveries\` lists all.`,
  );
  for (const id of ids) terminal.say(`  ${id}`);
  return ids.length > 0 || name === undefined;
}
