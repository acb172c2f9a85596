import { bookingPath, siteConfig } from "../../../site/index.ts";
import type { ClaimedDelivery, Lead, StoredBooking } from "../../../store/index.ts";
import { type FieldName, type FormType, fieldNames, joinFullName, referenceOf } from "../../index.ts";
import { calendarOf, dayOfCall, timesOfCall } from "../call-words.ts";
import { type Channel, DeliveryError } from "../channel.ts";
import type { Mail, MailTransport } from "../mail.ts";

/** Dependencies of the owner's mails. */
export interface OwnerMailParts {
  transport: MailTransport;
  notifyTo: readonly string[];
  siteUrl: string;
}

const formNames: Record<FormType, string> = {
  contact: "contact form",
  modal: "contact dialog",
  marketSignal: "report form",
  schedule: "scheduling form",
};

const fieldLabels: Record<FieldName, string> = {
  email: "Email",
  firstName: "First name",
  lastName: "Last name",
  company: "Company",
  linkedinUrl: "LinkedIn",
  slotStart: "Asked-for time",
  message: "Message",
};

/** Mails to the owner: every request with all that it says, and every cancelled call; one mail to each address. */
export function createOwnerMail({ transport, notifyTo, siteUrl }: OwnerMailParts): Channel {
  return {
    async deliver(delivery, { signal, deliveredTo }) {
      const content = describe(delivery, siteUrl);
      const failures: unknown[] = [];
      for (const [index, to] of notifyTo.entries()) {
        if (deliveredTo.includes(to)) continue;
        // A further address has a file of its own; to mail programs it is the same message.
        try {
          await transport.send({ ...content, to, copy: index }, signal);
          deliveredTo.push(to);
        } catch (error) {
          failures.push(error);
        }
      }
      const [first] = failures;
      // One address that is refused for good must not end the attempts at the others.
      const passing = failures.find((error) => !(error instanceof DeliveryError && error.isPermanent));
      if (failures.length > 0) throw passing ?? first;
      return undefined;
    },
  };
}

/** A report that is not mailed by itself needs a person, a second confirmation does not. */
function lineOfReport({ lead, visitorSkipReason }: ClaimedDelivery): string {
  if (lead.formType !== "marketSignal" || !visitorSkipReason) return "";
  return `No report was mailed to the visitor: ${visitorSkipReason}`;
}

function describe(delivery: ClaimedDelivery, siteUrl: string): Omit<Mail, "to" | "copy"> {
  const { id, kind, lead, booking } = delivery;
  const reference = referenceOf(lead.id);
  const common = {
    id,
    isReply: false,
    ...(lead.email && { replyTo: lead.email }),
    ...(booking &&
      (kind === "cancel") === (booking.state === "cancelled") && {
        calendar: calendarOf(booking, siteUrl, joinFullName(lead)),
      }),
  };
  if (kind === "cancel") {
    return {
      ...common,
      follows: `${lead.id}.${delivery.channel}`,
      subject: `Call cancelled: ${dayOfCall(lead.slotStart)} (${reference})`,
      text: [
        "A call was cancelled. Its time is free again; the visitor gets a mail as well.",
        linesOfCall(lead, booking, siteUrl),
        linesOfLead(lead),
      ].join("\n\n"),
    };
  }
  const isBooked = booking?.state === "booked";
  return {
    ...common,
    subject: isBooked
      ? `Call booked: ${dayOfCall(lead.slotStart)} (${reference})`
      : `New request from the ${formNames[lead.formType]} (${reference})`,
    text: [
      `A visitor has used the ${formNames[lead.formType]}.${lead.email ? " A reply to this mail goes to the visitor." : ""}`,
      lineOfReport(delivery),
      linesOfCall(lead, booking, siteUrl),
      linesOfLead(lead),
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

function linesOfCall(lead: Lead, booking: StoredBooking | undefined, siteUrl: string): string {
  if (!lead.slotStart) return "";
  const state = { booked: "Call", cancelled: "Call, cancelled", none: "Call asked for, not booked" };
  const times = timesOfCall(lead.slotStart, siteConfig.scheduling.timeZone);
  const visitors = timesOfCall(lead.slotStart, lead.timezone)[0];
  return [
    `${state[booking?.state ?? "none"]}: ${times[0]}`,
    visitors === times[0] ? "" : `For the visitor: ${visitors}`,
    booking?.state === "booked" ? `See or cancel it: ${siteUrl}${bookingPath(booking.token)}` : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Everything that a lead says, the message last because it is the longest. */
function linesOfLead(lead: Lead): string {
  const rows: [string, string][] = [
    ["Reference", referenceOf(lead.id)],
    ["Received", lead.receivedAt],
    ["Held in quarantine until", lead.releasedAt ?? ""],
    ...fieldNames
      .filter((name) => name !== "message")
      .map((name): [string, string] => [fieldLabels[name], lead[name]]),
    ["Mode", lead.mode],
    ["Page", lead.source || lead.sourcePath],
    ["Market signal", lead.signalSlug],
    ["Time zone", lead.timezone],
    ["Language", lead.browserLanguage],
    [
      "Screen",
      [lead.screenSize, lead.devicePixelRatio && `at ${lead.devicePixelRatio}`].filter(Boolean).join(" "),
    ],
  ];
  const lines = rows.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  if (lead.message) lines.push("", `${fieldLabels.message}:`, "", lead.message);
  return lines.join("\n");
}
