import type { Lead } from "../store/index.ts";
import { referenceOf } from "../submission/index.ts";
import type { CommandContext } from "./commands.ts";
import { exportLead } from "./exported-lead.ts";

/** Which leads to list, and how. */
export interface ListOptions {
  json: boolean;
  quarantined: boolean;
}

/** `leads list`: stored submissions, newest first, as a JSON array or for the eye. */
export async function listLeads({ store, terminal }: CommandContext, options: ListOptions): Promise<void> {
  const leads = store.list(options.quarantined ? "quarantined" : "accepted");
  await (options.json ? writeJson(leads, terminal) : writeText(leads, terminal));
}

async function writeJson(leads: AsyncIterable<Lead>, terminal: CommandContext["terminal"]): Promise<void> {
  let separator = "[\n";
  for await (const lead of leads) {
    await terminal.write(`${separator}${JSON.stringify(exportLead(lead))}`);
    separator = ",\n";
  }
  await terminal.write(separator === "[\n" ? "[]\n" : "\n]\n");
}

async function writeText(leads: AsyncIterable<Lead>, terminal: CommandContext["terminal"]): Promise<void> {
  let count = 0;
  for await (const lead of leads) {
    count += 1;
    await terminal.write(`${describeLead(lead)}\n\n`);
  }
  terminal.say(count === 1 ? "1 request." : `${count} requests.`);
}

function describeLead(lead: Lead): string {
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(" ");
  const lines = [
    `${lead.receivedAt}  ${lead.formType}  ${referenceOf(lead.id)}  ${lead.id}`,
    [name, lead.company, lead.email, lead.linkedinUrl].filter(Boolean).join(", "),
    lead.quarantineReason && lead.state === "quarantined" ? `In quarantine: ${lead.quarantineReason}` : "",
    lead.slotStart && `Call asked for: ${lead.slotStart}`,
    lead.message && printable(lead.message),
  ];
  return lines.filter(Boolean).join("\n  ");
}

/** A message keeps its lines, indented. Nothing a stranger typed moves the cursor: controls are gone since it was stored. */
function printable(message: string): string {
  return message.replaceAll("\n", "\n  ");
}
