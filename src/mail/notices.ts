import { describeTime } from "../bookings/index.ts";
import { referenceOf } from "../leads/index.ts";
import { siteConfig } from "../site/index.ts";
import type { ClaimedNotice, DeliverySummary, PeriodSummary, StoredBooking } from "../store/index.ts";
import { bookingDay, officeTime } from "./booking-text.ts";
import type { MailDraft } from "./mail.ts";
import type { Fact, MailBlock, MailContent } from "./mail-content.ts";
import { formNames, ownerFooter } from "./owner-mails.ts";
import { renderMail } from "./render-mail.ts";

/** Where notices get their facts, at the time of sending. */
export interface NoticeSource {
  /** Returns sentences about trouble, none where there is none. */
  findAlerts(): Promise<readonly string[]>;
  summarizePeriod(untilMs: number): Promise<PeriodSummary>;
  summarizeDeliveries(): Promise<DeliverySummary>;
  listComingBookings(nowMs: number): Promise<readonly StoredBooking[]>;
}

/** Composes a mail to the owner about trouble or about a day. It contains no personal data. */
export async function composeNotice(
  notice: Pick<ClaimedNotice, "id" | "kind" | "createdAtMs">,
  source: NoticeSource,
  siteUrl: string,
): Promise<MailDraft | { skipped: string }> {
  const alerts = await source.findAlerts();
  const isSummary = notice.kind === "summary";
  if (!isSummary && alerts.length === 0) return { skipped: "The trouble was over before this mail." };
  const { subject, ...content } = isSummary
    ? await describeDay(notice.createdAtMs, alerts, source)
    : describeAlerts(alerts);
  const rendered = renderMail({ ...content, footer: ownerFooter(siteUrl) });
  return { id: notice.id, isReply: false, subject, ...rendered };
}

type Described = Omit<MailContent, "footer"> & { subject: string };

function describeAlerts(alerts: readonly string[]): Described {
  const [first = ""] = alerts;
  return {
    subject: `${siteConfig.brand}: the site needs you`,
    label: "Status",
    heading: "The site needs you",
    preheader: first,
    blocks: [...alerts.map(paragraph), paragraph("On the server, this shows more: npm run leads -- status")],
    note: "You get at most one mail a day about trouble; the server's log has all of it.",
  };
}

async function describeDay(
  untilMs: number,
  alerts: readonly string[],
  source: NoticeSource,
): Promise<Described> {
  const period = await source.summarizePeriod(untilMs);
  const { waiting, failed } = await source.summarizeDeliveries();
  const calls = await source.listComingBookings(untilMs);
  const until = new Date(untilMs).toISOString();
  const isToday = ({ slotStart }: StoredBooking) => bookingDay(slotStart) === bookingDay(until);
  const count = period.requests.reduce((sum, form) => sum + form.count, 0);
  const requests = count === 1 ? "1 new request" : `${count} new requests`;
  const facts: Fact[] = [
    { label: "New requests", value: String(count) },
    ...period.requests.map((form) => ({
      label: `From the ${formNames[form.formType]}`,
      value: String(form.count),
    })),
    { label: "New in quarantine", value: String(period.quarantined) },
    { label: "Calls booked", value: String(period.booked) },
    { label: "Calls cancelled", value: String(period.cancelled) },
    { label: "Deliveries that wait", value: String(waiting.count) },
    { label: "Deliveries that failed", value: String(failed.count) },
  ];
  const today = calls.filter(isToday).map(({ slotStart, leadId }) => ({
    label: describeTime(siteConfig.scheduling.timeZone, slotStart),
    value: `Request ${referenceOf(leadId)}`,
  }));
  return {
    subject: `${siteConfig.brand}: ${requests} by ${bookingDay(until)}`,
    label: "Daily summary",
    heading: requests,
    preheader: `Calls booked: ${period.booked}.`,
    blocks: [
      paragraph(`From ${officeTime(new Date(period.fromMs).toISOString())} to ${officeTime(until)}:`),
      { kind: "facts", facts },
      ...(today.length > 0 ? [paragraph("Calls today, in the office's time:"), factsOf(today)] : []),
      ...alerts.map(paragraph),
    ],
  };
}

function factsOf(facts: readonly Fact[]): MailBlock {
  return { kind: "facts", facts };
}

function paragraph(text: string): MailBlock {
  return { kind: "paragraph", text };
}
