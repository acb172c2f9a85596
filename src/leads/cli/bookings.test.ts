import { describe, expect, it } from "vitest";
import { withLeads } from "#tests/support/leads/leads-command.ts";
import { newBooking, newLead } from "#tests/support/leads/new-lead.ts";
import { referenceOf } from "../forms/index.ts";

const { run, record } = withLeads();

async function recordBookings(...bookings: { slotStart: string; firstName: string; honeypot?: boolean }[]) {
  const post = { formType: "schedule", mode: "full", email: "asha@example.com", timezone: "Europe/Berlin" };
  const slot = { slotMinutes: 30, isOffered: true };
  const leads = bookings.map(({ honeypot = false, ...given }) =>
    newLead({ ...post, message: "Our funnel\nand more", ...given }, { slot, honeypot }),
  );
  const recorded = await record(leads);
  return recorded.map(({ id, booking: token = "" }) => ({ id, token, reference: referenceOf(id) }));
}

const early = { slotStart: "2126-11-24T03:30:00.000Z", firstName: "Asha" };
const late = { slotStart: "2126-11-25T03:30:00.000Z", firstName: "Ravi" };
const over = { slotStart: "2024-11-25T03:30:00.000Z", firstName: "Old" };

describe("npm run leads for bookings", () => {
  it("bookings lists upcoming calls, soonest first, in the office's time zone", async () => {
    const [second, first] = await recordBookings(late, early, over);
    const { code, output, said } = await run("bookings");
    expect({ code, said }).toEqual({ code: 0, said: "2 calls." });
    expect(output).toBe(
      [
        `Sunday, November 24, 2126 at 9:00 AM, India Standard Time (GMT+5:30)  ${first?.reference}`,
        "  Asha, asha@example.com, Europe/Berlin",
        "  Our funnel",
        "  and more",
        "",
        `Monday, November 25, 2126 at 9:00 AM, India Standard Time (GMT+5:30)  ${second?.reference}`,
        "  Ravi, asha@example.com, Europe/Berlin",
        "  Our funnel",
        "  and more\n\n",
      ].join("\n"),
    );
  });

  it("bookings --json prints an array of records", async () => {
    const [{ id, token, reference } = { id: "", token: "", reference: "" }] = await recordBookings(early);
    const { code, output } = await run("bookings", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual([
      {
        id,
        reference,
        token,
        state: "booked",
        slotStart: early.slotStart,
        slotMinutes: 30,
        createdAt: expect.stringMatching(/Z$/),
        firstName: "Asha",
        lastName: "",
        email: "asha@example.com",
        message: "Our funnel\nand more",
        timezone: "Europe/Berlin",
      },
    ]);
    await run("cancel", token);
    expect(await run("bookings", "--json")).toMatchObject({ code: 0, output: "[]\n" });
  });

  it("cancel accepts tokens and references, ignoring case, prints a line for each, and exits with 1 when one fails", async () => {
    const [one, two, past] = await recordBookings(early, late, over);
    const names = [one?.token, past?.reference, two?.reference.toLowerCase(), two?.token];
    const { code, said } = await run(
      "cancel",
      ...names.map((name = "") => name),
      "K7M2-9QXD",
      "a".repeat(24),
    );
    expect(code).toBe(1);
    expect(said.split("\n")).toEqual([
      "The call with Asha (asha@example.com) on Sunday, November 24, 2126 at 9:00 AM, India Standard Time (GMT+5:30) is canceled and its slot is free; the server will email you and the visitor.",
      expect.stringMatching(/Old.* has already started/),
      expect.stringMatching(/Ravi.* is canceled/),
      expect.stringMatching(/Ravi.* was already canceled/),
      expect.stringContaining("No call found for K7M2-9QXD"),
      expect.stringContaining(`No call found for ${"a".repeat(24)}`),
    ]);
    expect(JSON.parse((await run("show", one?.reference ?? "", "--json")).output).deliveries).toContainEqual(
      expect.objectContaining({ channel: "owner-mail", kind: "owner-cancel" }),
    );
    const again = await recordBookings(early, late);
    const tokens = again.map(({ token }) => token);
    expect(await run("cancel", ...tokens)).toMatchObject({ code: 0 });
    expect(await run("cancel", ...tokens)).toMatchObject({ code: 0 });
  });

  it("cancel doesn't cancel anything when one of several arguments isn't a reference", async () => {
    const [one] = await recordBookings(early);
    const { code, said } = await run("cancel", one?.reference ?? "", "y");
    expect([code, said]).toEqual([2, expect.stringContaining('"y" is neither a reference')]);
    expect(JSON.parse((await run("bookings", "--json")).output)).toHaveLength(1);
  });

  it("list shows a lead's slot and whether the call is booked, canceled or not booked", async () => {
    const [, cancelled] = await recordBookings(early, late, { ...over, honeypot: true });
    await run("cancel", cancelled?.token ?? "");
    const { output } = await run("list");
    expect(output).toContain(
      "  Call: Sunday, November 24, 2126 at 9:00 AM, India Standard Time (GMT+5:30)\n",
    );
    expect(output).toContain("  Call, canceled: Monday, November 25, 2126 at 9:00 AM");
    const quarantined = await run("list", "--quarantined");
    expect(quarantined.output).toContain(
      "  Call requested, not booked: Monday, November 25, 2024 at 9:00 AM",
    );
  });

  it("release books a quarantined lead's slot when it is free and in the future, or says why not", async () => {
    const wanted = { ...early, honeypot: true };
    const [first, second, past] = await recordBookings(wanted, wanted, { ...over, honeypot: true });
    const post = { ...newBooking().submission, slotStart: "tomorrow", website: "filled" };
    const [nonsense] = await record([newLead(post, { slot: { slotMinutes: 30, isOffered: false } })]);
    expect(await run("bookings", "--json")).toMatchObject({ output: "[]\n" });
    const said = [];
    for (const lead of [first, second, past, nonsense]) said.push(await run("release", lead?.id ?? ""));
    expect(said).toMatchObject([
      { code: 0, said: expect.stringContaining("is released. Its call is booked.") },
      { code: 0, said: expect.stringContaining("has been taken, so no call was booked") },
      { code: 0, said: expect.stringContaining("is in the past, so no call was booked") },
      { code: 0, said: expect.stringContaining("that wasn't offered, so no call was booked") },
    ]);
    expect(JSON.parse((await run("bookings", "--json")).output)).toHaveLength(1);
  });
});
