import type { StoredBooking } from "../bookings/index.ts";
import { fieldNames, fieldOf, joinFullName, referenceOf, toLeadRecord } from "../forms/index.ts";
import { describeJourney } from "../journeys/describe-journey.ts";
import type { DeliveryRecord, Lead } from "../store/index.ts";
import { type CommandContext, defineCommand, formatTable, jsonOption } from "./command.ts";
import { findLead } from "./find-lead.ts";
import { callPhrases } from "./list.ts";
import { formatCount, formatTime, printable } from "./text.ts";

export const show = defineCommand({
  name: "show",
  operands: "<id or reference>",
  effect: "shows one lead with its deliveries and its call",
  options: { json: jsonOption },
  examples: [["show K7M2-9QXD", "shows the lead whose reference a visitor quotes"]],
  parse({ json }, [name = "", ...others]) {
    if (others.length > 0) return "show takes one id or reference.";
    return (context) => showLead(context, name, json);
  },
});

async function showLead(context: CommandContext, name: string, json: boolean) {
  const { store, terminal, settings } = context;
  const lead = await findLead(context, name);
  if (!lead) return false;
  const deliveries = await store.listDeliveriesOf(lead.id);
  const booking = await store.findBooking({ leadId: lead.id });
  if (json) {
    await terminal.write(`${JSON.stringify(toRecord(lead, deliveries, booking), null, 2)}\n`);
    return true;
  }
  const inOfficeZone = (iso: string) => formatTime(iso, settings.office.timeZone);
  const heading = terminal.style("bold", `${referenceOf(lead.id)}  ${lead.id}`);
  const rows = [
    ["Received", inOfficeZone(lead.receivedAt)],
    ["Form", `${lead.formType}, ${lead.mode}`],
    ["In quarantine", lead.state === "quarantined" ? lead.quarantineReason : ""],
    [
      "Released",
      lead.releasedAt && `${inOfficeZone(lead.releasedAt)} (quarantined for: ${lead.quarantineReason})`,
    ],
    ["Answered", lead.answeredAt && inOfficeZone(lead.answeredAt)],
    ["Name", joinFullName(lead)],
    ...fieldNames.filter((name) => !ownRows.includes(name)).map((name) => [fieldOf(name).label, lead[name]]),
    ["Before writing", describeJourney(lead.journey)],
    ["Page", lead.source || lead.sourcePath],
    ["Report", lead.signalSlug],
    ["Time zone", lead.timezone],
    ["Language", lead.browserLanguage],
    lead.slotStart
      ? [callPhrases[booking?.state ?? "not booked"], inOfficeZone(booking?.slotStart ?? lead.slotStart)]
      : ["Call", ""],
  ];
  const filled = rows.map(([label = "", value]) => [label ?? "", value ?? ""] as const);
  const sections = [
    `${heading}\n${formatTable(filled.filter(([, value]) => value))}`,
    lead.message && `  ${lead.message.replaceAll("\n", "\n  ")}`,
    `Deliveries\n${formatTable(deliveries.map((delivery) => describeDelivery(delivery, inOfficeZone)))}`,
  ];
  await terminal.write(`${sections.filter(Boolean).join("\n\n")}\n`);
  return true;
}

/** Fields that are shown elsewhere. */
const ownRows: readonly string[] = ["firstName", "lastName", "message", "slotStart"];

function toRecord(lead: Lead, deliveries: readonly DeliveryRecord[], booking: StoredBooking | undefined) {
  const { state, quarantineReason, releasedAt, id } = lead;
  return {
    ...toLeadRecord(lead),
    reference: referenceOf(id),
    state,
    quarantineReason,
    releasedAt,
    deliveries,
    booking: booking
      ? {
          token: booking.token,
          state: booking.state,
          slotStart: booking.slotStart,
          slotMinutes: booking.slotMinutes,
          timezone: booking.timezone,
          createdAt: booking.createdAt,
          changedAt: booking.changedAt,
        }
      : null,
  };
}

/** Returns the delivery's channel and state as a row of two columns. */
export function describeDelivery(
  { channel, kind, state, attempts, lastError, skipReason, nextAttemptAt, deliveredAt }: DeliveryRecord,
  inOfficeZone: (iso: string) => string,
): readonly [string, string] {
  const facts = [
    state,
    deliveredAt && inOfficeZone(deliveredAt),
    attempts > 0 && formatCount(attempts, "attempt"),
    nextAttemptAt && `next ${inOfficeZone(nextAttemptAt)}`,
    skipReason,
    lastError && printable(lastError),
  ];
  return [kind === "request" ? channel : `${channel} (${kind})`, facts.filter(Boolean).join("; ")];
}
