import { describe, expect, it } from "vitest";
import { siteConfig } from "#config/index.ts";
import { defaultFormLimits } from "#config/settings/form-limits.ts";
import { createTokens } from "#platform/links/tokens.ts";
import { schedulePost, withDeliveries } from "#tests/support/leads/deliveries.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { referenceOf } from "../forms/index.ts";
import type { Mail } from "./mail.ts";

const delivering = withDeliveries();

const contact = {
  formType: "contact",
  mode: "full",
  firstName: "Zebedee",
  lastName: "Quux",
  company: "Acme & Sons",
  email: "zebedee@example.com",
  message: "Our funnel leaks.\nCan you help?",
  linkedinUrl: "",
  source: "https://www.example.com/contact",
  timezone: "Europe/Berlin",
};

/** Records a lead, delivers it and returns the emails by channel. */
async function mailsOf(post: Record<string, unknown>, changes = {}) {
  const { id } = await delivering.record(post, changes);
  await delivering.drain();
  const find = (channel: string): Mail | undefined =>
    delivering.mails.find((mail) => mail.id.startsWith(`${id}.${channel}`));
  return { reference: referenceOf(id), owner: find("owner-mail"), visitor: find("visitor-mail") };
}

const slot = { slotMinutes: 30, isOffered: true };

/** Finds the email whose id ends with this, after the lead's id. */
const findMail = (leadId: string, end: string) =>
  delivering.mails.find((mail) => mail.id === `${leadId}.${end}`);
const cancel = (booking = "", by: "owner" | "visitor" = "visitor") =>
  delivering.store.cancelBooking(booking, delivering.nowMs, by);

