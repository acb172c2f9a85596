import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { OpenSlots, ShownBooking } from "../../bookings/index.ts";
import type { RefusedSubmission } from "../../leads/index.ts";
import { BookingPage } from "../booking/page.tsx";
import { type PageData, PageNotFound } from "../page.ts";
import { SchedulePage } from "./page.tsx";

vi.mock("../../content/content.server.ts", () => ({
  pageCopy: { scheduling: { title: "Schedule a Call", lead: "Choose a time." } },
}));

const first = "2026-11-24T03:30:00.000Z";
const slots: OpenSlots = {
  timezone: "Asia/Kolkata",
  slotMinutes: 30,
  slots: [first, "2026-11-24T04:00:00.000Z", "2026-11-25T03:30:00.000Z"],
};
const noData: PageData = { outcome: null, slots: null, booking: null };

function draw(data: Partial<PageData>, address = "/schedule"): string {
  const url = new URL(address, "https://example.test");
  return renderToStaticMarkup(SchedulePage({ ...noData, ...data, url, params: {} }));
}

const refused = (values: RefusedSubmission["values"], fields = {}): RefusedSubmission => ({
  formType: "schedule",
  mode: "full",
  error: "Why not",
  fields,
  values,
  source: "https://example.test/schedule?zone=Asia/Tokyo",
});

const radios = (html: string) => html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
const chosen = (html: string) => radios(html).filter((radio) => radio.includes("checked"));

describe("the page that offers calls (decisions: Scheduling)", () => {
  it("has a radio button for every free time, folded by day, none chosen", () => {
    const html = draw({ slots });
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).toMatch(/<details[^>]* open=""[^>]*>.*Tuesday, November 24, 2026.*<details/);
    expect(radios(html)).toHaveLength(3);
    expect(chosen(html)).toEqual([]);
    expect(html).toContain('name="formType" value="schedule"');
    expect(html).not.toContain('name="timezone"');
  });

  it("shows them in the zone that is asked for, and sends it along", () => {
    const html = draw({ slots }, "/schedule?zone=America/New_York");
    expect(html).toContain("Monday, November 23, 2026");
    expect(html).toContain("10:30 PM");
    expect(html).toMatch(
      /<span class="sr-only">Time on [^<]+<\/span><span class="field-hint"> Smaller text:/,
    );
    expect(html).toContain('name="timezone" value="America/New_York"');
    // Told by the form, for browsers that send no referrer: a refused post comes back in its zone.
    expect(html).toContain('name="source" value="https://example.test/schedule?zone=America/New_York"');
  });

  it("says that they could not be loaded, or that none is free, and leads to the contact form", () => {
    const pages: ReadonlyArray<[Partial<PageData>, string]> = [
      [{}, "The free times could not be loaded."],
      [{ slots: { ...slots, slots: [] } }, "Every time we offer is taken at the moment."],
    ];
    for (const [data, words] of pages) {
      const html = draw(data);
      expect(html).toContain(words);
      expect(html).toContain('href="/contact"');
      expect(radios(html)).toEqual([]);
    }
  });

  it("comes back with the error, what was typed and the chosen time, in the zone it was shown in", () => {
    const html = draw({ slots, outcome: refused({ firstName: "Asha", slotStart: first }) });
    expect(html).toContain("Why not");
    expect(html).toContain('value="Asha"');
    expect(chosen(html)).toEqual([expect.stringContaining(first)]);
    expect(html).toContain('name="timezone" value="Asia/Tokyo"');
  });

  it("comes back with its time where nobody can tell what is free, to be sent again", () => {
    const html = draw({ outcome: refused({ firstName: "Asha", slotStart: first }) });
    expect(html).toContain("Why not");
    expect(chosen(html)).toEqual([expect.stringContaining(first)]);
    expect(html).toContain('value="Asha"');
  });

  it("survives whatever was posted as a time", () => {
    const html = draw({ slots, outcome: refused({ slotStart: "<script>" }, { slotStart: "No time" }) });
    expect(html).toContain("No time");
    expect(chosen(html)).toEqual([]);
    expect(draw({ outcome: refused({ slotStart: "tomorrow" }) })).toContain("could not be loaded");
  });
});

describe("the page of a booked call (decisions: Scheduling)", () => {
  const booking: ShownBooking = {
    token: "AbCdEfGhIjKlMnOpQrStUvWx",
    slotStart: first,
    slotMinutes: 45,
    state: "booked",
    reference: "K7M2-9QXD",
    firstName: "Asha",
    visitorZone: "America/New_York",
    isPast: false,
  };
  const url = new URL(`https://example.test/booking/${booking.token}`);
  const show = (shown: ShownBooking | null) =>
    renderToStaticMarkup(BookingPage({ ...noData, url, params: { token: "" }, booking: shown }));

  it("says when it is for both sides, leads into calendars, and can be cancelled", () => {
    const html = show(booking);
    expect(html).toContain("Your call is booked");
    expect(html).toContain("Monday, November 23, 2026 at 10:30 PM");
    expect(html).toContain("Tuesday, November 24, 2026 at 9:00 AM");
    expect(html).toContain("K7M2-9QXD");
    expect(html).toContain(`href="/api/scheduling/bookings/${booking.token}.ics"`);
    expect(html).toContain("dates=20261124T033000Z%2F20261124T041500Z");
    expect(html).toContain(encodeURIComponent(url.href));
    expect(html).toContain(`action="/booking/${booking.token}" method="post"`);
  });

  it("says its time once to who is where the office is", () => {
    expect(show({ ...booking, visitorZone: "Asia/Kolkata" }).match(/<time/g)).toHaveLength(1);
  });

  it("offers nothing to cancel once it is cancelled or has begun, but another call", () => {
    for (const shown of [
      { ...booking, state: "cancelled" },
      { ...booking, isPast: true },
    ] as const) {
      const html = show(shown);
      expect(html).not.toContain("<form");
      expect(html).not.toContain("calendar.google.com");
      expect(html).toContain('href="/schedule"');
    }
    const cancelled = show({ ...booking, state: "cancelled" });
    expect(cancelled).toContain("Your call is cancelled");
    // The file that takes it out of the calendar.
    expect(cancelled).toContain(`href="/api/scheduling/bookings/${booking.token}.ics"`);
  });

  it("offers the file that takes a cancelled call out of a calendar, and none for a call that is over", () => {
    expect(show({ ...booking, state: "cancelled" })).toContain(".ics");
    expect(show({ ...booking, isPast: true })).not.toContain(".ics");
  });

  it("is no page without a call", () => {
    expect(() => show(null)).toThrow(PageNotFound);
  });
});
