import { fieldNames, joinFullName, referenceOf } from "../leads/index.ts";
import { type Lead, listAllLeads } from "../store/index.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { toLeadRecord } from "./lead-record.ts";
import type { Terminal } from "./terminal.ts";
import { formatCount, formatEntry, formatTime } from "./text.ts";

/** `leads list`: lists leads, newest first, as text or as a JSON array. */
export const list = defineCommand({
  name: "list",
  effect: "requests, newest first",
  options: {
    quarantined: {
      type: "boolean",
      help: "what is held back: filled honeypots, too many from one sender",
    },
    json: jsonOption,
  },
  examples: [
    ["list", "shows all requests"],
    ["list --quarantined", "shows those that nobody was mailed about"],
  ],
  parse:
    ({ json, quarantined }) =>
    async (context) => {
      const leads = listAllLeads(context.store, quarantined ? "quarantined" : "accepted");
      if (json) await writeJson(leads, context.terminal);
      else await writeText(leads, context, quarantined);
      return true;
    },
});

async function writeJson(leads: AsyncIterable<Lead>, terminal: Terminal): Promise<void> {
  let separator = "[\n";
  for await (const lead of leads) {
    await terminal.write(`${separator}${JSON.stringify(toLeadRecord(lead))}`);
    separator = ",\n";
  }
  await terminal.write(separator === "[\n" ? "[]\n" : "\n]\n");
}

async function writeText(
  leads: AsyncIterable<Lead>,
  context: CommandContext,
  isQuarantine: boolean,
): Promise<void> {
  const { store, terminal } = context;
  let count = 0;
  for await (const lead of leads) {
    count += 1;
    await terminal.write(formatLead(lead, await describeBooking(lead, context)));
  }
  terminal.say(`${formatCount(count, "request")}.`);
  if (isQuarantine) return;
  const { quarantined } = await store.summarizeDeliveries();
  if (quarantined === 0) return;
  terminal.say(
    `${formatCount(quarantined, "more request")} held in quarantine: npm run leads -- list --quarantined`,
  );
}

/** Describes the slot of a lead and the state of its booking; empty where it has none. */
async function describeBooking({ id, slotStart }: Lead, { store, settings }: CommandContext) {
  if (!slotStart) return "";
  const booking = await store.findBooking({ leadId: id });
  const states = { booked: "Call", cancelled: "Call, cancelled", none: "Call asked for, not booked" };
  return `${states[booking?.state ?? "none"]}: ${formatTime(slotStart, settings.office.timeZone)}`;
}

/** Fields that are printed on their own line or as one name. */
const ownLine: readonly string[] = ["firstName", "lastName", "message", "slotStart"];

function formatLead(lead: Lead, booking: string): string {
  const texts = fieldNames.filter((name) => !ownLine.includes(name)).map((name) => lead[name]);
  return formatEntry([
    `${lead.receivedAt}  ${lead.formType}  ${referenceOf(lead.id)}  ${lead.id}`,
    [joinFullName(lead), ...texts].filter(Boolean).join(", "),
    lead.quarantineReason && lead.state === "quarantined" ? `In quarantine: ${lead.quarantineReason}` : "",
    booking,
    lead.message,
  ]);
}
