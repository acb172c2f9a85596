import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTokens } from "#platform/links/tokens.ts";
import { dayMs, hourMs } from "#platform/time/durations.ts";
import { schedulePost, withDeliveries } from "#tests/support/leads/deliveries.ts";
import { newReader } from "#tests/support/leads/new-lead.ts";
import { DeliveryError } from "../mail/delivery-error.ts";
import { type Alert, listAlerts } from "./alerts.ts";
import { type DailyTime, queueAlertMail, queueDailyMail } from "./queue-owner-mails.ts";

const failed: Alert = { name: "failed", sentence: "2 deliveries have failed permanently." };
const asha = { mode: "full", firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
const healthy = {
  health: { ok: true, problems: [], warnings: [] },
  backups: undefined,
  copies: undefined,
  freeBytes: undefined,
  channels: [],
};
const delivering = withDeliveries({ notifyTo: ["owner@example.com", "second@example.com"] });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sets both clocks, runs the jobs and sends what is due. */
async function at(time: string, ...work: (() => Promise<void>)[]): Promise<void> {
  vi.setSystemTime(time);
  delivering.nowMs = Date.now();
  await Promise.all(work.map((one) => one()));
  await delivering.drain();
}

const sendNothing = async () => {
  throw new Error("down");
};
const rejectVisitor: typeof delivering.send = async ({ to }) => {
  if (to === asha.email) throw new DeliveryError("550 no such user", { isPermanent: true });
};
const lead = { ...asha, formType: "contact", message: "Hello there" };
const alertMail = (alerts: readonly Alert[]) => queueAlertMail(delivering.store, alerts);
const dailyMail = (daily: DailyTime) => () => queueDailyMail(delivering.store, daily);
const subjects = () => delivering.mails.filter(({ copy }) => copy === 0).map(({ subject }) => subject);

describe("the alert email", () => {
  it("sends each recipient one alert per 24 hours, regardless of the number of servers", async () => {
    delivering.alerts = [failed.sentence];
    const servers = [alertMail, alertMail];
    const checks = servers.map((server) => () => server([failed]));
    await at("2126-11-24T10:00:00Z", ...checks);
    expect(delivering.mails.map(({ to }) => to)).toEqual(["owner@example.com", "second@example.com"]);
    expect(delivering.mails[0]?.text).toContain(failed.sentence);
    await at("2126-11-25T09:59:00Z", ...checks);
    // The server restarts.
    await at("2126-11-25T09:59:30Z", () => alertMail([failed]));
    expect(subjects()).toHaveLength(1);
    await at("2126-11-25T10:01:00Z", ...checks);
    expect(subjects()).toHaveLength(2);
  });

  it("is a single one when email works again after days, and none if everything was resolved", async () => {
    delivering.alerts = [failed.sentence];
    delivering.send = sendNothing;
    const daily = async (...days: number[]) => {
      for (const day of days) await at(`2126-11-${day}T10:00:00Z`, () => alertMail([failed]));
    };
    await daily(20, 21, 22, 23);
    expect(await delivering.store.summarizeDeliveries()).toMatchObject({ waiting: { count: 0 } });
    delivering.send = async () => undefined;
    await at("2126-11-24T09:00:00Z");
    expect(subjects()).toHaveLength(1);
    delivering.send = sendNothing;
    await daily(25);
    delivering.alerts = [];
    delivering.send = async () => undefined;
    await at("2126-11-25T11:00:00Z");
    expect(subjects()).toHaveLength(1);
  });

  it("alerts about failed deliveries again only after another failure", async () => {
    delivering.alerts = [failed.sentence];
    const failedAt = (time: string) => () => alertMail([{ ...failed, newestAtMs: Date.parse(time) }]);
    await at("2126-11-24T10:00:00Z", failedAt("2126-11-24T09:59:00Z"));
    await at("2126-11-26T10:00:00Z", failedAt("2126-11-24T09:59:00Z"));
    expect(subjects()).toHaveLength(1);
    await at("2126-11-26T10:01:00Z", failedAt("2126-11-26T10:00:30Z"));
    expect(subjects()).toHaveLength(2);
  });

  it("isn't muted by an alert that was skipped, because it was resolved, or that another server can't see", async () => {
    await at("2126-11-24T10:00:00Z", () => alertMail([failed]));
    expect(subjects()).toEqual([]);
    delivering.alerts = [failed.sentence];
    await at("2126-11-24T10:05:00Z", () => alertMail([failed]));
    expect(subjects()).toHaveLength(1);
    await at("2126-11-24T10:06:00Z", () => alertMail([failed]));
    expect(subjects()).toHaveLength(1);
  });

  it("isn't muted by an alert from before the clock was set back, but by one from a server whose clock is ahead", async () => {
    delivering.alerts = [failed.sentence];
    await at("2126-12-24T10:00:00Z", () => alertMail([failed]));
    await at("2126-11-24T10:00:00Z", () => alertMail([failed]));
    expect(subjects()).toHaveLength(2);
    await at("2126-11-24T09:59:50Z", () => alertMail([failed]));
    expect(subjects()).toHaveLength(2);
  });

  it("is sent once about a failure, even after the email about it was deleted 60 days later", async () => {
    const { id } = await delivering.record(lead);
    delivering.send = rejectVisitor;
    vi.setSystemTime(delivering.nowMs);
    await delivering.drain();
    const failedAtMs = delivering.nowMs;
    const check = async () => {
      const deliveries = await delivering.store.summarizeDeliveries();
      const alerts = listAlerts({ ...healthy, deliveries }, Date.now());
      delivering.alerts = alerts.map(({ sentence }) => sentence);
      if (alerts.length > 0) await alertMail(alerts);
    };
    // Each email to the owner deletes those of more than 60 days ago.
    const daily = dailyMail({ time: "00:00", timeZone: "UTC" });
    const countAt = async (days: number) => {
      await at(new Date(failedAtMs + days * dayMs).toISOString(), daily, check);
      return subjects().filter((subject) => subject.includes("needs your attention")).length;
    };
    const counts: number[] = [];
    for (const days of [0.01, 1.1, 3, 6.9, 7.1, 60.5, 61, 90, 400]) counts.push(await countAt(days));
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    // It is still in the list of deliveries, and fails again after a redelivery.
    expect(await delivering.store.listDeliveries({ state: "failed", limit: 9 })).toHaveLength(1);
    await delivering.store.redeliver({ leadId: id, states: ["failed"], nowMs: Date.now() });
    expect(await countAt(400.01)).toBe(1);
    expect(await countAt(400.02)).toBe(2);
  });

  it("reports a delivery that was due before the last alert but failed after it", async () => {
    await at("2126-11-24T10:00:00Z");
    await delivering.record(lead);
    // The server was down for a week; another server has queued an alert since.
    const nowMs = Date.parse("2126-11-30T10:00:00Z");
    await delivering.store.queueOwnerMail({ kind: "alert", sinceMs: nowMs, nowMs });
    delivering.alerts = [failed.sentence];
    delivering.send = rejectVisitor;
    await at("2126-12-01T10:01:00Z");
    const mailed = subjects().length;
    const { newestAtMs } = (await delivering.store.summarizeDeliveries()).failed;
    expect(newestAtMs).toBe(Date.now());
    await at("2126-12-01T10:02:00Z", () => alertMail([{ ...failed, newestAtMs: newestAtMs ?? 0 }]));
    expect(subjects()).toHaveLength(mailed + 1);
  });

  it("doesn't send another alert just because the first one was rejected", async () => {
    delivering.alerts = [failed.sentence];
    delivering.send = async () => {
      // Make it fail after it was queued.
      delivering.nowMs += 1;
      throw new DeliveryError("550 no such user", { isPermanent: true });
    };
    const { id } = await delivering.record(lead);
    const check = async () => {
      const deliveries = await delivering.store.summarizeDeliveries();
      await alertMail(listAlerts({ ...healthy, deliveries }, Date.now()));
    };
    await at("2126-11-24T10:00:00Z");
    await at("2126-11-24T10:01:00Z", check);
    await at("2126-11-25T10:02:00Z", check);
    await delivering.store.redeliver({ leadId: id, states: ["failed"], nowMs: Date.now() });
    delivering.send = async ({ replyTo }) => {
      if (!replyTo) throw new DeliveryError("550 no such user", { isPermanent: true });
    };
    await at("2126-11-26T10:03:00Z", check);
    const { newest } = (await delivering.store.summarizeDeliveries()).failed;
    expect(newest.filter((one) => !one.id.startsWith(id))).toHaveLength(1);
  });

  it("doesn't queue an alert while the database is unavailable", async () => {
    await at("2126-11-24T10:00:00Z", () =>
      alertMail([{ name: "database", sentence: "Writes are failing." }, failed]),
    );
    delivering.alerts = [failed.sentence];
    await delivering.drain();
    expect(delivering.mails).toEqual([]);
  });
});

describe("the daily summary", () => {
  it("sends one summary a day at the set time in the office's time zone, regardless of the number of servers", async () => {
    const daily = { time: "08:00", timeZone: "Asia/Kolkata" };
    const servers = [dailyMail(daily), dailyMail(daily)];
    await at("2126-11-24T02:29:59Z", ...servers);
    expect(subjects()).toEqual([]);
    await at("2126-11-24T02:30:00Z", ...servers);
    await at("2126-11-24T18:29:00Z", ...servers, dailyMail(daily));
    expect(subjects()).toEqual([expect.stringMatching(/: 0 new leads as of Sunday, November 24, 2126$/)]);
    await at("2126-11-25T02:30:00Z", ...servers);
    expect(subjects()).toHaveLength(2);
  });

  it("shows how old the last verified copy is, if backups are copied", async () => {
    const daily = dailyMail({ time: "08:00", timeZone: "UTC" });
    await at("2126-11-24T08:00:00Z", daily);
    delivering.copy = "14 hours old, 412 leads";
    await at("2126-11-25T08:00:00Z", daily);
    const [without, withCopy] = delivering.mails.filter(({ copy }) => copy === 0).map(({ text }) => text);
    expect(without).not.toContain("Last verified copy");
    expect(withCopy).toMatch(/Last verified copy:?\s+14 hours old, 412 leads/);
  });

  it("names the article that most leads of the last 30 days had read", async () => {
    const daily = dailyMail({ time: "08:00", timeZone: "UTC" });
    const read = (title: string) => ({ path: "/read-insight/one", day: "2126-11-20", title });
    await at("2126-10-20T08:00:00Z");
    for (let count = 0; count < 3; count += 1)
      await delivering.store.record(newReader(lead, read("Too long ago")), "off");
    await at("2126-11-24T08:00:00Z", daily);
    await delivering.store.record(newReader(lead, read("Two"), read("Two"), read("One")), "off");
    await delivering.store.record(newReader({ ...lead, message: "Another" }, read("One")), "off");
    await at("2126-11-25T08:00:00Z", daily);
    const [before, after] = delivering.mails
      .filter(({ subject }) => / as of /.test(subject))
      .filter(({ copy }) => copy === 0);
    expect(before?.text).not.toContain("Most read");
    expect(after?.text).toMatch(/^Most read by leads, 30 days: One \(2 leads\)$/m);
  });

  it("sends the summary at the same local time after daylight saving time starts", async () => {
    const daily = { time: "08:00", timeZone: "America/New_York" };
    const dueAt = async (before: string, due: string) => {
      const server = dailyMail(daily);
      const sent = delivering.mails.length;
      await at(before, server);
      expect(delivering.mails).toHaveLength(sent);
      await at(due, server);
      expect(delivering.mails).toHaveLength(sent + 2);
    };
    await dueAt("2126-03-09T12:59:00Z", "2126-03-09T13:00:00Z");
    // The clocks went forward during the night.
    await dueAt("2126-03-10T11:59:00Z", "2126-03-10T12:00:00Z");
  });

  it("after downtime, sends a late summary that covers everything since the previous one", async () => {
    const daily = { time: "08:00", timeZone: "Asia/Kolkata" };
    await at("2126-11-24T02:30:00Z", dailyMail(daily));
    await at("2126-11-24T06:00:00Z");
    await delivering.record(lead);
    const ravi = { formType: "modal", email: "ravi@example.com", message: "Hello" };
    const { id } = await delivering.record(ravi);
    await delivering.drain();
    await delivering.store.redeliver({ leadId: id, states: ["delivered"], nowMs: Date.now() + 100 * hourMs });
    // Nothing ran on the 25th.
    await at("2126-11-26T09:00:00Z", dailyMail(daily));
    const { text = "", subject } = delivering.mails.at(-1) ?? {};
    expect(subject).toMatch(/: 2 new leads as of Tuesday, November 26, 2126$/);
    expect(text).toMatch(/^From Sunday, November 24, 2126 at 8:00 AM,/m);
    expect(text).toMatch(/^From the contact form: 1\nFrom the contact dialog: 1$/m);
    expect(text).toMatch(/^Deliveries waiting: 2$/m);
    expect(text).toMatch(/^Replies in 7 days: 0 of 2 answered, median overdue, 0% within 5 h$/m);
    expect(text).not.toMatch(/asha|ravi|Hello/);
  });

  it.each(["Asia/Kolkata", "America/New_York"])(
    "counts a released lead and its call on the day of the release, and no lead twice, in %s",
    async (timeZone) => {
      const daily = dailyMail({ time: "08:00", timeZone });
      const counts: string[] = [];
      // The clocks in New York go forward on March 10.
      const next = async (day: number) => {
        await at(`2126-03-${String(day).padStart(2, "0")}T18:00:00Z`, daily);
        const { text = "" } = delivering.mails.findLast(({ subject }) => / as of /.test(subject)) ?? {};
        const numberOf = (label: string) => new RegExp(`^${label}: (\\d+)`, "m").exec(text)?.[1];
        counts.push(["New leads", "New in quarantine", "Calls booked"].map(numberOf).join(" "));
        expect(text.match(/^Replies in 7 days: .* of (\d+) answered/m)?.[1]).toBe(day < 11 ? "1" : "2");
      };
      await at("2126-02-20T20:00:00Z");
      const message = { formType: "contact", ...asha, message: "Is this spam?" };
      const held = await delivering.record(message, { honeypot: true });
      await at("2126-03-07T20:00:00Z");
      await delivering.record(lead);
      const slot = { slotMinutes: 30, isOffered: true };
      const call = await delivering.record(schedulePost, { slot, honeypot: true });
      await next(8);
      await next(9);
      vi.setSystemTime("2126-03-10T12:00:00Z");
      await delivering.store.release(call.id);
      await next(10);
      vi.setSystemTime("2126-03-11T17:59:59Z");
      await delivering.store.release(held.id);
      await next(11);
      await next(12);
      expect(counts).toEqual(["1 1 0", "0 0 0", "1 0 1", "1 0 0", "0 0 0"]);
    },
  );

  it("links to each quarantined lead without personal data", async () => {
    const daily = { time: "08:00", timeZone: "Asia/Kolkata" };
    const post = { formType: "contact", ...asha, message: "Hello there", website: "spam" };
    const { id } = await delivering.record(post, { honeypot: true });
    await at("2126-11-24T02:30:00Z", dailyMail(daily));
    const { text = "", html = "" } = delivering.mails.at(-1) ?? {};
    const [, token = ""] = /^https:\/\/www\.example\.com\/owner\/(\S+)$/m.exec(text) ?? [];
    expect(await createTokens(delivering.store, "owner").read(token)).toBe(id);
    expect(html).toContain(`href="https://www.example.com/owner/${token}"`);
    expect(text).not.toMatch(/asha|Hello/);
  });

  it("is sent once a day without DAILY_MAIL, but only while a lead is in quarantine", async () => {
    const daily = { time: "09:00", timeZone: "Asia/Kolkata", isForQuarantine: true };
    const servers = [dailyMail(daily), dailyMail(daily)];
    await at("2126-11-24T03:30:00Z", ...servers);
    expect(subjects()).toEqual([]);
    const post = { formType: "contact", ...asha, message: "Hello there" };
    const { id } = await delivering.record(post, { honeypot: true });
    await at("2126-11-25T03:29:59Z", ...servers);
    expect(subjects()).toEqual([]);
    await at("2126-11-25T03:30:00Z", ...servers);
    await at("2126-11-25T12:00:00Z", ...servers, dailyMail(daily));
    expect(subjects()).toEqual([expect.stringMatching(/ as of Monday, November 25, 2126$/)]);
    await at("2126-11-26T03:30:00Z", ...servers);
    expect(subjects()).toHaveLength(2);
    await delivering.store.release(id);
    await at("2126-11-27T03:30:00Z", ...servers);
    expect(subjects().filter((subject) => subject.includes(" as of "))).toHaveLength(2);
  });
});
