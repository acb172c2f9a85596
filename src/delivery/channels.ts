import type { AlertSource } from "../mail/alert-mails.ts";
import type { MailTransport } from "../mail/mail.ts";
import type { FindLeadUrl } from "../mail/owner-links.ts";
import type { FindReaderNumbers } from "../mail/owner-mails.ts";
import type { VisitorMailParts } from "../mail/visitor-mails.ts";
import type { ChannelSettings } from "../settings/index.ts";
import { mailChannels } from "../store/index.ts";
import type { Channel } from "./channel.ts";
import { createHubspot } from "./channels/hubspot.ts";
import { createOwnerMail } from "./channels/owner-mail.ts";
import { createSlack } from "./channels/slack.ts";
import { createVisitorMail } from "./channels/visitor-mail.ts";
import { createWebhook } from "./channels/webhook.ts";

interface ChannelParts extends VisitorMailParts {
  transport: MailTransport;
  notifyTo: readonly string[];
  findReaderNumbers?: FindReaderNumbers | undefined;
  /** If missing, the owner's emails don't link to leads. */
  findLeadUrl?: FindLeadUrl | undefined;
  /** If missing, no alerts or summaries are sent. */
  alerts?: AlertSource | undefined;
  settings: ChannelSettings;
}

/**
 * Channels by name. To add one, add a file and a line here that returns `undefined` if the settings don't configure
 * it. The email channels are always configured; the store decides which visitors are emailed.
 */
const mails: Readonly<Record<string, (parts: ChannelParts) => Channel>> = {
  [mailChannels.owner]: createOwnerMail,
  [mailChannels.visitor]: createVisitorMail,
};
const others: Readonly<Record<string, (settings: ChannelSettings) => Channel | undefined>> = {
  webhook: ({ webhook }) => webhook && createWebhook(webhook),
  hubspot: ({ hubspot }) => hubspot && createHubspot(hubspot),
  slack: ({ slackUrl }) => (slackUrl ? createSlack(slackUrl) : undefined),
};

export function createChannels(parts: ChannelParts): ReadonlyMap<string, Channel> {
  const channels = [
    ...Object.entries(mails).map(([name, create]) => [name, create(parts)] as const),
    ...Object.entries(others).map(([name, create]) => [name, create(parts.settings)] as const),
  ];
  return new Map(channels.flatMap(([name, channel]) => (channel ? [[name, channel]] : [])));
}

/** Excludes the email channels. */
export function listOtherChannels(settings: ChannelSettings): readonly string[] {
  return Object.entries(others).flatMap(([name, create]) => (create(settings) ? [name] : []));
}

export function listChannels(settings: ChannelSettings): readonly string[] {
  return [...Object.keys(mails), ...listOtherChannels(settings)];
}

export function listErasureChannels(settings: ChannelSettings): readonly string[] {
  return Object.entries(others).flatMap(([name, create]) => (create(settings)?.deliverErasure ? [name] : []));
}
