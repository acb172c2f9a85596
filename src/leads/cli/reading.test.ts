import { describe, expect, it, onTestFinished, vi } from "vitest";
import { withLeads } from "#tests/support/leads/leads-command.ts";
import { newLead, newReader } from "#tests/support/leads/new-lead.ts";
import { referenceOf } from "../forms/index.ts";
import { openStore } from "../store/index.ts";

const leads = withLeads();
const { run, record } = leads;

const person = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
const contact = { formType: "contact", mode: "full", message: "Hello there", ...person };
const report = { formType: "marketSignal", mode: "full", company: "Sample Ltd", ...person };
const call = { formType: "schedule", mode: "full", slotStart: "2126-11-24T03:30:00.000Z", ...person };
const slot = { slotMinutes: 30, isOffered: true };

/** Records each submission at its `at` time and returns the ids. */
async function recordAt(...posts: (Record<string, unknown> & { at: string })[]): Promise<string[]> {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const ids = [];
  for (const { at, ...post } of posts) {
    vi.setSystemTime(new Date(at));
    const [recorded] = await record([newLead(post, post.slotStart ? { slot } : {})]);
    ids.push(recorded?.id ?? "");
  }
  return ids;
}

async function json(...args: string[]) {
  const { code, output } = await run(...args, "--json");
  expect(code).toBe(0);
  return JSON.parse(output);
}

