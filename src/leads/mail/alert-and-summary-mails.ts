import { siteConfig } from "#config/index.ts";
import { dayMs } from "#platform/time/durations.ts";
import { describeTime } from "#platform/time/zoned-time.ts";
import { type Fact, referenceOf } from "../forms/index.ts";
import { parseJourney } from "../journeys/describe-journey.ts";
import { describeReplyTimes, measureReplies } from "../replies/reply-times.ts";
import {
  type ClaimedOwnerMail,
  type LeadOrigin,
  listAllOrigins,
  type Skipped,
  type Store,
} from "../store/index.ts";
import { bookingDay, officeTime } from "./booking-text.ts";
import { formNames, linkNote, ownerFooter } from "./lead-mails.ts";
import type { MailBlock, MailContent, MailWords } from "./mail-content.ts";

/** Returns the URL of a lead's page. */
export type FindLeadUrl = (leadId: string) => Promise<string>;

type Facts =
  | "summarizePeriod"
  | "summarizeDeliveries"
  | "listComingBookings"
  | "listOrigins"
  | "countOverdueReplies"
  | "listLeads";

/** Functions that provide current facts when an email is sent. */
export interface AlertSource extends Pick<Store, Facts> {
  /** Returns a message for each alert. */
  findAlerts(): Promise<readonly string[]>;
  /** Describes the last verified copy; `undefined` if backups aren't copied off-site. */
  describeCopy(): Promise<string | undefined>;
}

/** Limits the quarantined leads in a summary. */
const maxListed = 20;

/** Composes an alert or a daily summary for the owner. Neither contains personal data. */
export async function composeAlertMail(
  { id, kind, createdAtMs }: Pick<ClaimedOwnerMail, "id" | "kind" | "createdAtMs">,
  source: AlertSource,
  siteUrl: string,
  findLeadUrl?: FindLeadUrl,
): Promise<MailContent | Skipped> {
  const alerts = await source.findAlerts();
  if (kind === "alert" && alerts.length === 0) {
    return { state: "skipped", reason: "The alert was resolved before this email was sent." };
  }
  const words =
    kind === "alert" ? describeAlerts(alerts) : await describeDay(createdAtMs, alerts, source, findLeadUrl);
  const label = kind === "alert" ? "Alert" : "Daily summary";
  return { id, isReply: false, ...words, label, footer: ownerFooter(siteUrl) };
}

function describeAlerts(alerts: readonly string[]): MailWords {
  const [first = ""] = alerts;
  return {
    subject: `${siteConfig.brand}: the site needs your attention`,
    heading: "The site needs your attention",
    preheader: first,
    blocks: [...alerts, "For details, run this on the server: npm run leads -- status"],
    note: "You get at most one alert email a day; the server's log has every alert.",
  };
}

async function describeDay(
  untilMs: number,
  alerts: readonly string[],
  source: AlertSource,
  findLeadUrl: FindLeadUrl | undefined,
): Promise<MailWords> {
  const period = await source.summarizePeriod(untilMs);
  const { waiting, failed, quarantined } = await source.summarizeDeliveries();
  const copy = await source.describeCopy();
  const calls = await source.listComingBookings(untilMs);
  const lastMonth = { state: "accepted", arrivedFromMs: untilMs - 30 * dayMs } as const;
  const leads: LeadOrigin[] = [];
  for await (const lead of listAllOrigins(source, lastMonth)) leads.push(lead);
  const isOfLastWeek = ({ releasedAtMs, receivedAtMs }: LeadOrigin) =>
    (releasedAtMs ?? receivedAtMs) >= untilMs - 7 * dayMs;
  const replies = measureReplies(leads.filter(isOfLastWeek), untilMs);
  const mostRead = findMostRead(leads);
  const overdue = await source.countOverdueReplies();
  const isToday = ({ slotStart }: { slotStart: string }) => bookingDay(slotStart) === bookingDay(untilMs);
  const count = period.requests.reduce((sum, form) => sum + form.count, 0);
  const heading = count === 1 ? "1 new lead" : `${count} new leads`;
  const facts: Fact[] = [
    { label: "New leads", value: String(count) },
    ...period.requests.map((form) => ({
      label: `From the ${formNames[form.formType]}`,
      value: String(form.count),
    })),
    { label: "New in quarantine", value: String(period.quarantined) },
    { label: "Calls booked", value: String(period.booked) },
    { label: "Calls canceled", value: String(period.cancelled) },
    { label: "Replies in 7 days", value: describeReplyTimes(replies).join(", ") },
    { label: "Replies overdue", value: String(overdue) },
    ...(mostRead ? [{ label: "Most read by leads, 30 days", value: mostRead }] : []),
    { label: "Deliveries waiting", value: String(waiting.count) },
    { label: "Deliveries failed", value: String(failed.count) },
    ...(copy === undefined ? [] : [{ label: "Last verified copy", value: copy }]),
  ];
  const today = calls.filter(isToday).map(({ slotStart, leadId }) => ({
    label: describeTime(siteConfig.scheduling.timeZone, slotStart),
    value: `Lead ${referenceOf(leadId)}`,
  }));
  return {
    subject: `${siteConfig.brand}: ${heading} as of ${bookingDay(untilMs)}`,
    heading,
    preheader: `Calls booked: ${period.booked}.`,
    blocks: [
      `From ${officeTime(period.fromMs)} to ${officeTime(untilMs)}:`,
      { kind: "facts", facts },
      ...(today.length > 0
        ? ["Calls today, in the office's time zone:", { kind: "facts" as const, facts: today }]
        : []),
      ...(await listQuarantined(quarantined, source, findLeadUrl)),
      ...alerts,
    ],
    ...(quarantined > 0 && { note: linkNote }),
  };
}

/** Returns the article that most of these leads had read: `Build, buy or partner (5 leads)`. */
function findMostRead(leads: readonly LeadOrigin[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { journey } of leads) {
    const titles = parseJourney(journey).flatMap(({ title }) => title ?? []);
    for (const title of new Set(titles)) counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && `${most[0]} (${most[1]} ${most[1] === 1 ? "lead" : "leads"})`;
}

/** Lists the newest quarantined leads without personal data. */
async function listQuarantined(
  count: number,
  source: AlertSource,
  findLeadUrl: FindLeadUrl | undefined,
): Promise<MailBlock[]> {
  if (count === 0 || !findLeadUrl) return [];
  const leads = await source.listLeads({ state: "quarantined", limit: maxListed });
  const links = leads.map(async ({ id, formType, receivedAt }) => ({
    kind: "link" as const,
    label: `${referenceOf(id)}: ${formNames[formType]}, ${officeTime(receivedAt)}`,
    url: await findLeadUrl(id),
  }));
  const more = count > leads.length ? ` These are the newest ${leads.length} of ${count}:` : "";
  return [`Waiting in quarantine for you to release or erase them.${more}`, ...(await Promise.all(links))];
}
