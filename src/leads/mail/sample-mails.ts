import { ownerPath, siteConfig } from "#config/index.ts";
import { dayMs, hourMs } from "#platform/time/durations.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { eachField, type FormType } from "../forms/index.ts";
import { dayOf } from "../journeys/journey.ts";
import { type Lead, mailChannels } from "../store/index.ts";
import { type AlertSource, composeAlertMail } from "./alert-and-summary-mails.ts";
import { composeOwnerMail } from "./lead-mails.ts";
import type { Mail } from "./mail.ts";
import type { MailOccasion } from "./mail-content.ts";
import { renderMail } from "./render-mail.ts";
import { composeVisitorMail } from "./visitor-mails.ts";

const leadId = "01M85YES0000000000K7M29QXD";

/** Composes an email of each kind about a fictional lead. The email's id is its kind. `changes` apply to the lead. */
export async function composeSampleMails(
  siteUrl: string,
  nowMs: number,
  changes: Partial<Lead> = {},
): Promise<Mail[]> {
  const startMs = Math.ceil(nowMs / hourMs) * hourMs + 72 * hourMs;
  const leadOf = (formType: FormType): Lead => ({
    id: leadId,
    formType,
    mode: "full",
    state: "accepted",
    quarantineReason: null,
    releasedAt: null,
    answeredAt: null,
    ...eachField(() => ""),
    receivedAt: new Date(nowMs).toISOString(),
    firstName: "Asha",
    lastName: "Rao",
    email: "asha@example.com",
    company: "Example Tools",
    linkedinUrl: "https://www.linkedin.com/in/example",
    message: "Our funnel leaks between the first call and the proposal.\n\nCan you help us find out where?",
    slotStart: formType === "schedule" ? new Date(startMs).toISOString() : "",
    source: `${siteUrl}/contact?utm_source=newsletter`,
    sourcePath: "/contact",
    signalSlug: formType === "marketSignal" ? "sample-report" : "",
    screenSize: "1440x900",
    devicePixelRatio: "2",
    browserLanguage: "en-US",
    timezone: "America/New_York",
    journey: JSON.stringify([
      { path: "/", day: dayOf(nowMs - 12 * dayMs), from: "search.example", campaign: "spring" },
      { path: "/read-insight/sample", day: dayOf(nowMs), title: "A sample article", end: true },
    ]),
    ...changes,
  });
  const bookingOf = (lead: Lead, state: StoredBooking["state"], sequence: number): StoredBooking => ({
    token: "sampleSampleSampleSample",
    leadId,
    slotStart: lead.slotStart,
    state,
    slotMinutes: siteConfig.scheduling.slotMinutes,
    sequence,
    createdAt: lead.receivedAt,
    changedAt: lead.receivedAt,
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email,
    message: lead.message,
    timezone: lead.timezone,
  });
  const about = (
    id: string,
    formType: FormType,
    kind: MailOccasion["kind"] = "request",
    state: StoredBooking["state"] | "none" = "booked",
  ): MailOccasion => {
    const lead = leadOf(formType);
    const booking =
      lead.slotStart && state !== "none" ? bookingOf(lead, state, kind === "request" ? 0 : 1) : undefined;
    const channel = mailChannels[id.startsWith("owner") ? "owner" : "visitor"];
    return { id, channel, kind, lead, booking, visitorSkipReason: undefined };
  };

  const findLeadUrl = async () => siteUrl + ownerPath("sample");
  const report = { title: "A sample report", text: "", url: `${siteUrl}/reports/sample-report.pdf` };
  const parts = {
    siteUrl,
    findReport: async () => ({ ...report, pdf: new TextEncoder().encode("%PDF-") }),
    findOfferedTimes: async () =>
      [0, 26, 51].map((hours) => new Date(startMs + hours * hourMs).toISOString()),
    issueCallToken: async () => "sample",
    findContactPerson: async () => ({ name: "Mina Sample", role: "Strategist" }),
  };
  const occasions = [
    about("owner-lead", "contact"),
    about("owner-report-lead", "marketSignal"),
    about("owner-booking", "schedule"),
    about("owner-later-booking", "schedule", "book"),
    about("owner-move", "schedule", "move"),
    about("owner-cancellation", "schedule", "cancel", "cancelled"),
    about("owner-own-cancellation", "schedule", "owner-cancel", "cancelled"),
    about("owner-unanswered", "contact", "unanswered"),
    about("owner-overdue", "contact", "overdue"),
    about("visitor-confirmation", "contact"),
    about("visitor-report", "marketSignal"),
    about("visitor-booking", "schedule"),
    about("visitor-slot-taken", "schedule", "request", "none"),
    about("visitor-reminder", "schedule", "reminder"),
    about("visitor-move", "schedule", "move"),
    about("visitor-cancellation", "schedule", "cancel", "cancelled"),
  ];
  const mails: Mail[] = [];
  for (const occasion of occasions) {
    const isOwners = occasion.channel === mailChannels.owner;
    const content = isOwners
      ? composeOwnerMail(occasion, siteUrl, { leadUrl: await findLeadUrl() })
      : await composeVisitorMail(occasion, parts);
    const to = isOwners ? siteConfig.emails.sales : occasion.lead.email;
    if (!("state" in content)) mails.push(renderMail(content, to));
  }
  const source: AlertSource = {
    findAlerts: async () => ["The last backup is 27 hours old."],
    describeCopy: async () => "14 hours old, 412 leads",
    summarizePeriod: async () => ({
      fromMs: nowMs - 24 * hourMs,
      untilMs: nowMs,
      quarantined: 1,
      booked: 1,
      cancelled: 0,
      requests: [{ formType: "contact", count: 2 }],
    }),
    summarizeDeliveries: async () => ({
      waiting: { count: 0, oldestAtMs: null, byChannel: [] },
      failed: { count: 1, newestAtMs: nowMs, newest: [] },
      quarantined: 1,
    }),
    listOrigins: async () => [],
    countOverdueReplies: async () => 0,
    listComingBookings: async () => [
      { ...bookingOf(leadOf("schedule"), "booked", 0), slotStart: new Date(nowMs).toISOString() },
    ],
    listLeads: async () => [leadOf("contact")],
  };
  for (const kind of ["alert", "summary"] as const) {
    const content = await composeAlertMail(
      { id: kind, kind, createdAtMs: nowMs },
      source,
      siteUrl,
      findLeadUrl,
    );
    if (!("state" in content)) mails.push(renderMail(content, siteConfig.emails.sales));
  }
  return mails;
}