describe("npm run leads, commands that only read", () => {
  it("list filters leads by form and by day in the office's time zone, and limits how many it prints", async () => {
    const ids = await recordAt(
      // At the office, it is half past midnight on November 1.
      { at: "2026-10-31T18:29:00Z", ...contact },
      { at: "2026-10-31T19:00:00Z", ...contact },
      { at: "2026-11-02T09:00:00Z", ...report },
    );
    const listed = async (...args: string[]) =>
      (await json("list", ...args)).map(({ id }: { id: string }) => id);
    expect(await listed("--since", "2026-11-01")).toEqual([ids[2], ids[1]]);
    expect(await listed("--form", "contact")).toEqual([ids[1], ids[0]]);
    expect(await listed("--since", "2026-11-01", "--form", "contact")).toEqual([ids[1]]);
    expect(await listed("--limit", "2")).toEqual([ids[2], ids[1]]);
  });

  it.each([
    ["list --since yesterday", 2, '--since is "yesterday". Write a day, like 2026-11-01.'],
    ["list --since 2026-02-30", 2, '--since is "2026-02-30". Write a day, like 2026-11-01.'],
    ["list --limit 0", 2, '--limit is "0". Write a number, like 50.'],
    ["list --form fax", 2, '--form is "fax". Write contact, modal, marketSignal or schedule.'],
    ["export", 2, "export needs --csv, --json or --ndjson."],
    ["export --csv --json", 2, "export needs --csv, --json or --ndjson."],
    ["show K7M2-9QXD", 1, "No lead found for K7M2-9QXD."],
  ])("%s exits with %i and says what to write instead", async (args, code, said) => {
    await record([newLead(contact)]);
    expect(await run(...args.split(" "))).toMatchObject({ code, said: expect.stringContaining(said) });
  });

  it("list shows a lead's page and report", async () => {
    const measured = { sourcePath: "/market-signals/one", signalSlug: "one" };
    await record([newLead({ ...report, ...measured })]);
    expect((await run("list")).output).toContain("\n  From /market-signals/one\n  Report: one\n");
  });

  it("show finds a lead by id or reference, ignoring case, and prints it with its deliveries and call", async () => {
    const [id = ""] = await recordAt({ at: "2026-11-02T09:00:00Z", ...call });
    const shown = await json("show", referenceOf(id).toLowerCase());
    expect(shown).toMatchObject({
      id,
      reference: referenceOf(id),
      state: "accepted",
      email: "asha@example.com",
      deliveries: [
        {
          channel: "owner-mail",
          state: "pending",
          attempts: 0,
          lastError: null,
          nextAttemptAt: "2026-11-02T09:00:00.000Z",
          deliveredAt: null,
        },
        { channel: "visitor-mail", state: "pending" },
        { channel: "visitor-mail", kind: "reminder", state: "pending" },
      ],
      booking: { state: "booked", slotStart: call.slotStart, slotMinutes: 30 },
    });
    expect(await json("show", id)).toEqual(shown);
    const { output } = await run("show", id);
    expect(output).toContain(
      "Call      Sunday, November 24, 2126 at 9:00 AM, India Standard Time (GMT+5:30)",
    );
    expect(output).toMatch(/ {2}owner-mail +pending; next Monday, November 2, 2026 at 2:30 PM/);
  });

  it("export prints the same records in every format, with the call in the office's time zone", async () => {
    const [id = ""] = await recordAt(
      { at: "2026-11-02T09:00:00Z", ...call },
      { at: "2026-11-02T10:00:00Z", ...contact },
    );
    await run("cancel", referenceOf(id));
    const records = await json("export");
    expect(records).toMatchObject([
      { callTime: "", callState: "", slotStart: "", slotMinutes: null, message: "Hello there" },
      {
        id,
        reference: referenceOf(id),
        callState: "cancelled",
        callTime: "Sunday, November 24, 2126 at 9:00 AM, India Standard Time (GMT+5:30)",
        slotStart: call.slotStart,
        slotMinutes: 30,
        officeTime: "2126-11-24 09:00",
        officeZone: "Asia/Kolkata",
      },
    ]);
    const lines = (await run("export", "--ndjson")).output.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(records);
    const [head, none, cells] = (await run("export", "--csv")).output.slice(1).split("\r\n");
    expect(head?.split(",")).toEqual(Object.keys(records[0]));
    expect(none).toMatch(/,,,,$/);
    expect(cells).toMatch(/,2126-11-24T03:30:00\.000Z,30,2126-11-24 09:00,Asia\/Kolkata,,$/);
  });

  it("stats counts weeks from Monday in the office's time zone, including weeks without leads", async () => {
    await recordAt(
      // At the office, it is already Monday, November 2.
      { at: "2026-11-01T18:31:00Z", ...contact },
      { at: "2026-11-08T18:29:00Z", ...contact },
      { at: "2026-11-20T09:00:00Z", ...contact },
    );
    expect(await json("stats")).toEqual({
      by: "week",
      total: 3,
      rows: [
        { name: "2026-11-02", count: 2 },
        { name: "2026-11-09", count: 0 },
        { name: "2026-11-16", count: 1 },
      ],
    });
    const { output, said } = await run("stats");
    expect(output).toBe(
      `2026-11-02  2  ${"█".repeat(30)}\n2026-11-09  0\n2026-11-16  1  ${"█".repeat(15)}\n`,
    );
    expect(said).toBe("3 leads by week.");
  });

  it.each([
    ["form", ["contact", 3], ["marketSignal", 1]],
    ["page", ["/contact", 2], ["/read-insight/one", 1], ["/market-signals/two", 1]],
    ["content", ["(no article)", 2], ["/read-insight/one", 1], ["/market-signals/two", 1]],
    ["source", ["news", 2], ["(none)", 2]],
    ["campaign", ["news / - / spring", 2], ["(none)", 2]],
  ])("stats counts by %s", async (by, ...expected) => {
    const tagged = { source: "https://example.com/contact?utm_source=news&utm_campaign=spring" };
    await record([
      newLead({ ...contact, ...tagged, sourcePath: "/contact" }),
      newLead({ ...contact, ...tagged, sourcePath: "/contact" }),
      newLead({ ...contact, source: "no URL", sourcePath: "/read-insight/one" }),
      newLead({ ...report, sourcePath: "/market-signals/two", signalSlug: "two" }),
    ]);
    const { rows } = await json("stats", "--by", by);
    const pairs = rows.map(({ name, count }: { name: string; count: number }) => [name, count]);
    expect(pairs).toEqual(expect.arrayContaining(expected));
    expect(pairs).toHaveLength(expected.length);
  });

  it("stats counts a lead for each article, source and campaign before it, by first and last touch, with calls and replies", async () => {
    const day = "2026-11-02";
    const one = { path: "/read-insight/one", day, title: "One" };
    const two = { path: "/read-insight/two", day, title: "Two" };
    const arrival = { path: "/", day, from: "search.example", campaign: "spring" };
    vi.setSystemTime("2026-11-02T04:00:00Z");
    const [first] = await record([
      newReader(contact, arrival, one, two, one),
      newReader(contact, two),
      newLead(contact),
    ]);
    await run("answer", first?.id ?? "");
    const row = { booked: 0, replies: "0 of 1 answered", withinShare: null };
    expect(await json("stats", "--by", "content")).toEqual({
      by: "content",
      total: 3,
      rows: [
        {
          ...row,
          name: two.path,
          count: 2,
          first: 1,
          last: 1,
          replies: "1 of 2 answered, median 1 min, 100% within 5 h",
          withinShare: 1,
        },
        { ...row, name: "(no article)", count: 1, first: 1, last: 1 },
        {
          ...row,
          name: one.path,
          count: 1,
          first: 1,
          last: 1,
          replies: "1 of 1 answered, median 1 min, 100% within 5 h",
          withinShare: 1,
        },
      ],
    });
    expect(await json("stats", "--by", "source")).toMatchObject({
      rows: [
        { name: "(none)", count: 2 },
        { name: "search.example", count: 1 },
      ],
    });
    expect(await json("stats", "--by", "campaign")).toMatchObject({
      rows: [
        { name: "(none)", count: 2 },
        { name: "- / - / spring", count: 1 },
      ],
    });
    const { output, said } = await run("stats", "--by", "content");
    expect(output).toContain(
      "/read-insight/one  1 lead: first 1, last 1, 0 calls booked, 1 of 1 answered, median 1 min",
    );
    expect(said).toBe("3 leads; each counts once in every row that it belongs to.");
  });

  it("show says where a lead came from and what it read", async () => {
    const visit = {
      path: "/read-insight/one",
      day: "2026-11-02",
      title: "One",
      from: "search.example",
      end: true as const,
    };
    const [lead] = await record([newReader(contact, visit)]);
    expect((await run("show", lead?.id ?? "")).output).toMatch(
      /Before writing +Came from search\.example on November 2, 2026\. Read: One \(to the end\)\./,
    );
    expect(await json("list")).toMatchObject([{ journey: JSON.stringify([visit]) }]);
  });

  it("stats --by reply shows answers, median and share within the promised time for each week", async () => {
    // The tests' office is open from 8:30 to 16:30 in Kolkata (3:00 to 11:00 UTC) and promises five hours.
    const ids = await recordAt(
      { at: "2026-11-02T04:00:00Z", ...contact },
      { at: "2026-11-03T04:00:00Z", ...contact },
      { at: "2026-11-03T05:00:00Z", ...contact },
      { at: "2026-11-03T05:00:00Z", ...report },
      { at: "2026-11-20T10:00:00Z", ...contact },
    );
    vi.setSystemTime("2026-11-02T05:10:00Z");
    await run("answer", ids[0] ?? "");
    // After a night: 7 hours on Tuesday, 1 on Wednesday.
    vi.setSystemTime("2026-11-04T04:00:00Z");
    await run("answer", ids[1] ?? "");
    vi.setSystemTime("2026-11-20T10:30:00Z");
    expect(await json("stats", "--by", "reply")).toEqual({
      by: "reply",
      rows: [
        { name: "2026-11-02", leads: 3, answered: 2, medianMinutes: 480, withinShare: 1 / 3 },
        { name: "2026-11-09", leads: 0, answered: 0, medianMinutes: null, withinShare: null },
        { name: "2026-11-16", leads: 1, answered: 0, medianMinutes: null, withinShare: null },
      ],
    });
    expect((await run("stats", "--by", "reply")).output.replace(/ +/g, " ")).toBe(
      "2026-11-02 2 of 3 answered median 8 h 33% within 5 h\n2026-11-09 no leads\n2026-11-16 0 of 1 answered\n",
    );
    expect(await json("stats", "--by", "reply", "--since", "2026-11-16")).toMatchObject({
      rows: [{ name: "2026-11-16", leads: 1 }],
    });
  });

  it("status counts overdue replies", async () => {
    const [id = ""] = await recordAt({ at: "2026-11-02T04:00:00Z", ...contact });
    const store = await openStore(leads.place);
    await store.queueReplyAlert({ id, kind: "overdue", nowMs: Date.now() });
    await store.close();
    expect((await run("status")).output).toContain("Replies overdue: 1 lead\n");
    await run("answer", id);
    expect(await json("status")).toMatchObject({ overdueReplies: 0 });
  });

  it("stats excludes quarantined leads unless they are asked for", async () => {
    await record([newLead(contact), newLead(contact, { honeypot: true })]);
    expect(await json("stats", "--by", "form")).toMatchObject({ total: 1 });
    expect(await json("stats", "--by", "form", "--quarantined")).toMatchObject({ total: 1 });
  });
});
