import { beforeEach, describe, expect, it } from "vitest";
import { defaultFormLimits } from "#config/settings/form-limits.ts";
import type { FormLimits } from "#config/settings/index.ts";
import { dayMs } from "#platform/time/durations.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";
import type { Store } from "./create-store.ts";
import { openStore } from "./index.ts";

const leaseMs = 90_000;
const manyPosts: FormLimits = { ...defaultFormLimits, perIp: [], perEmail: [] };

const test = withStore();
let store: Store;

beforeEach(() => {
  store = test.store;
});

const contact = {
  formType: "contact",
  mode: "full",
  firstName: "Asha",
  lastName: "Rao",
  message: "Hello there",
};

const withoutEmail = { mode: "linkedin", linkedinUrl: "linkedin.com/in/asha" };

async function record(post: Record<string, unknown>, limits: FormLimits | "off" = manyPosts) {
  const result = await store.record(newLead({ ...contact, ...post }), limits);
  if (result.kind !== "recorded") throw new Error(result.kind);
  return result;
}

const mails = ["owner-mail", "visitor-mail"];

async function claim(nowMs = Date.now(), from = store) {
  const options = { nowMs, leaseMs, count: 10 };
  const claims = await Promise.all(mails.map((channel) => from.claimDeliveries({ ...options, channel })));
  return claims.flat();
}

const idsOf = (claimed: readonly { id: string }[]) => claimed.map(({ id }) => id);

