import { randomUUID } from "node:crypto";
import type { Settings } from "#config/settings/index.ts";
import { eachField } from "../forms/index.ts";
import type { MailTransport } from "../mail/mail.ts";
import {
  type ClaimedDelivery,
  type DeliveryResult,
  deliveryIdOf,
  type Lead,
  mailChannels,
} from "../store/index.ts";
import { attemptDelivery } from "./attempt.ts";
import { createChannels } from "./channels.ts";

/** The result of one test. `problem` is empty if the test was delivered. */
export interface ChannelCheck {
  channel: string;
  problem: string;
}

const silent = { info() {}, warn() {}, error() {} };

/** Sends a lead that is labeled as a test through each configured channel. Test emails go only to the owner. */
export async function* checkChannels(
  settings: Settings,
  transport: MailTransport,
): AsyncGenerator<ChannelCheck> {
  const { siteUrl, mail } = settings;
  const findReport = async () => undefined;
  const channels = createChannels({ settings, transport, siteUrl, notifyTo: mail.notifyTo, findReport });
  const lead = createTestLead(mail.notifyTo[0] ?? "");
  for (const [name, channel] of channels) {
    if (name === mailChannels.visitor) continue;
    const delivery: ClaimedDelivery = {
      id: deliveryIdOf(lead.id, name),
      channel: name,
      kind: "test",
      lead,
      createdAtMs: Date.now(),
      attempts: 0,
      deliveredTo: [],
      lockedUntilMs: 0,
      booking: undefined,
      visitorSkipReason: undefined,
    };
    const result = await attemptDelivery(channel, delivery, {
      log: silent,
      now: Date.now,
      random: Math.random,
      aborting: new AbortController().signal,
    });
    yield { channel: name, problem: findProblem(result) };
  }
}

function findProblem(result: DeliveryResult): string {
  if (result.state === "failed") return result.reason;
  return result.state === "pending" ? (result.failure?.reason ?? "") : "";
}

function createTestLead(email: string): Lead {
  return {
    id: `TEST${randomUUID().replaceAll("-", "").slice(0, 22).toUpperCase()}`,
    formType: "contact",
    mode: "full",
    state: "accepted",
    quarantineReason: null,
    releasedAt: null,
    answeredAt: null,
    receivedAt: new Date().toISOString(),
    ...eachField(() => ""),
    firstName: "Test",
    lastName: "of delivery",
    email,
    message: "A test by `npm run leads -- check-delivery`. It is not from a visitor.",
    source: "",
    sourcePath: "",
    signalSlug: "",
    timezone: "",
    screenSize: "",
    devicePixelRatio: "",
    browserLanguage: "",
    journey: "",
  };
}
