import { fieldNames, joinFullName, referenceOf, toLeadRecord } from "../forms/index.ts";
import { type Lead, listAllLeads } from "../store/index.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { findCall } from "./find-lead.ts";
import { count, leadOptions, toLeadFilter } from "./option-readers.ts";
import { writeJsonArray } from "./terminal.ts";
import { formatCount, formatEntry, formatTime } from "./text.ts";

export const list = defineCommand({
  name: "list",
  effect: "lists leads, newest first",
  options: {
    ...leadOptions,
    limit: { type: "string", value: "<number>", help: "maximum number of leads", reader: count },
    json: jsonOption,
  },
  examples: [
    ["list --limit 20", "shows the newest 20 leads"],
    ["list --since 2026-11-01 --form contact", "shows leads from the contact form since then"],
    ["list --quarantined", "shows quarantined leads, which are not delivered"],
  ],
  parse:
    ({ json, limit, ...options }) =>
    async (context) => {
      const leads = listAllLeads(context.store, toLeadFilter(options, context.settings), limit);
      if (json) await writeJsonArray(leads, toLeadRecord, context.terminal);
      else await writeText(leads, context, options.quarantined);
      return true;
    },
});

async function writeText(
  leads: AsyncIterable<Lead>,
  { store, terminal, settings }: CommandContext,
  isQuarantine: boolean,
): Promise<void> {
  let listed = 0;
  for await (const lead of leads) {
    listed += 1;
    const call = await findCall(lead, store);
    const time = call && formatTime(call.slotStart, settings.office.timeZone);
    const [first = "", ...rest] = linesOf(lead, call && `${callPhrases[call.state]}: ${time}`);
    await terminal.write(formatEntry([terminal.style("bold", first), ...rest]));
  }
  terminal.say(`${formatCount(listed, "lead")}.`);
  if (isQuarantine) return;
  const { quarantined } = await store.summarizeDeliveries();
  if (quarantined === 0) return;
  terminal.say(`${formatCount(quarantined, "more lead")} in quarantine: npm run leads -- list --quarantined`);
}

export const callPhrases = {
  booked: "Call",
  cancelled: "Call, canceled",
  "not booked": "Call requested, not booked",
} as const;

/** Fields that are shown on their own line or as part of the name. */
const ownLine: readonly string[] = ["firstName", "lastName", "message", "slotStart"];

function linesOf(lead: Lead, call: string | undefined): string[] {
  const texts = fieldNames.filter((name) => !ownLine.includes(name)).map((name) => lead[name]);
  return [
    `${lead.receivedAt}  ${lead.formType}  ${referenceOf(lead.id)}  ${lead.id}`,
    [joinFullName(lead), ...texts].filter(Boolean).join(", "),
    lead.sourcePath && `From ${lead.sourcePath}`,
    lead.signalSlug && `Report: ${lead.signalSlug}`,
    lead.quarantineReason && lead.state === "quarantined" ? `In quarantine: ${lead.quarantineReason}` : "",
    call ?? "",
    lead.message,
  ];
}