describe("deliveries", () => {
  it("claims a delivery once with its lead, and again after the lease expires", async () => {
    const { id } = await record({ email: "asha@example.com" });
    const nowMs = Date.now();
    const first = await claim(nowMs);
    expect(idsOf(first)).toEqual([`${id}.owner-mail`, `${id}.visitor-mail`]);
    expect(first[0]).toMatchObject({ kind: "request", attempts: 0, lead: { id, message: "Hello there" } });
    expect(await claim(nowMs + leaseMs - 1)).toEqual([]);
    expect(await claim(nowMs + leaseMs)).toHaveLength(2);
  });

  it("lets only one of two servers claim a delivery", async () => {
    await record({ email: "asha@example.com" });
    const other = await openStore(test.place, console);
    const claims = await Promise.all([claim(Date.now()), claim(Date.now(), other)]);
    expect(claims.flat()).toHaveLength(2);
    await other.close();
  });

  it("counts a released lead's confirmation toward its email address's daily limit", async () => {
    const onePost = { ...manyPosts, perIp: [{ count: 1, windowMs: 60_000 }] };
    await record({ ...withoutEmail, message: "The first one passes" }, onePost);
    const held = [];
    for (const message of ["One more", "Another"]) {
      held.push(await record({ email: "asha@example.com", message }, onePost));
    }
    for (const { id } of held) await store.release(id);
    const claimed = idsOf(await claim()).filter((id) => id.endsWith("visitor-mail"));
    expect(claimed).toEqual([`${held[0]?.id}.visitor-mail`]);
  });

  it("doesn't claim a delivery twice if a server's clock is behind", async () => {
    await record({ email: "asha@example.com" });
    const nowMs = Date.now() + 10_000;
    expect(await claim(nowMs)).toHaveLength(2);
    expect(await claim(nowMs - 1)).toEqual([]);
    expect(await claim(nowMs - 5000)).toEqual([]);
  });

  it("claims a delivery immediately if it was leased before the clock was set back", async () => {
    await record(withoutEmail);
    const nowMs = Date.now();
    await claim(nowMs + 60 * 60_000);
    expect(await claim(nowMs)).toHaveLength(1);
  });

  it("makes a delivery due at its next attempt time and remembers who already received it", async () => {
    const { id } = await record(withoutEmail);
    const nowMs = Date.now();
    const [{ lockedUntilMs } = { lockedUntilMs: 0 }] = await claim(nowMs);
    const nextAttemptAtMs = nowMs + 5000;
    const result = {
      state: "pending",
      failure: { reason: "no", nextAttemptAtMs },
      deliveredTo: ["a@example.com"],
    } as const;
    await store.settleDelivery({ id: `${id}.owner-mail`, lockedUntilMs, nowMs, result });
    expect(await claim(nowMs + 4999)).toEqual([]);
    expect(await claim(nowMs + 5000)).toMatchObject([{ attempts: 1, deliveredTo: ["a@example.com"] }]);
  });

  it("counts a failed delivery and doesn't claim it again", async () => {
    const { id } = await record({ email: "asha@example.com" });
    const [{ lockedUntilMs } = { lockedUntilMs: 0 }] = await claim();
    const result = { state: "failed", reason: "550 no such user", deliveredTo: [] } as const;
    await store.settleDelivery({ id: `${id}.visitor-mail`, lockedUntilMs, nowMs: Date.now(), result });
    expect(await store.summarizeDeliveries()).toEqual({
      waiting: {
        count: 1,
        oldestAtMs: expect.any(Number),
        byChannel: [{ channel: "owner-mail", count: 1, oldestAtMs: expect.any(Number) }],
      },
      failed: {
        count: 1,
        newestAtMs: expect.any(Number),
        newest: [{ id: `${id}.visitor-mail`, attempts: 1, lastError: "550 no such user" }],
      },
      quarantined: 0,
    });
  });

  it("ignores the result from a worker that lost its lease unless it delivered the email", async () => {
    const { id } = await record(withoutEmail);
    const nowMs = Date.now();
    const [first] = await claim(nowMs);
    await claim(nowMs + leaseMs);
    const lease = { id: `${id}.owner-mail`, lockedUntilMs: first?.lockedUntilMs ?? 0, nowMs };
    await store.settleDelivery({
      ...lease,
      result: { state: "failed", reason: "late", deliveredTo: [] },
    });
    expect(await store.summarizeDeliveries()).toMatchObject({ waiting: { count: 1 }, failed: { count: 0 } });
    await store.settleDelivery({ ...lease, result: { state: "delivered" } });
    expect(await store.summarizeDeliveries()).toMatchObject({ waiting: { count: 0 } });
  });

  it("queues two more deliveries with their own ids when a booking is canceled", async () => {
    const slotStart = "2126-11-24T03:30:00.000Z";
    const slot = { slotMinutes: 30, isOffered: true };
    const post = { ...contact, formType: "schedule", email: "asha@example.com", slotStart };
    const result = await store.record(newLead(post, { slot }), "off");
    if (result.kind !== "recorded") throw new Error(result.kind);
    const nowMs = Date.now();
    await store.cancelBooking(result.booking ?? "", nowMs);
    await store.cancelBooking(result.booking ?? "", nowMs);
    const claimed = await claim();
    expect(idsOf(claimed).sort()).toEqual([
      `${result.id}.owner-mail`,
      `${result.id}.owner-mail.cancel-1`,
      `${result.id}.visitor-mail`,
      `${result.id}.visitor-mail.cancel-1`,
    ]);
    expect(claimed[0]).toMatchObject({ booking: { state: "cancelled", sequence: 1 } });
  });
});

