import { bookingPath, siteConfig } from "#config/index.ts";
import { mailtoUrl, needsSmtpUtf8 } from "#platform/email.ts";
import type { StoredBooking } from "../bookings/index.ts";
import {
  type Fact,
  type FieldName,
  type FormType,
  fieldNames,
  fieldOf,
  joinFullName,
  type LeadBlock,
  referenceOf,
} from "../forms/index.ts";
import { describeJourney } from "../journeys/describe-journey.ts";
import { replyDueAt } from "../replies/reply-times.ts";
import type { Lead, ReplyAlert, Skipped } from "../store/index.ts";
import {
  bookingDay,
  bookingMoments,
  isOutdatedMove,
  meetingBlocks,
  officeTime,
  outdatedMove,
  ownerCalendar,
} from "./booking-text.ts";
import {
  identify,
  type MailBlock,
  type MailContent,
  type MailOccasion,
  type MailWords,
} from "./mail-content.ts";

/** Form names in the owner's emails. */
export const formNames: Record<FormType, string> = {
  contact: "contact form",
  modal: "contact dialog",
  marketSignal: "report form",
  schedule: "scheduling form",
};

/** Finds the numbers that a reader entered on the page with this URL, as label, reader's and author's text. */
export type FindReaderNumbers = (
  url: string,
) => ReaderNumbers | undefined | Promise<ReaderNumbers | undefined>;
type ReaderNumbers = ReadonlyArray<{ label: string; reader: string; author: string }>;

/** Composes the owner's email about a lead or a change to its call. Lists every field; replies go to the visitor. */
export function composeOwnerMail(
  occasion: MailOccasion,
  siteUrl: string,
  { leadUrl, numbers = [] }: { leadUrl?: string | undefined; numbers?: ReaderNumbers | undefined } = {},
): MailContent | Skipped {
  const { kind, lead, booking } = occasion;
  const reason = findSkipReason(occasion);
  if (reason) return { state: "skipped", reason };
  const { subject, blocks, ...words } = describe(occasion);
  const reference = referenceOf(lead.id);
  const isCancellation = kind === "cancel" || kind === "owner-cancel";
  return {
    ...identify(occasion),
    ...words,
    isReply: false,
    ...(lead.email && { replyTo: lead.email }),
    ...(booking &&
      isCancellation === (booking.state === "cancelled") && {
        calendar: ownerCalendar(booking, siteUrl),
      }),
    subject: `${subject} (${reference})`,
    label: `Lead ${reference}`,
    blocks: [
      ...blocks,
      ...(leadUrl ? [{ kind: "button" as const, label: "Open this lead", url: leadUrl }] : []),
      ...describeLead(lead, booking, siteUrl),
      ...describeNumbers(numbers),
    ],
    ...(leadUrl && { note: linkNote }),
    footer: ownerFooter(siteUrl),
  };
}

function findSkipReason({ id, kind, lead, booking }: MailOccasion): string | undefined {
  if (booking && isOutdatedMove(id, booking)) return outdatedMove;
  if (kind !== "unanswered" && kind !== "overdue") return undefined;
  if (siteConfig.replyAlerts === false) return "Reply alerts are turned off.";
  if (lead.answeredAt) return "The lead was answered.";
  return booking?.state === "booked" ? "A call was booked." : undefined;
}

/** Shown with links to pages that need no password. */
export const linkNote =
  "Anyone with the link can act on the lead for 30 days. Remove it when you quote or forward this email.";

export function describeLead(lead: Lead, booking: StoredBooking | undefined, siteUrl: string): LeadBlock[] {
  return [...listBooking(lead, booking, siteUrl), ...listFields(lead)];
}

export function ownerFooter(siteUrl: string): MailContent["footer"] {
  return [{ text: siteConfig.brand }, { text: siteUrl, url: siteUrl }];
}

function describe(occasion: MailOccasion): MailWords {
  const { kind, lead, booking } = occasion;
  const day = lead.slotStart && bookingDay(booking?.slotStart ?? lead.slotStart);
  switch (kind) {
    case "unanswered":
    case "overdue":
      return describeMissingReply(kind, occasion);
    case "move":
      return {
        subject: `Call moved to ${day}`,
        heading: "A call was moved",
        preheader: `It is now on ${day}.`,
        blocks: ["A visitor moved a call. Its earlier slot is free again; the visitor is emailed too."],
      };
    case "book":
      return {
        subject: `Call booked: ${day}`,
        heading: "A call is booked",
        preheader: `It is on ${day}.`,
        blocks: ["The visitor of an earlier lead booked a call, and is emailed too."],
      };
    case "cancel":
    case "owner-cancel": {
      const what =
        kind === "owner-cancel"
          ? "You canceled this call."
          : "The call was canceled on its booking page: by the visitor, unless you opened it yourself.";
      return {
        subject: `Call canceled: ${day}`,
        heading: "A call was canceled",
        preheader: `It was on ${day}.`,
        blocks: [`${what} Its slot is free again; the visitor is emailed too.`],
      };
    }
    case "test": {
      const text = "You sent this test with `npm run leads -- check-delivery`. It is not from a visitor.";
      return {
        subject: "Delivery test",
        heading: "This address receives emails about leads",
        preheader: text,
        blocks: [text],
      };
    }
    default: {
      const form = formNames[lead.formType];
      const isBooked = booking?.state === "booked";
      return {
        subject: isBooked ? `Call booked: ${day}` : `New lead from the ${form}`,
        heading: isBooked ? "A call is booked" : "You have a new lead",
        preheader: `From ${joinFullName(lead) || lead.linkedinUrl || lead.email}.`,
        blocks: [`A visitor used the ${form}.${describeReply(lead.email)}`, ...listReportProblems(occasion)],
      };
    }
  }
}

