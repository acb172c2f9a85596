import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { siteConfig } from "#config/index.ts";
import { hourMs } from "#platform/time/durations.ts";
import { schedulePost, withDeliveries } from "#tests/support/leads/deliveries.ts";
import { referenceOf } from "../forms/index.ts";
import { measureReplies } from "../replies/reply-times.ts";
import { queueReplyAlerts } from "./queue-owner-mails.ts";

// The tests' office is open from 8:30 to 16:30 in Kolkata (3:00 to 11:00 UTC), Monday to Friday, and promises five hours.
const delivering = withDeliveries({
  notifyTo: ["owner@example.com"],
  escalateTo: ["partner@example.com", "owner@example.com"],
});
const contact = { formType: "modal", firstName: "Asha", email: "asha@example.com", message: "Hello" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sets the clock, runs the job on two servers at once and sends what is due. */
async function at(time: string): Promise<string[]> {
  vi.setSystemTime(time);
  delivering.nowMs = Date.now();
  delivering.mails.length = 0;
  const { store } = delivering;
  await Promise.all([queueReplyAlerts(store), queueReplyAlerts(store)]);
  await Promise.all([delivering.drain(), delivering.createWorker().deliverDue()]);
  return delivering.mails.map(({ to, subject }) => `${to}: ${subject}`).sort();
}

async function receive(time: string, post: Record<string, unknown> = contact, changes = {}): Promise<string> {
  vi.setSystemTime(time);
  const { id } = await delivering.record(post, changes);
  await delivering.drain();
  return id;
}

describe("alerts about unanswered leads", () => {
  it("are sent once, at half of the promised time and at its end, over a weekend and with two servers", async () => {
    // Friday, half an hour before closing.
    const reference = referenceOf(await receive("2026-11-27T10:30:00Z"));
    const waiting = `owner@example.com: Not answered yet (${reference})`;
    expect(await at("2026-11-27T23:00:00Z")).toEqual([]);
    expect(await at("2026-11-30T04:59:00Z")).toEqual([]);
    expect(await at("2026-11-30T05:00:00Z")).toEqual([waiting]);
    expect(delivering.mails[0]?.text).toContain("It is due on Monday, November 30, 2026 at 1:00 PM");
    expect(delivering.mails[0]?.replyTo).toBe("asha@example.com");
    expect(await at("2026-11-30T07:29:00Z")).toEqual([]);
    expect(await at("2026-11-30T07:30:00Z")).toEqual([
      `owner@example.com: Reply overdue (${reference})`,
      `partner@example.com: Reply overdue (${reference})`,
    ]);
    expect(await at("2026-12-30T07:30:00Z")).toEqual([]);
    expect(await delivering.store.countOverdueReplies()).toBe(1);
  });

  it("wait until a holiday is over, and are a single one when the server was down until the promised time", async () => {
    // The day before the holiday, half an hour before closing.
    await receive("2024-12-24T10:30:00Z");
    expect(await at("2024-12-25T10:00:00Z")).toEqual([]);
    expect(await at("2024-12-26T04:59:00Z")).toEqual([]);
    expect(await at("2024-12-26T05:00:00Z")).toEqual([expect.stringContaining("Not answered yet")]);
    await receive("2026-11-24T03:00:00Z");
    const both = ["owner", "partner"].map((name) =>
      expect.stringContaining(`${name}@example.com: Reply overdue`),
    );
    expect(await at("2026-11-25T03:00:00Z")).toEqual([both[0], both[0], both[1], both[1]]);
    expect(await at("2026-11-25T03:01:00Z")).toEqual([]);
  });

  it("are not sent when the lead was answered or a call was booked, even if one was already queued", async () => {
    const answered = await receive("2026-11-24T03:00:00Z");
    const late = await receive("2026-11-24T03:00:00Z", { ...contact, email: "ravi@example.com" });
    const booked = await receive("2026-11-24T03:00:00Z", { ...contact, email: "mia@example.com" });
    expect(await delivering.store.recordAnswer(answered, Date.now())).toBe(true);
    vi.setSystemTime("2026-11-24T06:00:00Z");
    await queueReplyAlerts(delivering.store);
    await delivering.store.recordAnswer(late, Date.now());
    const slot = { slotStart: "2026-11-26T05:00:00.000Z", slotMinutes: 30, isOffered: true };
    await delivering.store.bookCall({ leadId: booked, ...slot, clientIp: "", timezone: "" }, "off");
    await delivering.drain();
    expect(await at("2026-11-24T06:00:00Z")).toEqual([]);
    expect(await at("2026-11-26T06:00:00Z")).toEqual([]);
    const deliveries = await delivering.store.listDeliveriesOf(late);
    expect(deliveries.at(-1)).toMatchObject({ state: "skipped", skipReason: "The lead was answered." });
  });

  it("are not sent about quarantined and erased leads, reports and booked calls", async () => {
    await receive("2026-11-24T03:00:00Z", contact, { honeypot: true });
    await receive("2026-11-24T03:00:00Z", {
      formType: "marketSignal",
      mode: "full",
      firstName: "Asha",
      company: "Example",
      email: "asha@example.com",
      signalSlug: "smb-gtm",
    });
    const slot = { slotMinutes: 30, isOffered: true };
    await receive("2026-11-24T03:00:00Z", schedulePost, { slot });
    await delivering.erase(await receive("2026-11-24T03:00:00Z", { ...contact, email: "ravi@example.com" }));
    expect(await at("2026-11-26T06:00:00Z")).toEqual([]);
    expect(await delivering.store.listAwaitedReplies()).toEqual([]);
  });

  it("are timed from the release of a quarantined lead", async () => {
    const id = await receive("2026-11-24T03:00:00Z", contact, { honeypot: true });
    vi.setSystemTime("2026-11-25T03:00:00Z");
    await delivering.store.release(id);
    await at("2026-11-25T03:00:00Z");
    expect(await at("2026-11-25T05:29:00Z")).toEqual([]);
    expect(await at("2026-11-25T05:30:00Z")).toEqual([expect.stringContaining("Not answered yet")]);
  });

  it("are timed from the cancellation of a call that was booked after an alert", async () => {
    const id = await receive("2026-11-24T03:00:00Z");
    expect(await at("2026-11-24T05:30:00Z")).toHaveLength(1);
    const slotStart = "2026-11-26T05:00:00.000Z";
    const call = { leadId: id, slotStart, slotMinutes: 30, isOffered: true, clientIp: "", timezone: "" };
    const { store } = delivering;
    expect(await store.bookCall(call, "off")).toMatchObject({ kind: "booked" });
    await delivering.drain();
    expect(await at("2026-11-25T03:00:00Z")).toEqual([]);
    const booking = await store.findBooking({ leadId: id });
    expect(await store.cancelBooking(booking?.token ?? "", Date.now())).toBe("cancelled");
    await delivering.drain();
    expect(await at("2026-11-25T05:29:00Z")).toEqual([]);
    expect(await at("2026-11-25T05:30:00Z")).toEqual([expect.stringContaining("Not answered yet")]);
    expect(delivering.mails[0]?.text).toContain("It is due on Wednesday, November 25, 2026 at 1:30 PM");
    expect(await at("2026-11-25T08:00:00Z")).toHaveLength(2);
    expect(await store.countOverdueReplies()).toBe(1);
    const origins = await store.listOrigins({ state: "accepted", limit: 1 });
    expect(measureReplies(origins, Date.now())).toMatchObject({ leads: 1, withinShare: 0 });
    await store.recordAnswer(id, Date.parse("2026-11-25T04:00:00Z"));
    const answered = await store.listOrigins({ state: "accepted", limit: 1 });
    expect(measureReplies(answered, Date.now())).toMatchObject({ medianMs: hourMs });
  });

  it("are not sent when the canceled call came from the scheduling form, or the lead was answered", async () => {
    const slot = { slotMinutes: 30, isOffered: true };
    const scheduled = await receive("2026-11-24T03:00:00Z", schedulePost, { slot });
    const answered = await receive("2026-11-24T03:00:00Z", { ...contact, email: "ravi@example.com" });
    const { store } = delivering;
    await store.recordAnswer(answered, Date.now());
    const call = { slotStart: "2026-11-26T05:00:00.000Z", ...slot, clientIp: "", timezone: "" };
    await store.bookCall({ leadId: answered, ...call }, "off");
    for (const leadId of [scheduled, answered]) {
      const booking = await store.findBooking({ leadId });
      expect(await store.cancelBooking(booking?.token ?? "", Date.now())).toBe("cancelled");
    }
    expect(await store.listAwaitedReplies()).toEqual([]);
  });

  it("are not sent when site.config.ts turns them off, not even when it turns them on again", async () => {
    const id = await receive("2026-11-24T03:00:00Z");
    const config: { replyAlerts?: boolean } = siteConfig;
    config.replyAlerts = false;
    try {
      expect(await at("2026-11-24T06:00:00Z")).toEqual([]);
      expect(await at("2026-11-24T08:00:00Z")).toEqual([]);
    } finally {
      delete config.replyAlerts;
    }
    expect(await at("2026-11-24T09:00:00Z")).toEqual([]);
    const alerts = (await delivering.store.listDeliveriesOf(id)).filter(({ kind }) => kind !== "request");
    expect(alerts.map(({ state }) => state)).toEqual(["skipped", "skipped"]);
  });

  it("are not sent about a canceled call when its visitor has booked another one elsewhere", async () => {
    const slot = { slotMinutes: 30, isOffered: true, clientIp: "", timezone: "" };
    const { store } = delivering;
    const ids: string[] = [];
    for (const [hour, name] of ["asha", "ravi", "mia", "lee"].entries()) {
      const id = await receive("2026-11-24T03:00:00Z", { ...contact, email: `${name}@example.com` });
      await store.bookCall({ leadId: id, slotStart: `2026-11-26T0${3 + hour}:00:00.000Z`, ...slot }, "off");
      await store.cancelBooking((await store.findBooking({ leadId: id }))?.token ?? "", Date.now());
      ids.push(id);
    }
    expect(await store.listAwaitedReplies()).toHaveLength(4);
    // The first alerts are queued, but not sent yet.
    vi.setSystemTime("2026-11-24T06:00:00Z");
    await queueReplyAlerts(store);
    await delivering.record({ ...schedulePost, email: "Asha@Example.com" }, { slot });
    const { id: leadId } = await delivering.record({ ...contact, email: "ravi@example.com" });
    await store.bookCall({ leadId, slotStart: "2026-11-27T06:00:00.000Z", ...slot }, "off");
    const held = { ...schedulePost, email: "lee@example.com", slotStart: "2126-11-25T04:00:00.000Z" };
    await store.release((await delivering.record(held, { slot, honeypot: true })).id);
    const isAboutReply = (subject: string) => /Not answered|overdue/.test(subject);
    const third = `owner@example.com: Not answered yet (${referenceOf(ids[2] ?? "")})`;
    expect((await at("2026-11-24T06:00:00Z")).filter(isAboutReply)).toEqual([third]);
    const overdue = (await at("2026-11-24T23:00:00Z")).filter(isAboutReply);
    expect(overdue.map((line) => line.slice(-10, -1))).toEqual([
      referenceOf(ids[2] ?? ""),
      referenceOf(ids[2] ?? ""),
    ]);
    expect(await store.countOverdueReplies()).toBe(1);
    const origins = await store.listOrigins({ state: "accepted", limit: 10 });
    expect(measureReplies(origins, Date.now())).toMatchObject({ leads: 1, withinShare: 0 });
  });
});

describe("a lead that is released from quarantine", () => {
  const slot = { slotMinutes: 30, isOffered: true };
  const notOffered = { slotMinutes: 30, isOffered: false };
  const report = { formType: "marketSignal", mode: "full", firstName: "Asha", company: "Example" };
  const released = "2026-11-25T03:00:00Z";
  const time = "2026-11-26T05:00:00.000Z";

  /** Also lets someone else book `time`. */
  async function release(post: Record<string, unknown>, changes: object): Promise<string> {
    const id = await receive("2026-11-24T03:00:00Z", { ...post, website: "filled" }, changes);
    await receive(
      "2026-11-24T03:00:00Z",
      { ...schedulePost, email: "ravi@example.com", slotStart: time },
      { slot },
    );
    vi.setSystemTime(released);
    await delivering.store.release(id);
    expect(await delivering.store.release(id)).toEqual({ kind: "notQuarantined" });
    return id;
  }

  it.each([
    ["a contact form", contact, {}],
    ["a call at a taken time", { ...schedulePost, slotStart: time }, { slot }],
    ["a call at a time that is over", { ...schedulePost, slotStart: "2026-11-24T23:00:00.000Z" }, { slot }],
    ["a call without a time", { ...schedulePost, slotStart: "" }, { slot: notOffered }],
  ])("awaits a reply from its release on: %s", async (_, post, changes) => {
    const id = await release(post, changes);
    const mailed = await at(released);
    const text = delivering.mails.find(({ to }) => to === post.email)?.text;
    if (post.email) expect(text).toMatch(/we’ll get back to you/i);
    expect(mailed.length).toBeGreaterThan(0);
    const deliveries = await delivering.store.listDeliveriesOf(id);
    expect(deliveries.map(({ state }) => state)).toEqual(deliveries.map(() => "delivered"));
    expect(await at("2026-11-25T05:29:00Z")).toEqual([]);
    expect(await at("2026-11-25T05:30:00Z")).toEqual([expect.stringContaining("Not answered yet")]);
    expect(await at("2026-11-25T08:00:00Z")).toEqual([
      expect.stringContaining("owner@example.com: Reply overdue"),
      expect.stringContaining("partner@example.com: Reply overdue"),
    ]);
    expect(delivering.mails[0]?.text).toContain("It was due on Wednesday, November 25, 2026 at 1:30 PM");
  });

  it.each([
    ["a report", { ...report, email: "asha@example.com", signalSlug: "smb-gtm" }, {}],
    ["a call that is booked", schedulePost, { slot }],
  ])("awaits no reply: %s", async (_, post, changes) => {
    const id = await release(post, changes);
    await at(released);
    expect(await at("2026-11-27T08:00:00Z")).toEqual([]);
    const deliveries = await delivering.store.listDeliveriesOf(id);
    expect(deliveries.filter(({ state }) => state === "failed")).toEqual([]);
  });

  it("awaits a reply even if it was quarantined before replies were measured", async () => {
    const id = await receive("2026-11-24T03:00:00Z", contact, { honeypot: true });
    await delivering.db.updateTable("leads").set({ replyAlerts: null }).execute();
    await delivering.store.release(id);
    expect(await delivering.store.listAwaitedReplies()).toMatchObject([{ id }]);
  });
});