describe("the owner's email", () => {
  it("shows the owner every field, the reference and the page, and directs replies to the visitor", async () => {
    const { owner, reference } = await mailsOf(contact);
    expect(owner).toMatchObject({ to: "owner@example.com", replyTo: "zebedee@example.com", isReply: false });
    expect(owner?.subject).toBe(`New lead from the contact form (${reference})`);
    const { message, source } = contact;
    const texts = ["Zebedee", "Quux", "Acme & Sons", message, source, "Europe/Berlin", reference];
    for (const text of texts) expect(owner?.text).toContain(text);
  });

  it("doesn't set Reply-To or send a confirmation when the visitor gave only a profile", async () => {
    const { owner, visitor } = await mailsOf({
      formType: "contact",
      mode: "linkedin",
      linkedinUrl: "linkedin.com/in/asha",
      message: "Hello there",
    });
    expect(owner).not.toHaveProperty("replyTo");
    expect(owner?.text).toContain("LinkedIn URL: https://linkedin.com/in/asha");
    expect(visitor).toBeUndefined();
  });

  it("shows the owner a booking in both time zones with its calendar file", async () => {
    const { owner } = await mailsOf(schedulePost, { slot });
    expect(owner?.subject).toMatch(/^Call booked: Monday, November 25, 2126 \(/);
    expect(owner?.text).toContain(
      "Call: Monday, November 25, 2126 at 9:00 AM, India Standard Time (GMT+5:30)",
    );
    expect(owner?.text).toContain(
      "For the visitor: Sunday, November 24, 2126 at 10:30 PM, Eastern Standard Time",
    );
    expect(owner?.calendar?.method).toBe("PUBLISH");
    expect(owner?.calendar?.content).toMatch(/^SUMMARY:Call with Asha Rao\r$/m);
    expect(owner?.calendar?.content).not.toContain("ATTENDEE");
  });
});

it("tells the owner when a report wasn't sent because of the daily limit", async () => {
  const limits = { ...defaultFormLimits, perIp: [], perEmail: [] };
  const report = newLead({ ...contact, formType: "marketSignal", signalSlug: "smb-gtm" });
  for (let count = 0; count < 4; count += 1) await delivering.store.record(report, limits);
  delivering.nowMs = Date.now();
  await delivering.drain();
  const told = delivering.mails.filter(({ text }) => text.includes("No report was emailed to the visitor"));
  expect(told.map(({ to }) => to)).toEqual(["owner@example.com"]);
});

describe("the visitor's email", () => {
  it("confirms a submission with its reference and the promised reply, but omits what the visitor typed", async () => {
    const { visitor, reference } = await mailsOf(contact);
    expect(visitor).toMatchObject({ to: "zebedee@example.com", isReply: true });
    expect(visitor?.subject).toBe(`We have your request (${reference})`);
    expect(visitor?.text).toContain(`we’ll get back to you ${siteConfig.replyPromise}`);
    expect(visitor?.text).toContain(reference);
    expect(JSON.stringify({ ...visitor, to: "" })).not.toMatch(/Zebedee|Quux|Acme|funnel|Berlin/);
  });

  it("sends a requested report, or records why not if there is none", async () => {
    const { visitor } = await mailsOf({ ...contact, formType: "marketSignal", signalSlug: "smb-gtm" });
    expect(visitor?.subject).toBe("Your report: SMB GTM");
    expect(visitor?.text).toContain("The whole text.");
    expect(visitor?.text).toContain("https://www.example.com/market-signals/smb-gtm");
    const missing = await mailsOf({ ...contact, formType: "marketSignal", signalSlug: "gone" });
    expect(missing.owner).toBeDefined();
    expect(missing.visitor).toBeUndefined();
    const reason = expect.stringContaining("No market signal");
    expect(delivering.logged).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining({ reason }) }),
    );
  });

  it("offers three free times in the visitor's time zone, as links that choose one for this lead", async () => {
    delivering.offered = ["2126-11-25T03:30:00.000Z", "2126-11-26T07:30:00.000Z", "2127-07-01T12:00:00.000Z"];
    const { id } = await delivering.record(contact);
    await delivering.drain();
    const visitor = findMail(id, "visitor-mail");
    expect(visitor?.text).toContain("Monday, November 25, 2126 at 4:30 AM, Central European Standard Time");
    expect(visitor?.text).toContain("at 2:00 PM, Central European Summer Time (GMT+2)");
    const call = await createTokens(delivering.store, "call").sign(id);
    for (const offered of delivering.offered) {
      // Some mail filters cut a link at its second colon.
      const time = offered.replaceAll(":", "%3A");
      expect(visitor?.text).toContain(`https://www.example.com/schedule?time=${time}&call=${call}`);
      expect(visitor?.html).toContain(`https://www.example.com/schedule?time=${time}&amp;call=${call}`);
    }
    expect(visitor?.text.match(/\/schedule/g)).toHaveLength(3);
  });

  it("doesn't offer times to a lead that already has a call, and confirms that call to both sides", async () => {
    delivering.offered = ["2126-11-26T07:30:00.000Z"];
    const { id } = await delivering.record(contact);
    const call = { leadId: id, clientIp: "203.0.113.7", timezone: "", slotMinutes: 30, isOffered: true };
    await delivering.store.bookCall({ ...call, slotStart: "2126-11-25T03:30:00.000Z" }, "off");
    delivering.nowMs = Date.now();
    await delivering.drain();
    expect(findMail(id, "visitor-mail")?.text).not.toContain("/schedule");
    expect(findMail(id, "visitor-mail.book-0")).toMatchObject({
      subject: "Your call on Monday, November 25, 2126 is booked",
      follows: `${id}.visitor-mail`,
      calendar: { method: "REQUEST" },
    });
    expect(findMail(id, "owner-mail.book-0")).toMatchObject({
      subject: `Call booked: Monday, November 25, 2126 (${referenceOf(id)})`,
      text: expect.stringContaining("The visitor of an earlier lead booked a call"),
      calendar: { method: "PUBLISH" },
    });
  });

  it("sends a booking confirmation with the time in both time zones if they are known, its link and a calendar file", async () => {
    const { visitor } = await mailsOf(schedulePost, { slot });
    expect(visitor?.subject).toBe("Your call on Sunday, November 24, 2126 is booked");
    expect(visitor?.text).toContain("Sunday, November 24, 2126 at 10:30 PM, Eastern Standard Time (GMT-5)");
    expect(visitor?.text).toContain(
      "At our office: Monday, November 25, 2126 at 9:00 AM, India Standard Time",
    );
    expect(visitor?.text).toMatch(/https:\/\/www\.example\.com\/booking\/[\w-]{24}\n/);
    expect(visitor?.calendar).toMatchObject({
      method: "REQUEST",
      content: expect.stringContaining("SEQUENCE:0"),
    });
    expect(JSON.stringify(visitor)).not.toMatch(/Asha|Rao|funnel/);
    const nowhere = await mailsOf(
      { ...schedulePost, slotStart: "2126-11-25T04:30:00.000Z", timezone: "Buy/Now" },
      { slot },
    );
    expect(nowhere.visitor?.text).not.toMatch(/Buy|At our office/);
  });

  it("tells the visitor when the slot was taken before the lead was released", async () => {
    await delivering.record(schedulePost, { slot });
    const { id } = await delivering.record(
      { ...schedulePost, email: "ravi@example.com" },
      { slot, honeypot: true },
    );
    await delivering.store.release(id);
    delivering.nowMs = Date.now();
    await delivering.drain();
    const mail = delivering.mails.find(({ to }) => to === "ravi@example.com");
    expect(mail?.text).toContain("couldn’t book the time");
    expect(mail).not.toHaveProperty("calendar");
  });
});

