import { bookingPath, entryPath, schedulePath, siteConfig } from "#config/index.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { referenceOf } from "../forms/index.ts";
import type { Skipped } from "../store/index.ts";
import {
  bookingDay,
  bookingMoments,
  isOutdatedMove,
  meetingBlocks,
  offeredTimes,
  outdatedMove,
  visitorCalendar,
} from "./booking-text.ts";
import {
  identify,
  type MailBlock,
  type MailContent,
  type MailOccasion,
  type MailWords,
} from "./mail-content.ts";

/** A market signal as plain text and as a PDF. */
export interface Report {
  title: string;
  text: string;
  /** The PDF's URL. */
  url: string;
  /** Missing if the site is not built (`npm run dev`). */
  pdf?: Uint8Array;
}

export interface VisitorMailParts {
  siteUrl: string;
  /** Called with a market signal's slug. */
  findReport: (slug: string) => Promise<Report | undefined>;
  /** Finds free slots to offer to a visitor in this time zone. If missing, emails don't offer any. */
  findOfferedTimes?: ((zone: string) => Promise<readonly string[]>) | undefined;
  /** Returns the token with which the lead's visitor can book a call. If missing, the links ask for a name. */
  issueCallToken?: ((leadId: string) => Promise<string>) | undefined;
  /** Finds the person who reads contact requests, if the site names one. */
  findContactPerson?: (() => Promise<{ name: string; role: string } | undefined>) | undefined;
  now?: (() => number) | undefined;
}

/**
 * Composes a visitor's email: a confirmation, a report, a booking, or its reminder, move or cancellation. Omits what the
 * visitor typed, because anyone can enter someone else's email address.
 */
export async function composeVisitorMail(
  occasion: MailOccasion,
  parts: VisitorMailParts,
): Promise<MailContent | Skipped> {
  const words = await describe(occasion, parts);
  if ("state" in words) return words;
  const reference = referenceOf(occasion.lead.id);
  const { emails, phone, supportHours } = siteConfig;
  const closing = `Your reference is ${reference}. Please mention it when you write to us at ${emails.sales} or call ${phone} (${supportHours}).`;
  return {
    ...identify(occasion),
    ...words,
    isReply: true,
    label: `Request ${reference}`,
    blocks: [...words.blocks, closing],
    // The visitor of a canceled call did ask for it, no matter who canceled.
    ...(occasion.kind !== "cancel" && {
      note: "If you didn’t ask for this, someone typed your address by mistake, and you can ignore this email.",
    }),
    footer: visitorFooter(parts.siteUrl),
  };
}

function describe(
  occasion: MailOccasion,
  parts: VisitorMailParts,
): MailWords | Skipped | Promise<MailWords | Skipped> {
  const { formType } = occasion.lead;
  if (formType === "schedule" || occasion.kind !== "request") return describeCall(occasion, parts);
  if (formType === "marketSignal") return describeReport(occasion, parts);
  return describeConfirmation(occasion, parts);
}

async function describeConfirmation(
  { lead: { id, timezone }, booking }: MailOccasion,
  { siteUrl, findOfferedTimes, issueCallToken, findContactPerson }: VisitorMailParts,
): Promise<MailWords> {
  const slots = booking ? [] : ((await findOfferedTimes?.(timezone)) ?? []);
  return {
    subject: `We have your request (${referenceOf(id)})`,
    heading: "We have your request",
    preheader: `We’ll get back to you ${siteConfig.replyPromise}.`,
    blocks: [
      `Thank you for writing to ${siteConfig.brand}. Your request has arrived, and we’ll get back to you ${siteConfig.replyPromise}.`,
      ...(await nameContactPerson(findContactPerson, "reads it and writes the answer.")),
      ...offeredTimes(slots, {
        intro: "If you’d rather talk, choose a time for a call:",
        zone: timezone,
        siteUrl,
        call: await issueCallToken?.(id),
      }),
    ],
  };
}

async function describeReport(
  { lead: { signalSlug } }: MailOccasion,
  { findReport, siteUrl }: VisitorMailParts,
): Promise<MailWords | Skipped> {
  const report = await findReport(signalSlug);
  if (!report) return { state: "skipped", reason: "No market signal has the submitted name." };
  const { title, text, url, pdf } = report;
  const page: MailBlock = {
    kind: "link",
    label: "Read it on our site",
    url: siteUrl + entryPath("signal", signalSlug),
  };
  const common = { subject: `Your report: ${title}`, heading: title, preheader: "Here is the full report." };
  if (!pdf) {
    const thanks = "Thank you for your interest. Here is the full report.";
    return { ...common, blocks: [thanks, page, ...text.split(/\n{2,}/)] };
  }
  return {
    ...common,
    blocks: [
      "Thank you for your interest. The full report is attached as a PDF.",
      { kind: "button", label: "Download the report (PDF)", url },
      page,
    ],
    files: [{ filename: `${signalSlug}.pdf`, contentType: "application/pdf", content: pdf }],
  };
}

