import ICAL from "ical.js";
import { describe, expect, it, vi } from "vitest";
import { bookingPath, calendarFeedPath, siteConfig } from "#config/index.ts";
import { createTokens } from "#platform/links/tokens.ts";
import { firstSlot, form, serveBookingsSite } from "#tests/support/leads/bookings-site.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

const site = await serveBookingsSite();
const second = "2026-11-24T03:30:00.000Z";

const findPath = async () => calendarFeedPath(await createTokens(site.store, "calendar").sign("calls"));

async function readFeed() {
  const response = await site.get(await findPath());
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  return { response, calendar, events };
}

const startOf = (event: ICAL.Event | undefined) => event?.startDate.toJSDate().toISOString();

describe("the owner's calendar of calls", () => {
  it("lists upcoming calls with names and links in UTC, and is neither cached nor indexed", async () => {
    const token = await site.book({ ...form, firstName: "Asha; METHOD:CANCEL", lastName: "Rao, Ltd" });
    const { response, calendar, events } = await readFeed();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe("Call with Asha; METHOD:CANCEL Rao, Ltd");
    expect(events[0]?.description).toContain(`http://localhost:3000${bookingPath(token)}`);
    expect(events[0]?.location).toBe(siteConfig.meeting);
    expect(startOf(events[0])).toBe(firstSlot);
    expect(events[0]?.endDate.toJSDate().toISOString()).toBe(second);
  });

  it("follows a moved call with the same UID and a higher sequence, and drops a canceled one", async () => {
    const token = await site.book();
    const before = (await readFeed()).events[0];
    await site.postNative(`/booking/${token}/move`, { slotStart: second });
    const after = (await readFeed()).events[0];
    expect([after?.uid, after?.sequence, startOf(after)]).toEqual([before?.uid, 1, second]);
    await site.postNative(`/booking/${token}`);
    expect((await readFeed()).events).toEqual([]);
  });

  it("keeps a call until it is over, omits held ones, and is in order", async () => {
    await site.book({ ...form, slotStart: second, email: "b@example.com" });
    await site.book();
    await site.post({ ...form, website: "x", email: "c@example.com", slotStart: "2026-11-24T05:00:00.000Z" });
    expect((await readFeed()).events.map(startOf)).toEqual([firstSlot, second]);
    site.clock = "2026-11-24T03:29:59.999Z";
    expect((await readFeed()).events.map(startOf)).toEqual([firstSlot, second]);
    site.clock = second;
    expect((await readFeed()).events.map(startOf)).toEqual([second]);
  });

  it("is a 404 page for every other token, which isn't logged", async () => {
    const path = await findPath();
    const token = path.replace(/^.calendar.|\.ics$/g, "");
    const contact = await site.post({ ...form, formType: "contact", lastName: "Rao" });
    const call = contact.headers.get("call-token");
    const wrong = [
      `${token.slice(0, -1)}A`,
      `x${token}`,
      "",
      call,
      token.replace("calls", "call"),
      "a".repeat(5000),
    ];
    for (const other of wrong) {
      const response = await site.get(`/calendar/${other}.ics`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("VCALENDAR");
    }
    await site.get(path);
    expect((await fetch(site.origin + path, { method: "POST" })).status).toBe(405);
    expect(site.logged.join("\n")).not.toContain(token.slice(0, 20));
  });

  it("is a 503 while the store is unavailable, not an empty calendar", async () => {
    vi.spyOn(site.store, "listComingBookings").mockRejectedValueOnce(new StoreUnavailableError("locked"));
    const { status, headers } = await site.get(await findPath());
    expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
  });
});