describe("a failed delivery", () => {
  const summarize = async () => (await store.summarizeDeliveries()).failed;

  /** Fails all due emails at `nowMs`. */
  async function fail(nowMs: number): Promise<void> {
    test.nowMs = nowMs;
    const result = { state: "failed", reason: "550 no such user", deliveredTo: [] } as const;
    for (const one of await claim(nowMs)) await store.settleDelivery({ ...one, nowMs, result });
  }

  it("is reported for a week, but listed forever", async () => {
    const startMs = Date.now();
    test.nowMs = startMs;
    const { id } = await record({ email: "asha@example.com" });
    await fail(startMs + 1);
    for (const [ms, count] of [
      [7 * dayMs, 2],
      [7 * dayMs + 1, 0],
      [400 * dayMs, 0],
      // The clock was set back.
      [-400 * dayMs, 2],
    ] as const) {
      test.nowMs = startMs + ms;
      expect(await summarize()).toMatchObject({ count, newestAtMs: count > 0 ? startMs + 1 : null });
    }
    expect(await store.listDeliveries({ state: "failed", limit: 10 })).toHaveLength(2);
    expect(await store.redeliver({ states: ["failed"], nowMs: startMs })).toEqual([
      `${id}.owner-mail`,
      `${id}.visitor-mail`,
    ]);
  });

  it("isn't reported once it is dismissed, until it is redelivered and fails again", async () => {
    const startMs = Date.now();
    test.nowMs = startMs;
    const { id } = await record({ email: "asha@example.com" });
    const other = await record(withoutEmail);
    await fail(startMs + 1);
    const visitorMail = `${id}.visitor-mail`;
    expect(await store.dismissFailures({ id: visitorMail })).toEqual([visitorMail]);
    expect(await summarize()).toMatchObject({ count: 2 });
    expect(await store.dismissFailures({ leadId: id, failedUntilMs: startMs })).toEqual([]);
    await store.dismissFailures({ leadId: id, failedUntilMs: startMs + 1 });
    const { newest } = await summarize();
    expect(newest).toMatchObject([{ id: `${other.id}.owner-mail` }]);
    const listed = await store.listDeliveries({ state: "failed", limit: 10 });
    expect(listed.map(({ skipReason }) => skipReason)).toEqual([null, "dismissed", "dismissed"]);
    expect(await store.redeliver({ states: ["failed"], nowMs: startMs })).toEqual([`${other.id}.owner-mail`]);
    await store.redeliver({ leadId: id, states: ["failed"], nowMs: startMs });
    expect(await summarize()).toMatchObject({ count: 0 });
    await fail(startMs + 10 * dayMs);
    expect(await summarize()).toMatchObject({ count: 3, newestAtMs: startMs + 10 * dayMs });
    expect(await store.dismissFailures({ id: "unknown.slack" })).toEqual([]);
  });

  it("is resolved if it was the reminder of a call that was canceled, or about a lead that was answered", async () => {
    const slot = { slotMinutes: 30, isOffered: true };
    const post = { ...contact, formType: "schedule", email: "asha@example.com" };
    const call = { ...post, slotStart: "2126-11-24T03:30:00.000Z" };
    const booked = await store.record(newLead(call, { slot }), "off");
    const { id } = await record({ email: "ravi@example.com" });
    const deliver = { state: "delivered" } as const;
    for (const one of await claim()) await store.settleDelivery({ ...one, nowMs: 0, result: deliver });
    await store.queueReplyAlert({ id, kind: "overdue", nowMs: Date.parse("2126-11-23T03:30:00Z") });
    await fail(Date.parse("2126-11-23T03:30:00Z"));
    expect((await summarize()).newest.map((one) => one.id.split(".")[2]).sort()).toEqual([
      "overdue",
      "reminder-0",
    ]);
    await store.recordAnswer(id, test.nowMs ?? 0);
    expect(await summarize()).toMatchObject({ count: 1 });
    await store.cancelBooking(booked.kind === "recorded" ? (booked.booking ?? "") : "", test.nowMs ?? 0);
    expect(await summarize()).toMatchObject({ count: 0 });
  });
});

describe("a delivery's age", () => {
  it("counts from the release or the last redelivery, at its first failure too", async () => {
    const startMs = Date.now();
    const ageDays = async () => {
      const { oldestAtMs } = (await store.summarizeDeliveries()).waiting;
      return oldestAtMs === null ? null : ((test.nowMs ?? 0) - oldestAtMs) / dayMs;
    };
    const retry = async (nowMs: number) => {
      const result = {
        state: "pending",
        failure: { reason: "down", nextAttemptAtMs: nowMs + 5000 },
        deliveredTo: [],
      } as const;
      for (const one of await claim(nowMs)) await store.settleDelivery({ ...one, nowMs, result });
      test.nowMs = nowMs;
      return ageDays();
    };
    test.nowMs = startMs;
    const held = newLead({ ...contact, email: "asha@example.com" }, { honeypot: true });
    const result = await store.record(held, "off");
    const id = result.kind === "recorded" ? result.id : "";
    test.nowMs = startMs + 3 * dayMs;
    await store.release(id);
    expect(await retry(startMs + 3 * dayMs)).toBe(0);
    expect(await store.findOldestDue(mails)).toBe(undefined);
    expect(await retry(startMs + 4 * dayMs)).toBe(1);
    for (const one of await claim(startMs + 5 * dayMs)) {
      const failed = { state: "failed", reason: "down", deliveredTo: [] } as const;
      await store.settleDelivery({ ...one, nowMs: startMs + 5 * dayMs, result: failed });
    }
    test.nowMs = startMs + 30 * dayMs;
    await store.redeliver({ leadId: id, states: ["failed"], nowMs: test.nowMs });
    expect(await store.findOldestDue(mails)).toBe(test.nowMs);
    expect(await store.findOldestDue(["webhook"])).toBe(undefined);
    expect(await retry(startMs + 30 * dayMs)).toBe(0);
  });
});