describe("a moved booking", () => {
  const move = async (day: number, booking = "") =>
    delivering.store.moveBooking(booking, { slotStart: `2126-11-${day}T04:00:00.000Z`, ...slot }, 0);
  const withKind = (kind: string) => delivering.mails.filter(({ id }) => id.includes(`.${kind}`));

  it("is announced once to each side, as a reply to the first email, even when it was moved twice", async () => {
    const { id, booking } = await delivering.record(schedulePost, { slot });
    await delivering.drain();
    await move(27, booking);
    await move(26, booking);
    await delivering.drain();
    for (const [channel, method] of [
      ["owner-mail", "PUBLISH"],
      ["visitor-mail", "REQUEST"],
    ] as const) {
      const mail = findMail(id, `${channel}.move-2`);
      expect(mail).toMatchObject({ follows: `${id}.${channel}`, calendar: { method } });
      expect(mail?.calendar?.content).toMatch(/SEQUENCE:2\r\n[\s\S]*DTSTART:21261126T040000Z\r\n/);
      expect(mail?.subject).toContain("November 2");
      expect(mail?.text).toContain("November 26, 2126 at 9:30 AM");
      expect(mail?.text).not.toContain("November 25, 2126 at 9:00 AM");
    }
    expect(withKind("move-")).toHaveLength(2);
  });
});

describe("a canceled booking", () => {
  it.each([
    ["owner", "You canceled this call."],
    ["visitor", "on its booking page: by the visitor, unless you opened it yourself."],
  ] as const)(
    "is announced to both sides with a file that cancels the event, when the %s cancels",
    async (by, says) => {
      const { id, booking } = await delivering.record(schedulePost, { slot });
      await delivering.drain();
      await cancel(booking, by);
      await delivering.drain();
      const content = expect.stringMatching(/METHOD:CANCEL[\s\S]*SEQUENCE:1\r\n/);
      const calendar = { method: "CANCEL", content };
      expect(findMail(id, "owner-mail.cancel-1")).toMatchObject({
        follows: `${id}.owner-mail`,
        to: "owner@example.com",
        calendar,
        subject: expect.stringMatching(/^Call canceled: Monday, November 25, 2126/),
        text: expect.stringContaining(says),
      });
      expect(findMail(id, "visitor-mail.cancel-1")).toMatchObject({
        follows: `${id}.visitor-mail`,
        to: "asha@example.com",
        calendar,
        subject: "Your call on Sunday, November 24, 2126 is canceled",
        text: expect.not.stringContaining("typed your address by mistake"),
      });
    },
  );

  it("isn't confirmed if it was canceled before its confirmation was sent", async () => {
    const { booking } = await delivering.record(schedulePost, { slot });
    await cancel(booking);
    await delivering.drain();
    const toVisitor = delivering.mails.filter(({ to }) => to === "asha@example.com");
    expect(toVisitor.map(({ subject }) => subject)).toEqual([expect.stringContaining("is canceled")]);
  });
});

describe("a call reminder", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const startMs = Date.parse(schedulePost.slotStart);

  /** Runs deliveries at a time before the call and returns the emails that they sent. */
  async function mailsAt(msBefore: number): Promise<Mail[]> {
    const earlier = delivering.mails.length;
    delivering.nowMs = startMs - msBefore;
    await delivering.drain();
    return delivering.mails.slice(earlier);
  }

  it("sends a reminder 24 hours before the call as a reply to the confirmation", async () => {
    const { id } = await delivering.record(schedulePost, { slot });
    await delivering.drain();
    expect(await mailsAt(dayMs + 1)).toEqual([]);
    expect(await mailsAt(dayMs)).toEqual([
      expect.objectContaining({
        id: `${id}.visitor-mail.reminder-0`,
        follows: `${id}.visitor-mail`,
        to: "asha@example.com",
        subject: "Reminder: your call on Sunday, November 24, 2126",
        text: expect.stringMatching(/at 10:30 PM, Eastern[\s\S]*\/booking\/[\w-]{24}\n/),
      }),
    ]);
  });

  it("isn't sent for a call that was booked less than 24 hours ahead, was canceled or has started", async () => {
    const slotStart = new Date(Date.now() + dayMs - 60_000).toISOString();
    await delivering.record({ ...schedulePost, slotStart }, { slot });
    delivering.nowMs = Date.parse(slotStart) - 1;
    await delivering.drain();
    expect(delivering.mails.filter(({ subject }) => subject.includes("Reminder"))).toEqual([]);
    delivering.nowMs = Date.now();
    const { booking } = await delivering.record(schedulePost, { slot });
    await delivering.record({ ...schedulePost, slotStart: "2126-11-25T05:30:00.000Z" }, { slot });
    await cancel(booking);
    await delivering.drain();
    expect(await mailsAt(dayMs)).toEqual([]);
    expect(await mailsAt(-3 * 60 * 60_000)).toEqual([]);
  });
});
