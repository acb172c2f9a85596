import type { ChannelSettings } from "#config/settings/index.ts";
import type { VisitorMailParts } from "../mail/visitor-mails.ts";
import { mailChannels } from "../store/index.ts";
import type { Channel } from "./channel.ts";
import { createHubspot } from "./channels/hubspot.ts";
import { createOwnerMail, type OwnerMailParts } from "./channels/owner-mail.ts";
import { createSlack } from "./channels/slack.ts";
import { createVisitorMail } from "./channels/visitor-mail.ts";
import { createWebhook } from "./channels/webhook.ts";

export interface ChannelParts extends VisitorMailParts, OwnerMailParts {
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