describe("the visitor's email", () => {
  it("is sent once a day per email address for the contact form and dialog, ignoring case", async () => {
    const first = await record({ email: "asha@example.com" });
    const again = await record({ email: "Asha@Example.com", formType: "modal" });
    const other = await record({ email: "ravi@example.com" });
    expect([first, again, other].map(({ isMailSkipped = false }) => isMailSkipped)).toEqual([
      false,
      true,
      false,
    ]);
    expect(idsOf(await claim())).not.toContain(`${again.id}.visitor-mail`);
  });

  it("doesn't count toward the limit if it failed", async () => {
    const { id } = await record({ email: "asha@example.com" });
    const [{ lockedUntilMs } = { lockedUntilMs: 0 }] = await claim();
    const result = { state: "failed", reason: "552 mailbox full", deliveredTo: [] } as const;
    await store.settleDelivery({ id: `${id}.visitor-mail`, lockedUntilMs, nowMs: Date.now(), result });
    expect(await record({ email: "asha@example.com" })).not.toHaveProperty("isMailSkipped");
    expect(await record({ email: "asha@example.com" })).toHaveProperty("isMailSkipped");
  });

  it("is sent up to three times a day per email address for reports", async () => {
    const report = { formType: "marketSignal", email: "asha@example.com", company: "Acme", signalSlug: "s" };
    const results = [];
    for (let count = 0; count < 4; count += 1) results.push(await record(report));
    expect(results.map(({ isMailSkipped = false }) => isMailSkipped)).toEqual([false, false, false, true]);
  });

  it("is sent again after 24 hours, not counting skipped emails", async () => {
    const startMs = Date.now();
    const email = "asha@example.com";
    const isSkippedAt = async (post: Record<string, unknown>, ms: number) => {
      test.nowMs = startMs + ms;
      return (await record({ ...post, email })).isMailSkipped === true;
    };
    const confirmations = [0, dayMs - 1, dayMs, dayMs + 1];
    const contacts = [];
    for (const ms of confirmations) contacts.push(await isSkippedAt({}, ms));
    expect(contacts).toEqual([false, true, false, true]);
    const reports = [];
    const report = { formType: "marketSignal", company: "Acme", signalSlug: "s" };
    for (const ms of [0, 1, 2, dayMs - 1, dayMs, dayMs, dayMs + 1])
      reports.push(await isSkippedAt(report, ms));
    expect(reports).toEqual([false, false, false, true, false, true, false]);
  });

  it("is always sent for a booking", async () => {
    const slot = { slotMinutes: 30, isOffered: true };
    for (const time of ["03:30", "04:00", "04:30"]) {
      const slotStart = `2126-11-25T${time}:00.000Z`;
      const post = { ...contact, formType: "schedule", email: "asha@example.com", slotStart };
      const limits = { ...manyPosts, bookingsPerIp: [], bookingsPerEmail: [] };
      const result = await store.record(newLead(post, { slot }), limits);
      expect(result).toMatchObject({ kind: "recorded", state: "accepted" });
      expect(result).not.toHaveProperty("isMailSkipped");
      await record({ email: "asha@example.com" });
    }
    const queued = await store.listDeliveries({ state: "pending", limit: 100 });
    const toVisitor = queued.filter(({ channel, kind }) => channel === "visitor-mail" && kind === "request");
    expect(toVisitor).toHaveLength(4);
  });

  it("is reported as skipped, even in the response to a replay", async () => {
    await record({ email: "asha@example.com" });
    const post = newLead({ ...contact, email: "asha@example.com" }, { idempotencyKey: "k" });
    await store.record(post, manyPosts);
    expect(await store.record(post, manyPosts)).toMatchObject({ replayed: true, isMailSkipped: true });
  });

  it("is never skipped if limits are off", async () => {
    await record({ email: "asha@example.com" }, "off");
    expect(await record({ email: "asha@example.com" }, "off")).not.toHaveProperty("isMailSkipped");
  });
});
