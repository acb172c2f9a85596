import type { Kysely } from "kysely";
import { beforeEach } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import type { Store } from "#leads/store/index.ts";
import type { NewLead, RecordResult } from "#leads/store/record-lead.ts";
import type { StoreTables } from "#leads/store/schema.ts";
import { dayMs, minuteMs } from "#platform/time/durations.ts";
import { newLead } from "./new-lead.ts";
import { withStore } from "./test-store.ts";

/** The time when each test starts. */
export const startMs = Date.parse("2026-11-23T06:00:00.000Z");

const contact = { formType: "contact", mode: "full", firstName: "Asha", lastName: "Rao", message: "Hello" };

type Post = Record<string, unknown>;

interface RateLimited {
  readonly db: Kysely<StoreTables>;
  readonly store: Store;
  nowMs: number;
  /** Number of submissions so far. */
  readonly sent: number;
  record(post?: Post, sender?: Partial<NewLead>, formLimits?: string): Promise<RecordResult>;
  /** Records a submission with a unique email address. Returns the lead's state, or the kind of result if it was rejected. */
  send(post?: Post, sender?: Partial<NewLead>, formLimits?: string): Promise<string>;
  /** Books the half-hour slot with this index. */
  sendBooking(index: number, sender?: Partial<NewLead>, post?: Post, formLimits?: string): Promise<string>;
  /** Quarantine reasons of all leads, oldest first. */
  reasons(): Promise<(string | null)[]>;
  repeat(count: number, send: (index: number) => Promise<string>): Promise<string[]>;
}

export function withRateLimits(): RateLimited {
  const test = withStore();
  let sent: number;
  beforeEach(() => {
    limited.nowMs = startMs;
    sent = 0;
  });

  const limited: RateLimited = {
    get db() {
      return test.db;
    },
    get store() {
      return test.store;
    },
    get nowMs() {
      return test.nowMs ?? startMs;
    },
    set nowMs(ms) {
      test.nowMs = ms;
    },
    get sent() {
      return sent;
    },
    async record(post = {}, sender = {}, formLimits = "") {
      sent += 1;
      const lead = newLead({ ...contact, email: `a${sent}@example.com`, ...post }, sender);
      const limits = readSettings({ FORM_LIMITS: formLimits }).formLimits;
      return test.store.record(lead, limits);
    },
    async send(post, sender, formLimits) {
      const result = await limited.record(post, sender, formLimits);
      return result.kind === "recorded" ? result.state : result.kind;
    },
    sendBooking(index, sender, post, formLimits) {
      const slotStart = new Date(startMs + dayMs + index * 30 * minuteMs).toISOString();
      const slot = { slotMinutes: 30, isOffered: true };
      return limited.send({ formType: "schedule", slotStart, ...post }, { slot, ...sender }, formLimits);
    },
    async reasons() {
      const rows = await test.db.selectFrom("leads").select("quarantineReason").orderBy("id").execute();
      return rows.map(({ quarantineReason }) => quarantineReason);
    },
    async repeat(count, send) {
      const results: string[] = [];
      for (let index = 0; index < count; index += 1) results.push(await send(index));
      return results;
    },
  };
  return limited;
}

/** A sender with a unique IP address. */
export function visitor(index: number): Partial<NewLead> {
  return { clientIp: `198.51.100.${index}` };
}

export function tally(results: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}