function describeReply(email: string): string {
  if (email === "") return "";
  return needsSmtpUtf8(email)
    ? " Not every mail server can use the visitor’s address: check that your reply is to the one below."
    : " If you reply to this email, your reply goes to the visitor.";
}

function describeMissingReply(kind: ReplyAlert, { lead, booking }: MailOccasion): MailWords {
  const sinceMs = Date.parse(booking?.changedAt ?? lead.releasedAt ?? lead.receivedAt);
  const due = officeTime(replyDueAt(sinceMs));
  const isOverdue = kind === "overdue";
  const heading = isOverdue ? "A reply is overdue" : "A lead is waiting for your reply";
  const preheader = isOverdue ? `It was due on ${due}.` : `It is due on ${due}.`;
  const record = `If you have replied, record it on the lead’s page, or run npm run leads -- answer ${referenceOf(lead.id)}`;
  return {
    subject: isOverdue ? "Reply overdue" : "Not answered yet",
    heading,
    preheader,
    blocks: [`No reply to this lead is recorded. ${preheader}`, record],
  };
}

/** Mentions only skipped reports, because the owner can send those by hand. A skipped confirmation doesn't matter. */
function listReportProblems({ lead, visitorSkipReason }: MailOccasion): MailBlock[] {
  if (lead.formType !== "marketSignal" || !visitorSkipReason) return [];
  return [`No report was emailed to the visitor: ${visitorSkipReason}`];
}

function describeNumbers(numbers: ReaderNumbers): MailBlock[] {
  if (numbers.length === 0) return [];
  const facts = numbers.map(({ label, reader, author }) => ({
    label,
    value: reader === author ? reader : `${reader} (the page says ${author})`,
  }));
  return ["The visitor had entered these numbers on the page:", { kind: "facts", facts }];
}

function listBooking(lead: Lead, booking: StoredBooking | undefined, siteUrl: string): LeadBlock[] {
  if (!lead.slotStart) return [];
  const slotStart = booking?.slotStart ?? lead.slotStart;
  const states = { booked: "Call", cancelled: "Call, canceled", none: "Call requested, not booked" };
  const labels = { office: states[booking?.state ?? "none"], visitor: "For the visitor" };
  const blocks: LeadBlock[] = [
    { kind: "moments", moments: bookingMoments(slotStart, lead.timezone, labels, "office") },
  ];
  if (booking?.state === "booked") {
    const url = siteUrl + bookingPath(booking.token);
    blocks.push(...meetingBlocks(), { kind: "button", label: "See, move or cancel the call", url });
  }
  return blocks;
}

/** Lists everything known about a lead except a call's time, which `listBooking` shows. */
function listFields(lead: Lead): LeadBlock[] {
  const names = fieldNames.filter((name) => lead[name] && name !== "slotStart");
  const lines = names.filter((name) => !fieldOf(name).isMultiline);
  const texts = names.filter((name) => fieldOf(name).isMultiline);
  const factOf = (name: FieldName) => ({
    label: fieldOf(name).label,
    value: lead[name],
    ...linkOf(name, lead[name]),
  });
  return [
    { kind: "facts", facts: lines.map(factOf) },
    ...texts.map((name) => ({ kind: "quote" as const, label: fieldOf(name).label, text: lead[name] })),
    { kind: "facts", facts: listCircumstances(lead) },
  ];
}

function listCircumstances(lead: Lead): Fact[] {
  const screen = [lead.screenSize, lead.devicePixelRatio && `at ${lead.devicePixelRatio}`];
  const facts: Fact[] = [
    { label: "Before writing", value: describeJourney(lead.journey) },
    { label: "Reference", value: referenceOf(lead.id) },
    { label: "Received", value: officeTime(lead.receivedAt) },
    { label: "In quarantine until", value: lead.releasedAt ? officeTime(lead.releasedAt) : "" },
    { label: "Page", value: lead.source || lead.sourcePath },
    { label: "Market signal", value: lead.signalSlug },
    { label: "Mode", value: lead.mode },
    { label: "Time zone", value: lead.timezone },
    { label: "Language", value: lead.browserLanguage },
    { label: "Screen", value: screen.filter(Boolean).join(" ") },
  ];
  return facts.filter(({ value }) => value);
}

/** Links only fields that were validated as addresses or URLs. */
function linkOf(name: FieldName, value: string): Pick<Fact, "url"> {
  if (name === "email") return { url: mailtoUrl(value) };
  return name === "linkedinUrl" && /^https?:\/\//i.test(value) ? { url: value } : {};
}
