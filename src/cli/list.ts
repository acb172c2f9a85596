import { joinFullName, referenceOf } from "../leads/index.ts";
import type { Lead } from "../store/index.ts";
import type { CommandContext } from "./command-context.ts";
import { describeCall } from "./describe-call.ts";
import { exportLead } from "./exported-lead.ts";
import { formatEntry } from "./format-entry.ts";
import { countOf } from "./status.ts";

/** Which leads to list, and how. */
export interface ListOptions {
  json: boolean;
  quarantined: boolean;
}

/** `leads list`: stored submissions, newest first, as a JSON array or for the eye. */
export async function listLeads(context: CommandContext, options: ListOptions): Promise<void> {
  const leads = context.store.list(options.quarantined ? "quarantined" : "accepted");
  if (options.json) return writeJson(leads, context.terminal);
  await writeText(leads, context);
  const { quarantined } = await context.store.deliveries.summarize();
  if (quarantined === 0 || options.quarantined) return;
  context.terminal.say(
    `${countOf(quarantined, "more request")} held in quarantine: npm run leads -- list --quarantined`,
  );
}

async function writeJson(leads: AsyncIterable<Lead>, terminal: CommandContext["terminal"]): Promise<void> {
  let separator = "[\n";
  for await (const lead of leads) {
    await terminal.write(`${separator}${JSON.stringify(exportLead(lead))}`);
    separator = ",\n";
  }
  await terminal.write(separator === "[\n" ? "[]\n" : "\n]\n");
}

async function writeText(leads: AsyncIterable<Lead>, context: CommandContext): Promise<void> {
  const { terminal } = context;
  let count = 0;
  for await (const lead of leads) {
    count += 1;
    await terminal.write(describeLead(lead, await describeLeadsCall(lead, context)));
  }
  terminal.say(`${countOf(count, "request")}.`);
}

/** The time of the call that a lead asked for, and what became of it; empty where it asked for none. */
async function describeLeadsCall(
  { id, slotStart }: Lead,
  { store, office }: CommandContext,
): Promise<string> {
  if (!slotStart) return "";
  const booking = await store.bookings.find({ leadId: id });
  const what = { booked: "Call", cancelled: "Call, cancelled", none: "Call asked for, not booked" };
  return `${what[booking?.state ?? "none"]}: ${describeCall(slotStart, office)}`;
}

function describeLead(lead: Lead, call: string): string {
  return formatEntry([
    `${lead.receivedAt}  ${lead.formType}  ${referenceOf(lead.id)}  ${lead.id}`,
    [joinFullName(lead), lead.company, lead.email, lead.linkedinUrl].filter(Boolean).join(", "),
    lead.quarantineReason && lead.state === "quarantined" ? `In quarantine: ${lead.quarantineReason}` : "",
    call,
    lead.message,
  ]);
}