function describeCall(
  occasion: MailOccasion,
  parts: VisitorMailParts,
): MailWords | Skipped | Promise<MailWords> {
  const { now = Date.now } = parts;
  const { id, kind, booking } = occasion;
  if (!booking) return describeUnbooked(occasion);
  if (kind === "cancel") return describeCancel(booking, parts);
  if (booking.state === "cancelled") return { state: "skipped", reason: "The call was canceled." };
  if (isOutdatedMove(id, booking)) return { state: "skipped", reason: outdatedMove };
  if (kind === "request" || kind === "book") return describeBooked("book", booking, parts);
  if (kind === "move") return describeBooked("move", booking, parts);
  const hasBegun = Date.parse(booking.slotStart) <= now();
  return hasBegun
    ? { state: "skipped", reason: "The call began before its reminder was sent." }
    : describeBooked("reminder", booking, parts);
}

/** `slotStart` is empty if a lead from quarantine asked for something that isn't a time. */
function describeUnbooked({ lead: { id, slotStart, timezone } }: MailOccasion): MailWords {
  const thanks = "Thank you for asking for a call. We couldn’t book the time you chose";
  return {
    subject: `We have your request (${referenceOf(id)})`,
    heading: "We have your request",
    preheader: "We couldn’t book the time you chose.",
    blocks: [
      ...(slotStart ? [`${thanks}:`, callTime({ slotStart, timezone })] : [`${thanks}.`]),
      `We’ll get back to you ${siteConfig.replyPromise} to find another.`,
    ],
  };
}

async function describeBooked(
  kind: "book" | "move" | "reminder",
  booking: StoredBooking,
  { siteUrl, findContactPerson }: VisitorMailParts,
): Promise<MailWords> {
  const { brand } = siteConfig;
  const day = bookingDay(booking.slotStart, booking.timezone);
  const length = `It takes ${booking.slotMinutes} minutes.`;
  const { intro, end, ...words } = {
    book: {
      subject: `Your call on ${day} is booked`,
      heading: "Your call is booked",
      preheader: `Your call with ${brand} is on ${day}.`,
      intro: "We look forward to talking with you.",
      end: [`${length} The attached file adds it to your calendar.`],
    },
    move: {
      subject: `Your call has moved to ${day}`,
      heading: "Your call has moved",
      preheader: `Your call with ${brand} is now on ${day}.`,
      intro: `Your call with ${brand} is now at this time:`,
      end: [`${length} The attached file moves it in your calendar.`],
    },
    reminder: {
      subject: `Reminder: your call on ${day}`,
      heading: "Your call is coming up",
      preheader: `Your call with ${brand} is on ${day}.`,
      intro: `This is a reminder of your call with ${brand}. ${length}`,
      end: [],
    },
  }[kind];
  const person =
    kind === "book"
      ? await nameContactPerson(findContactPerson, "has your request and prepares the call.")
      : [];
  const button: MailBlock = {
    kind: "button",
    label: "See, move or cancel the call",
    url: siteUrl + bookingPath(booking.token),
  };
  return {
    ...words,
    blocks: [intro, callTime(booking), ...meetingBlocks(), ...end, ...person, button],
    ...(kind !== "reminder" && { calendar: visitorCalendar(booking, siteUrl) }),
  };
}

async function describeCancel(
  booking: StoredBooking,
  { siteUrl, findOfferedTimes }: VisitorMailParts,
): Promise<MailWords> {
  const { timezone: zone } = booking;
  const times = (await findOfferedTimes?.(zone)) ?? [];
  const day = bookingDay(booking.slotStart, booking.timezone);
  return {
    subject: `Your call on ${day} is canceled`,
    heading: "Your call is canceled",
    preheader: `Your call with ${siteConfig.brand} on ${day} is canceled.`,
    blocks: [
      `Your call with ${siteConfig.brand} at this time is canceled:`,
      callTime(booking),
      "The attached file removes it from your calendar.",
      ...offeredTimes(times, { intro: "These times are free:", zone, siteUrl }),
      { kind: "button", label: "Choose another time", url: siteUrl + schedulePath },
    ],
    calendar: visitorCalendar(booking, siteUrl),
  };
}

function callTime({ slotStart, timezone }: Pick<StoredBooking, "slotStart" | "timezone">): MailBlock {
  const labels = { visitor: "Your time", office: "At our office" };
  return { kind: "moments", moments: bookingMoments(slotStart, timezone, labels, "visitor") };
}

/** Returns a sentence about what the person who reads contact requests does, if the site names one. */
async function nameContactPerson(
  find: VisitorMailParts["findContactPerson"],
  does: string,
): Promise<string[]> {
  const person = await find?.();
  return person ? [`${person.name} (${person.role}) ${does}`] : [];
}

function visitorFooter(siteUrl: string): MailContent["footer"] {
  const { brand, tagline, office } = siteConfig;
  return [
    { text: brand },
    { text: tagline },
    { text: `${office.area}, ${office.city}, ${office.country}` },
    { text: siteUrl, url: siteUrl },
  ];
}
