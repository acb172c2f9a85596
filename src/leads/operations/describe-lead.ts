import { type Fact, joinFullName, referenceOf, type ShownLead } from "../forms/index.ts";
import { officeTime } from "../mail/booking-text.ts";
import { describeLead } from "../mail/lead-mails.ts";
import type { DeliveryRecord, Lead, QuarantineReason } from "../store/index.ts";
import type { OfferedAction, StoredLead } from "./owner-actions.ts";

const reasons: Record<QuarantineReason, string> = {
  honeypot: "a hidden field was filled in, which people don’t see",
  addressLimit: "too many leads from one network",
  emailLimit: "too many leads with one email address",
  callLimit: "too many calls asked for",
  overallLimit: "too many leads",
};

/** Describes a lead for its page. */
export function describeStored(
  { lead, booking, deliveries }: StoredLead,
  actions: readonly OfferedAction[],
  { token, siteUrl }: { token: string; siteUrl: string },
): ShownLead {
  return {
    token,
    title: joinFullName(lead) || lead.email || lead.linkedinUrl || `Lead ${referenceOf(lead.id)}`,
    status: describeStatus(lead, booking),
    blocks: describeLead(lead, booking, siteUrl),
    deliveries: deliveries.map(describeDelivery),
    actions: actions.map(({ action, seen }) => ({ action, seen })),
  };
}

function describeStatus(
  { state, quarantineReason, answeredAt, formType }: Lead,
  booking: StoredLead["booking"],
): string {
  if (state === "quarantined") {
    const reason = quarantineReason && ` (${reasons[quarantineReason]})`;
    return `In quarantine${reason ?? ""}. The visitor hasn’t been emailed.`;
  }
  if (answeredAt) return `Answered on ${officeTime(answeredAt)}.`;
  if (booking?.state === "booked") return "No reply is due: a call is booked.";
  if (formType === "marketSignal") return "No reply is due: the visitor asked for a report.";
  // A lead without a booking asked for a slot that was taken, and its visitor is promised a reply instead.
  if (formType === "schedule" && booking) return "No reply is due: the call was canceled.";
  return "Not answered yet.";
}

const channelNames: Readonly<Record<string, string>> = {
  "owner-mail": "Email to you",
  "visitor-mail": "Email to the visitor",
  webhook: "Webhook",
  hubspot: "HubSpot",
  slack: "Slack",
};

function describeDelivery(delivery: DeliveryRecord): Fact {
  const { channel, kind } = delivery;
  const name = channelNames[channel] ?? channel;
  return { label: kind === "request" ? name : `${name} (${kind})`, value: describeState(delivery) };
}

function describeState(delivery: DeliveryRecord): string {
  const { state, attempts, lastError, skipReason, nextAttemptAt, deliveredAt, failedAt } = delivery;
  const on = (iso: string | null) => iso && ` ${officeTime(iso)}`;
  const facts = {
    held: "Held until you release the lead",
    pending:
      attempts > 0
        ? `Failed ${attempts === 1 ? "once" : `${attempts} times`}, next attempt${on(nextAttemptAt)}`
        : `Due${on(nextAttemptAt)}`,
    delivered: `Delivered${on(deliveredAt)}`,
    failed: `Failed${on(failedAt)}`,
    skipped: "Not sent",
  };
  return [facts[state], skipReason, lastError].filter(Boolean).join(": ");
}
