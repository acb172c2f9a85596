import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { siteConfig } from "#config/index.ts";
import type { OpenSlots, ShownBooking } from "#leads/bookings/index.ts";
import type { RefusedSubmission } from "#leads/forms/index.ts";
import { removeMeeting } from "#tests/support/leads/meeting.ts";
import { bookingPage } from "../booking/page.tsx";
import type { Page, RequestData } from "../define-page.ts";
import { noRequestData } from "../page-table.ts";
import { schedulePage } from "./page.tsx";

vi.mock("#content/publication/content.server.ts", () => ({
  builtPageCopy: { scheduling: { title: "Schedule a Call", lead: "Choose a time." } },
  findContactPerson: () => ({ id: "ilse", name: "Ilse", role: "Strategist", before: "Set prices" }),
}));

const first = "2026-11-24T03:30:00.000Z";
const slots: OpenSlots = {
  timezone: "Asia/Kolkata",
  slotMinutes: 30,
  slots: [first, "2026-11-24T04:00:00.000Z", "2026-11-25T03:30:00.000Z"],
};
/** Returns the page's HTML at a path, or an empty string if the page doesn't exist. */
async function render(page: Page, path: string, data: Partial<RequestData>): Promise<string> {
  const loaded = await page.load(new URL(path, "https://example.test"), { ...noRequestData, ...data });
  return renderToStaticMarkup(loaded?.renderBody());
}

const renderSchedule = (data: Partial<RequestData>, path = "/schedule") => render(schedulePage, path, data);

const refusedForm = (values: RefusedSubmission["values"], fields = {}): RefusedSubmission => ({
  formType: "schedule",
  mode: "full",
  error: "Why not",
  fields,
  values,
  source: "https://example.test/schedule?zone=Asia/Tokyo",
});

const radios = (html: string) => html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
const chosen = (html: string) => radios(html).filter((radio) => radio.includes("checked"));

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

describe("the scheduling page (spec: Scheduling)", () => {
  it("shows an unchecked radio button for every slot, grouped by day", async () => {
    const html = await renderSchedule({ slots });
    expect(html.match(/accordion-part/g)).toHaveLength(2);
    expect(html).toMatch(/<details[^>]* open=""[^>]*>.*Tuesday, November 24, 2026.*<details/);
    expect(radios(html)).toHaveLength(3);
    expect(chosen(html)).toEqual([]);
    expect(html).toContain('name="formType" value="schedule"');
    expect(html).not.toContain('name="timezone"');
  });

  it("chooses the time from a link, in the visitor's zone too, and keeps it when the zone changes", async () => {
    const html = await renderSchedule({ slots }, "/schedule?time=2026-11-25T03:30:00Z&zone=America/New_York");
    expect(chosen(html)).toEqual([expect.stringContaining('value="2026-11-25T03:30:00.000Z"')]);
    expect(html).toMatch(/<details[^>]* open=""[^>]*>.*Tuesday, November 24, 2026/);
    expect(html).toContain('name="time" value="2026-11-25T03:30:00Z"');
    expect(html).not.toContain('role="alert"');
  });

  it("says that the time from a link is no longer free, and offers the others", async () => {
    const html = await renderSchedule({ slots }, "/schedule?time=2026-11-25T04:00:00.000Z");
    expect(html).toContain("That time is no longer free. Please choose another.");
    expect(html).toMatch(/<details[^>]* open=""[^>]*>.*Wednesday, November 25, 2026/);
    expect(radios(html)).toHaveLength(3);
    expect(chosen(html)).toEqual([]);
  });

  it.each(["tomorrow", "<b>", ""])("ignores an invalid time: %j", async (time) => {
    const html = await renderSchedule({ slots }, `/schedule?time=${encodeURIComponent(time)}`);
    expect(html).not.toMatch(/role="alert"|<b>/);
    expect(chosen(html)).toEqual([]);
  });

  const caller = { token: "01A.b-_.c", reference: "K7M2-9QXD", booking: null };

  it("asks only for a time if the visitor has already sent a contact form", async () => {
    const html = await renderSchedule({ slots, caller }, "/schedule?call=01A.b-_.c&zone=Asia/Tokyo");
    expect(html).toContain("K7M2-9QXD");
    expect(html).toMatch(/<form[^>]* action="\/booking"[^>]* method="post"/);
    expect(html.match(/<input[^>]*name="call" value="01A.b-_.c"/g)).toHaveLength(2);
    expect(html).toContain('name="timezone" value="Asia/Tokyo"');
    expect(html).not.toMatch(/name="(firstName|email|message|formType|website)"/);
    expect(radios(html)).toHaveLength(3);
  });

  it("shows that visitor why the call wasn't booked, and keeps the chosen time", async () => {
    const refusedMove = { error: "Just taken.", slotStart: first };
    const html = await renderSchedule({ slots, caller, refusedMove });
    expect(html).toMatch(/role="alert".*Just taken\./);
    expect(chosen(html)).toEqual([expect.stringContaining(`value="${first}"`)]);
  });

  it.each([
    ["booked", "Your request already has a call", "/booking/tttttttttttttttttttttttt"],
    ["cancelled", "The call for this request was canceled", "/schedule"],
  ] as const)("says that the request already has a call: %s", async (state, heading, path) => {
    const shown = { ...booking, state, token: "t".repeat(24) };
    const html = await renderSchedule({ slots, caller: { ...caller, booking: shown } });
    expect(html).toContain(heading);
    expect(html).toContain(`href="${path}"`);
    expect(html).not.toContain("<form");
  });

  it("shows slots in the requested time zone and submits it", async () => {
    const html = await renderSchedule({ slots }, "/schedule?zone=America/New_York");
    expect(html).toContain("Monday, November 23, 2026");
    expect(html).toContain("10:30 PM");
    expect(html).toMatch(/<span class="sr-only">Time on [^<]+<\/span><span class="field-hint"> Below each:/);
    expect(html).toContain('name="timezone" value="America/New_York"');
    // The form contains the time zone for a rejected submission, because some browsers don't send a referrer.
    expect(html).toContain('name="source" value="https://example.test/schedule?zone=America/New_York"');
  });

  it("offers another way if nearly all times are at night for the visitor", async () => {
    const words = "Most of these times are at night where you are.";
    expect(await renderSchedule({ slots }, "/schedule?zone=America/New_York")).toContain(words);
    for (const zone of ["Asia/Kolkata", "Asia/Tokyo"])
      expect(await renderSchedule({ slots }, `/schedule?zone=${zone}`)).not.toContain(words);
  });

  it("links to the contact form if slots can't be loaded or none are free", async () => {
    const pages: ReadonlyArray<[Partial<RequestData>, string]> = [
      [{}, "The free times could not be loaded."],
      [{ slots: { ...slots, slots: [] } }, "Every time we offer is taken at the moment."],
    ];
    for (const [data, words] of pages) {
      const html = await renderSchedule(data);
      expect(html).toContain(words);
      expect(html).toContain('href="/contact"');
      expect(radios(html)).toEqual([]);
    }
  });

  it("shows a rejected submission with its error, values, chosen slot and time zone", async () => {
    const html = await renderSchedule({
      slots,
      refused: refusedForm({ firstName: "Asha", slotStart: first }),
    });
    expect(html).toContain("Why not");
    expect(html).toContain('value="Asha"');
    expect(chosen(html)).toEqual([expect.stringContaining(first)]);
    expect(html).toContain('name="timezone" value="Asia/Tokyo"');
  });

  it("shows a rejected submission with its chosen slot even if slots can't be loaded", async () => {
    const html = await renderSchedule({ refused: refusedForm({ firstName: "Asha", slotStart: first }) });
    expect(html).toContain("Why not");
    expect(chosen(html)).toEqual([expect.stringContaining(first)]);
    expect(html).toContain('value="Asha"');
  });

  it("tolerates any submitted slot value", async () => {
    const html = await renderSchedule({
      slots,
      refused: refusedForm({ slotStart: "<script>" }, { slotStart: "No time" }),
    });
    expect(html).toContain("No time");
    expect(chosen(html)).toEqual([]);
    expect(await renderSchedule({ refused: refusedForm({ slotStart: "tomorrow" }) })).toContain(
      "could not be loaded",
    );
  });
});

