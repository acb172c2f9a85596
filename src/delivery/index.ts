import { join } from "node:path";
import type { AlertSource } from "../mail/alert-mails.ts";
import { createFileTransport } from "../mail/file-transport.ts";
import type { MailIdentity, MailTransport } from "../mail/mail.ts";
import { createOwnerLinks } from "../mail/owner-links.ts";
import type { FindReaderNumbers } from "../mail/owner-mails.ts";
import { createSmtpTransport } from "../mail/smtp-transport.ts";
import type { Report } from "../mail/visitor-mails.ts";
import type { Settings } from "../settings/index.ts";
import type { Deliveries, Secrets } from "../store/index.ts";
import type { DeliveryLog } from "./attempt.ts";
import { createChannels } from "./channels.ts";
import { createDeliveryWorker, type DeliveryWorker } from "./worker.ts";

export { deleteMailFiles } from "../mail/file-transport.ts";
export type { MailContent } from "../mail/mail-content.ts";
export { ownerFooter } from "../mail/owner-mails.ts";
export { renderMail } from "../mail/render-mail.ts";
export { composeSampleMails } from "../mail/sample-mails.ts";
export { listChannels, listErasureChannels, listOtherChannels } from "./channels.ts";
export { type ChannelCheck, checkChannels } from "./check-channels.ts";
export type { DeliveryWorker } from "./worker.ts";

interface DeliveryParts {
  settings: Settings;
  store: Deliveries & Secrets;
  /** Called with a market signal's slug. */
  findReport: (slug: string) => Promise<Report | undefined>;
  /** Called with the URL of the page that a lead came from. If missing, a reader's numbers aren't emailed to the owner. */
  findReaderNumbers?: FindReaderNumbers;
  /** If missing, no alerts or summaries are sent. */
  alerts?: AlertSource;
  log: DeliveryLog;
  now?: () => number;
}

export function mailFolder({ dataDir }: Pick<Settings, "dataDir">): string {
  return join(dataDir, "mail");
}

export function createMailTransport(settings: Settings): MailTransport {
  return settings.mail.smtp
    ? createSmtpTransport(settings.mail.smtp, identityOf(settings))
    : createMailFiles(mailFolder(settings), settings);
}

export function createMailFiles(folder: string, settings: Pick<Settings, "mail" | "siteUrl">): MailTransport {
  return createFileTransport(folder, identityOf(settings));
}

function identityOf({ mail, siteUrl }: Pick<Settings, "mail" | "siteUrl">): MailIdentity {
  return { from: mail.from, host: new URL(siteUrl).hostname };
}

export function createDelivery({
  settings,
  store,
  findReport,
  findReaderNumbers,
  alerts,
  log,
  now,
}: DeliveryParts): DeliveryWorker {
  const { siteUrl, mail } = settings;
  const transport = createMailTransport(settings);
  log.info({}, transport.description);
  const { notifyTo } = mail;
  const channels = createChannels({
    settings,
    transport,
    notifyTo,
    siteUrl,
    findReport,
    findReaderNumbers,
    findLeadUrl: async (id) =>
      siteUrl + createOwnerLinks(await store.readSecret()).pathTo(id, now?.() ?? Date.now()),
    alerts,
    now,
  });
  log.info({ channels: [...channels.keys()] }, "delivering leads to these channels");
  return createDeliveryWorker({ deliveries: store, channels, log, now });
}
