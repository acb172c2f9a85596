import { join } from "node:path";
import { ownerPath } from "#config/index.ts";
import type { Settings } from "#config/settings/index.ts";
import { createTokens, type Secrets } from "#platform/links/tokens.ts";
import { createFileTransport } from "../mail/file-transport.ts";
import type { MailIdentity, MailTransport } from "../mail/mail.ts";
import { createSmtpTransport } from "../mail/smtp-transport.ts";
import type { Deliveries } from "../store/index.ts";
import type { DeliveryLog } from "./attempt.ts";
import { type ChannelParts, createChannels } from "./channels.ts";
import { createDeliveryWorker, type DeliveryWorker } from "./worker.ts";

export { listChannels, listErasureChannels, listOtherChannels } from "./channels.ts";
export { type ChannelCheck, checkChannels } from "./check-channels.ts";

type Finders =
  | "findReport"
  | "findContactPerson"
  | "findReaderNumbers"
  | "findOfferedTimes"
  | "alerts"
  | "now";

interface DeliveryParts extends Pick<ChannelParts, Finders> {
  settings: Settings;
  store: Deliveries & Secrets;
  log: DeliveryLog;
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

export function createDelivery({ settings, store, log, ...parts }: DeliveryParts): DeliveryWorker {
  const { siteUrl } = settings;
  const { notifyTo, escalateTo } = settings.mail;
  const { now = Date.now } = parts;
  const transport = createMailTransport(settings);
  log.info({}, transport.description);
  const channels = createChannels({
    ...parts,
    settings,
    transport,
    notifyTo,
    escalateTo,
    siteUrl,
    issueCallToken: createTokens(store, "call").sign,
    findLeadUrl: async (id) => siteUrl + ownerPath(await createTokens(store, "owner").sign(id, now())),
  });
  log.info({ channels: [...channels.keys()] }, "delivering leads to these channels");
  return createDeliveryWorker({ deliveries: store, channels, log, now });
}