describe("the booking page (spec: Scheduling)", () => {
  const path = `/booking/${booking.token}`;
  const show = (shown: ShownBooking | null) => render(bookingPage, path, { booking: shown });

  it("shows the time in both time zones, calendar links and a cancel button", async () => {
    const html = await show(booking);
    expect(html).toContain("Your call is booked");
    expect(html).toContain("Monday, November 23, 2026 at 10:30 PM");
    expect(html).toContain("Tuesday, November 24, 2026 at 9:00 AM");
    expect(html).toContain("K7M2-9QXD");
    expect(html).toContain(`href="/api/scheduling/bookings/${booking.token}.ics"`);
    expect(html).toContain("dates=20261124T033000Z%2F20261124T041500Z");
    expect(html).toContain(encodeURIComponent(`https://example.test${path}`));
    expect(html).toContain(`action="/booking/${booking.token}" method="post"`);
  });

  it("shows the time only once if the visitor is in the office's time zone", async () => {
    expect((await show({ ...booking, visitorZone: "Asia/Kolkata" })).match(/<time/g)).toHaveLength(1);
  });

  it("names who prepares the call until it starts", async () => {
    const words = '<a href="/about#ilse" class="link font-semibold">Ilse</a> has your request';
    expect(await show(booking)).toContain(words);
    expect(await renderSchedule({ slots })).toContain("Ilse</a> reads your message before the call.");
    for (const later of [{ isPast: true }, { state: "cancelled" }] as const)
      expect(await show({ ...booking, ...later })).not.toContain("Ilse");
  });

  it("says how to join the call until it starts", async () => {
    expect(await show(booking)).toContain(`href="${siteConfig.meeting}"`);
    expect(await show({ ...booking, isPast: true })).not.toContain("Join the call");
  });

  it("omits how to join the call if site.config.ts doesn't have a `meeting`", async () => {
    removeMeeting();
    expect(await show(booking)).not.toMatch(/Join the call|location=|undefined/);
  });

  it("replaces the cancel button with a link to book again after the call is canceled or has started", async () => {
    for (const shown of [
      { ...booking, state: "cancelled" },
      { ...booking, isPast: true },
    ] as const) {
      const html = await show(shown);
      expect(html).not.toContain("<form");
      expect(html).not.toContain("calendar.google.com");
      expect(html).toContain('href="/schedule"');
    }
  });

  it("links to the calendar file for a canceled booking, but not for a past one", async () => {
    const cancelled = await show({ ...booking, state: "cancelled" });
    expect(cancelled).toContain("Your call is canceled");
    expect(cancelled).toContain(`href="/api/scheduling/bookings/${booking.token}.ics"`);
    expect(await show({ ...booking, isPast: true })).not.toContain(".ics");
  });

  it("renders nothing if there is no booking or the token doesn't match", async () => {
    expect(await show(null)).toBe("");
    expect(await show({ ...booking, token: "another" })).toBe("");
  });
});
