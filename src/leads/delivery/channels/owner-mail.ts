import { bookingPath, siteConfig } from "../../../site/index.ts";
import type { ClaimedDelivery, Lead, StoredBooking } from "../../../store/index.ts";
import { type FormType, fieldNames, fieldOf, joinFullName, referenceOf } from "../../index.ts";
import { bookingCalendar, bookingDay, bookingTimes, isOutdatedMove } from "../booking-text.ts";
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

/** Mails every request and every changed booking to the owner: one mail to each recipient. */
export function createOwnerMail({ transport, notifyTo, siteUrl }: OwnerMailParts): Channel {
  return {
    async deliver(delivery, { signal, deliveredTo }) {
      const { id, booking } = delivery;
      if (booking && isOutdatedMove(id, booking)) {
        return { skipped: "The call was changed again before this mail." };
      }
      const content = describe(delivery, siteUrl);
      const failures: unknown[] = [];
      for (const [index, to] of notifyTo.entries()) {
        if (deliveredTo.includes(to)) continue;
        // The copies share one Message-ID; the file transport numbers them.
        try {
          await transport.send({ ...content, to, copy: index }, signal);
          deliveredTo.push(to);
        } catch (error) {
          failures.push(error);
        }
      }
      const [first] = failures;
      // A recipient that is refused permanently must not end the attempts at the others.
      const temporary = failures.find((error) => !(error instanceof DeliveryError && error.isPermanent));
      if (failures.length > 0) throw temporary ?? first;
      return undefined;
    },
  };
}

/** A report that was not mailed automatically needs a person; a skipped confirmation does not. */
function reportLine({ lead, visitorSkipReason }: ClaimedDelivery): string {
  if (lead.formType !== "marketSignal" || !visitorSkipReason) return "";
  return `No report was mailed to the visitor: ${visitorSkipReason}`;
}

function describe(delivery: ClaimedDelivery, siteUrl: string): Omit<Mail, "to" | "copy"> {
  const { id, kind, lead, booking } = delivery;
  const reference = referenceOf(lead.id);
  const day = lead.slotStart && bookingDay(booking?.slotStart ?? lead.slotStart);
  const common = {
    id,
    isReply: false,
    ...(lead.email && { replyTo: lead.email }),
    ...(booking &&
      (kind === "cancel") === (booking.state === "cancelled") && {
        calendar: bookingCalendar(booking, siteUrl, joinFullName(lead)),
      }),
  };
  if (kind === "move") {
    return {
      ...common,
      follows: `${lead.id}.${delivery.channel}`,
      subject: `Call moved to ${day} (${reference})`,
      text: [
        "A visitor has moved a call. Its earlier time is free again; the visitor gets a mail as well.",
        bookingLines(lead, booking, siteUrl),
        leadLines(lead),
      ].join("\n\n"),
    };
  }
  if (kind === "cancel") {
    return {
      ...common,
      follows: `${lead.id}.${delivery.channel}`,
      subject: `Call cancelled: ${day} (${reference})`,
      text: [
        "A call was cancelled. Its time is free again; the visitor gets a mail as well.",
        bookingLines(lead, booking, siteUrl),
        leadLines(lead),
      ].join("\n\n"),
    };
  }
  const isBooked = booking?.state === "booked";
  return {
    ...common,
    subject: isBooked
      ? `Call booked: ${day} (${reference})`
      : `New request from the ${formNames[lead.formType]} (${reference})`,
    text: [
      `A visitor has used the ${formNames[lead.formType]}.${lead.email ? " A reply to this mail goes to the visitor." : ""}`,
      reportLine(delivery),
      bookingLines(lead, booking, siteUrl),
      leadLines(lead),
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

function bookingLines(lead: Lead, booking: StoredBooking | undefined, siteUrl: string): string {
  if (!lead.slotStart) return "";
  const state = { booked: "Call", cancelled: "Call, cancelled", none: "Call asked for, not booked" };
  const slotStart = booking?.slotStart ?? lead.slotStart;
  const times = bookingTimes(slotStart, siteConfig.scheduling.timeZone);
  const visitors = bookingTimes(slotStart, lead.timezone)[0];
  return [
    `${state[booking?.state ?? "none"]}: ${times[0]}`,
    visitors === times[0] ? "" : `For the visitor: ${visitors}`,
    booking?.state === "booked" ? `See, move or cancel it: ${siteUrl}${bookingPath(booking.token)}` : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** All fields of a lead, the message last because it is the longest. */
function leadLines(lead: Lead): string {
  const lines = fieldNames.filter((name) => !fieldOf(name).isMultiline);
  const texts = fieldNames.filter((name) => fieldOf(name).isMultiline && lead[name]);
  const rows: [string, string][] = [
    ["Reference", referenceOf(lead.id)],
    ["Received", lead.receivedAt],
    ["Held in quarantine until", lead.releasedAt ?? ""],
    ...lines.map((name): [string, string] => [fieldOf(name).label, lead[name]]),
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
  return [
    ...rows.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    ...texts.map((name) => `\n${fieldOf(name).label}:\n\n${lead[name]}`),
  ].join("\n");
}
