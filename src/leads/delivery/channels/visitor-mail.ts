import { bookingPath, entryPath, schedulePath, siteConfig } from "../../../site/index.ts";
import type { ClaimedDelivery } from "../../../store/index.ts";
import { referenceOf } from "../../index.ts";
import { bookingCalendar, bookingDay, bookingTimes, isOutdatedMove } from "../booking-text.ts";
import type { Channel } from "../channel.ts";
import type { Mail, MailTransport } from "../mail.ts";

/** A market signal as plain text and as PDF. */
export interface Report {
  title: string;
  text: string;
  /** Where the PDF is. */
  url: string;
  /** The PDF; absent where there is no built site (`npm run dev`). */
  pdf?: Uint8Array;
}

/** Dependencies of the visitors' mails. */
export interface VisitorMailParts {
  transport: MailTransport;
  siteUrl: string;
  /** Finds the text of a market signal by its slug. */
  findReport: (slug: string) => Promise<Report | undefined>;
  now?: (() => number) | undefined;
}

/**
 * Mails visitors the confirmation, the report, the booking, its reminder or its cancellation. No mail contains a word that the visitor
 * typed, because anyone can type somebody else's e-mail address.
 */
export function createVisitorMail(parts: VisitorMailParts): Channel {
  return {
    async deliver(delivery, { signal }) {
      const content = await describe(delivery, parts);
      if ("skipped" in content) return content;
      const { id, lead } = delivery;
      const closing = closingLines(referenceOf(lead.id), parts.siteUrl);
      const text = ["Hello,", ...content.paragraphs, closing].join("\n\n");
      const { subject, follows, calendar } = content;
      const mail = { id, isReply: true, to: lead.email, subject, text };
      await parts.transport.send(
        { ...mail, ...(follows && { follows }), ...(calendar && { calendar }) },
        signal,
      );
      return undefined;
    },
  };
}

interface Content extends Pick<Mail, "subject" | "follows" | "calendar"> {
  paragraphs: string[];
}

async function describe(
  delivery: ClaimedDelivery,
  parts: VisitorMailParts,
): Promise<Content | { skipped: string }> {
  const { formType } = delivery.lead;
  if (formType === "schedule") return describeBooking(delivery, parts);
  if (formType === "marketSignal") return describeReport(delivery, parts);
  return {
    subject: `We have your request (${referenceOf(delivery.lead.id)})`,
    paragraphs: [
      `Thank you for writing to ${siteConfig.brand}. Your request has arrived, and we will get back to you ${siteConfig.replyPromise}.`,
    ],
  };
}

async function describeReport(
  { lead: { signalSlug } }: ClaimedDelivery,
  { findReport, siteUrl }: VisitorMailParts,
): Promise<Content | { skipped: string }> {
  const report = await findReport(signalSlug);
  if (!report) return { skipped: "There is no market signal by the name that was sent." };
  return {
    subject: `Your report: ${report.title}`,
    paragraphs: [
      `Thank you for your interest. Here is the full report; on our site it is at ${siteUrl}${entryPath("signal", signalSlug)}`,
      report.title.toUpperCase(),
      report.text,
    ],
  };
}

function describeBooking(
  { id, kind, lead, booking }: ClaimedDelivery,
  { siteUrl, now = Date.now }: VisitorMailParts,
): Content | { skipped: string } {
  const slotStart = booking?.slotStart ?? lead.slotStart;
  const day = bookingDay(slotStart, lead.timezone);
  const times = bookingTimes(slotStart, lead.timezone).join("\n");
  if (!booking) {
    return {
      subject: `We have your request (${referenceOf(lead.id)})`,
      paragraphs: [
        `Thank you for asking for a call. The time you chose could not be booked:\n${times}`,
        `We will get back to you ${siteConfig.replyPromise} to find another.`,
      ],
    };
  }
  const calendar = bookingCalendar(booking, siteUrl, booking.email);
  const bookingUrl = siteUrl + bookingPath(booking.token);
  if (kind === "cancel") {
    return {
      subject: `Your call on ${day} is cancelled`,
      follows: id.replace(/\.cancel-\d+$/, ""),
      paragraphs: [
        `Your call with ${siteConfig.brand} is cancelled:\n${times}`,
        `The attached file removes it from your calendar. To choose another time: ${siteUrl}${schedulePath}`,
      ],
      calendar,
    };
  }
  if (booking.state === "cancelled") return { skipped: "The call was cancelled." };
  if (isOutdatedMove(id, booking)) return { skipped: "The call was changed again before this mail." };
  if (kind === "move") {
    return {
      subject: `Your call is moved to ${day}`,
      follows: id.replace(/\.move-\d+$/, ""),
      paragraphs: [
        `Your call with ${siteConfig.brand} is moved. It is now:\n${times}`,
        `It takes ${booking.slotMinutes} minutes. The attached file moves it in your calendar.`,
        `See, move or cancel it: ${bookingUrl}`,
      ],
      calendar,
    };
  }
  if (kind === "reminder") {
    if (Date.parse(booking.slotStart) <= now()) return { skipped: "The call had begun before its reminder." };
    return {
      subject: `Reminder: your call on ${day}`,
      follows: id.replace(/\.reminder-\d+$/, ""),
      paragraphs: [
        `Your call with ${siteConfig.brand} is soon:\n${times}`,
        `It takes ${booking.slotMinutes} minutes.`,
        `See, move or cancel it: ${bookingUrl}`,
      ],
    };
  }
  return {
    subject: `Your call on ${day} is booked`,
    paragraphs: [
      `Your call with ${siteConfig.brand} is booked:\n${times}`,
      `It takes ${booking.slotMinutes} minutes. The attached file adds it to your calendar.`,
      `See, move or cancel it: ${bookingUrl}`,
    ],
    calendar,
  };
}

function closingLines(reference: string, siteUrl: string): string {
  const { brand, emails, phone, supportHours } = siteConfig;
  return [
    `Your reference is ${reference}. Please quote it when you write to us at ${emails.sales} or call ${phone} (${supportHours}).`,
    "",
    "If you have not asked us for this, somebody typed your address by mistake, and you can ignore this mail.",
    "",
    brand,
    siteUrl,
  ].join("\n");
}
