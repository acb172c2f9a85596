import type { Kysely } from "kysely";
import { beforeEach } from "vitest";
import { type ChannelSettings, readSettings } from "#config/settings/index.ts";
import { createChannels, listErasureChannels, listOtherChannels } from "#leads/delivery/channels.ts";
import { createDeliveryWorker, type DeliveryWorker } from "#leads/delivery/worker.ts";
import { issueCallToken } from "#leads/endpoints/lead-calls.ts";
import type { Mail, MailTransport } from "#leads/mail/mail.ts";
import { createOwnerLinks } from "#leads/mail/owner-links.ts";
import type { NewLead, RecordResult, Store } from "#leads/store/index.ts";
import type { StoreTables } from "#leads/store/schema.ts";
import { newLead } from "./new-lead.ts";
import { withStore } from "./test-store.ts";

const siteUrl = "https://www.example.com";

const withoutChannels: ChannelSettings = readSettings({});

export const schedulePost = {
  formType: "schedule",
  mode: "full",
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  message: "About our funnel",
  slotStart: "2126-11-25T03:30:00.000Z",
  timezone: "America/New_York",
};

/** A real store and worker with a fake clock and mail server. */
interface Delivering {
  readonly store: Store;
  readonly db: Kysely<StoreTables>;
  readonly worker: DeliveryWorker;
  /** Emails that the mail server accepted. */
  readonly mails: Mail[];
  readonly logged: { level: string; fields: object; sentence: string }[];
  /** Milliseconds since 1970; initially the real time. */
  nowMs: number;
  /** The mail server; initially accepts everything. */
  send: MailTransport["send"];
  /** Free times to offer to visitors. */
  offered: readonly string[];
  /** The messages in the alert email. */
  alerts: readonly string[];
  /** Describes the last verified copy. */
  copy: string | undefined;
  /** Configures channels in addition to email, used by later leads and a new worker. */
  configure(channels: Partial<ChannelSettings>): void;
  erase(id: string): Promise<void>;
  /** Creates the worker of another server on the same store. */
  createWorker(): DeliveryWorker;
  record(
    post: Record<string, unknown>,
    changes?: Partial<NewLead>,
  ): Promise<Extract<RecordResult, { kind: "recorded" }>>;
  /** Delivers everything that is due. */
  drain(): Promise<void>;
}

export function withDeliveries({
  notifyTo = ["owner@example.com"],
  escalateTo = [],
}: {
  notifyTo?: string[];
  escalateTo?: string[];
} = {}): Delivering {
  const test = withStore();
  let worker: DeliveryWorker;
  let mails: Mail[];
  let logged: Delivering["logged"];
  let settings: ChannelSettings;

  const note = (level: string) => (fields: object, sentence: string) =>
    void logged.push({ level, fields, sentence });
  const createWorker = () => {
    const transport: MailTransport = {
      description: "a test",
      async send(mail, signal) {
        await delivering.send(mail, signal);
        mails.push(mail);
      },
    };
    const findReport = async (slug: string) =>
      slug === "smb-gtm"
        ? { title: "SMB GTM", text: "The whole text.", url: `${siteUrl}/reports/smb-gtm.pdf` }
        : undefined;
    const now = () => delivering.nowMs;
    const alerts = {
      ...test.store,
      findAlerts: async () => delivering.alerts,
      describeCopy: async () => delivering.copy,
    };
    const findLeadUrl = async (id: string) =>
      siteUrl + createOwnerLinks(await test.store.readSecret()).pathTo(id, now());
    const channels = createChannels({
      settings,
      transport,
      notifyTo,
      escalateTo,
      siteUrl,
      findReport,
      findOfferedTimes: async () => delivering.offered,
      issueCallToken: (id) => issueCallToken(test.store, id),
      findLeadUrl,
      alerts,
      now,
    });
    const log = { info: note("info"), warn: note("warn"), error: note("error") };
    return createDeliveryWorker({ deliveries: test.store, channels, log, now, random: () => 0 });
  };
  const delivering: Delivering = {
    get store() {
      return test.store;
    },
    get db() {
      return test.db;
    },
    get worker() {
      return worker;
    },
    get mails() {
      return mails;
    },
    get logged() {
      return logged;
    },
    nowMs: 0,
    offered: [],
    alerts: [],
    copy: undefined,
    send: async () => undefined,
    createWorker,
    configure(channels) {
      settings = { ...withoutChannels, ...channels };
      worker = createWorker();
    },
    async erase(leadId) {
      await test.store.eraseLeads([leadId], listErasureChannels(settings));
      delivering.nowMs = Math.max(delivering.nowMs, Date.now());
    },
    async record(post, changes) {
      const channels = listOtherChannels(settings);
      const result = await test.store.record(newLead(post, { channels, ...changes }), "off");
      if (result.kind !== "recorded") throw new Error(result.kind);
      delivering.nowMs = Math.max(delivering.nowMs, Date.now());
      return result;
    },
    async drain() {
      await worker.deliverDue();
    },
  };
  beforeEach(() => {
    mails = [];
    logged = [];
    settings = withoutChannels;
    delivering.nowMs = Date.now();
    delivering.alerts = [];
    delivering.copy = undefined;
    delivering.send = async () => undefined;
    worker = createWorker();
  });
  return delivering;
}
