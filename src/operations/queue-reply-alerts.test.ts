import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { schedulePost, withDeliveries } from "../../tests/support/deliveries.ts";
import { referenceOf } from "../leads/index.ts";
import { queueReplyAlerts } from "./queue-reply-alerts.ts";

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

  it("are a single one when the server was down until the promised time had passed", async () => {
    await receive("2026-11-24T03:00:00Z");
    expect(await at("2026-11-25T03:00:00Z")).toEqual([
      expect.stringContaining("owner@example.com: Reply overdue"),
      expect.stringContaining("partner@example.com: Reply overdue"),
    ]);
    expect(await at("2026-11-25T03:01:00Z")).toEqual([]);
  });

  it("are not sent when the lead was answered, even if one was already queued", async () => {
    const answered = await receive("2026-11-24T03:00:00Z");
    const late = await receive("2026-11-24T03:00:00Z", { ...contact, email: "ravi@example.com" });
    expect(await delivering.store.recordAnswer(answered, Date.now())).toBe(true);
    vi.setSystemTime("2026-11-24T06:00:00Z");
    await queueReplyAlerts(delivering.store);
    await delivering.store.recordAnswer(late, Date.now());
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

  it("count from the release of a quarantined lead", async () => {
    const id = await receive("2026-11-24T03:00:00Z", contact, { honeypot: true });
    vi.setSystemTime("2026-11-25T03:00:00Z");
    await delivering.store.release(id);
    await at("2026-11-25T03:00:00Z");
    expect(await at("2026-11-25T05:29:00Z")).toEqual([]);
    expect(await at("2026-11-25T05:30:00Z")).toEqual([expect.stringContaining("Not answered yet")]);
  });

  it("are sent when a released lead's slot was taken, because a reply is promised instead", async () => {
    const slot = { slotMinutes: 30, isOffered: true };
    const id = await receive("2026-11-24T03:00:00Z", schedulePost, { slot, honeypot: true });
    await receive("2026-11-24T03:00:00Z", { ...schedulePost, email: "ravi@example.com" }, { slot });
    await delivering.store.release(id);
    await at("2026-11-24T03:00:00Z");
    expect(await at("2026-11-24T05:30:00Z")).toEqual([expect.stringContaining("Not answered yet")]);
  });
});
