import { describe, expect, it, vi } from "vitest";
import { filePaths } from "#config/index.ts";
import { firstSlot, form, monday, serveBookingsSite, shownOn } from "#tests/support/leads/bookings-site.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

const site = await serveBookingsSite();

describe("a booking's calendar file", () => {
  it("is served as an invitation in UTC", async () => {
    const token = await site.book({ ...form, firstName: 'Asha "A"', lastName: "Rao, B; C" });
    const response = await site.get(`/api/scheduling/bookings/${token}.ics`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const file = (await response.text()).replaceAll("\r\n ", "");
    expect(file).toMatch(/METHOD:REQUEST\r\n[\s\S]*DTSTART:20261124T030000Z\r\n/);
    expect(file).toMatch(/ATTENDEE;CN="Asha 'A' Rao, B; C";.*:mailto:asha@example\.com\r\n/);
    expect(file).toContain(`/booking/${token}\r\n`);
  });
});

const unknownTokens = ["a".repeat(24), "a".repeat(25), "..%2f..%2fleads.db", "%E0%A4%A", "é".repeat(24)];

describe("booking tokens", () => {
  it.each(unknownTokens)(
    "responds with 404 on every path with a token that was never issued: %s",
    async (token) => {
      expect((await site.get(`/api/scheduling/bookings/${token}.ics`)).status).toBe(404);
      expect((await site.get(`/booking/${token}`)).status).toBe(404);
      expect((await site.postNative(`/booking/${token}`)).status).toBe(404);
      expect((await site.postNative(`/booking/${token}/move`, { slotStart: firstSlot })).status).toBe(404);
    },
  );

  it.each(unknownTokens.slice(1))(
    "doesn't look up a malformed token, redirect to it or log an error: %s",
    async (token) => {
      const find = vi.spyOn(site.store, "findBooking");
      const cancel = vi.spyOn(site.store, "cancelBooking");
      const foreign = { origin: "https://evil.example" };
      expect((await site.get(`/booking/${token}/move`)).status).toBe(404);
      expect((await site.postNative(`/booking/${token}`, {}, foreign)).status).toBe(404);
      expect((await site.postNative(`/booking/${token}/move`, {}, foreign)).status).toBe(404);
      expect((await site.postNative(`/api/scheduling/bookings/${token}.ics`)).status).toBe(404);
      expect([find.mock.calls, cancel.mock.calls]).toEqual([[], []]);
      expect(site.logged.join("\n")).not.toContain("failed to read or change a booking");
    },
  );
});

describe("the booking page", () => {
  it("shows the booking in the visitor's time zone", async () => {
    const token = await site.book();
    const response = await site.get(`/booking/${token}`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    expect((await shownOn(response)).booking).toEqual({
      token,
      slotStart: firstSlot,
      slotMinutes: 30,
      state: "booked",
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      firstName: "Asha",
      visitorZone: "America/St_Johns",
      isPast: false,
    });
  });

  it.each(["", "Mars/Olympus", "<b>"])(
    "falls back to the office's time zone when the visitor's is %j",
    async (timezone) => {
      const token = await site.book({ ...form, timezone });
      expect((await shownOn(await site.get(`/booking/${token}`))).booking.visitorZone).toBe("Asia/Kolkata");
    },
  );

  it("cancels a call and frees its slot on POST, and accepts a second POST", async () => {
    const token = await site.book();
    for (const _time of ["first", "second"]) {
      const response = await site.postNative(`/booking/${token}`);
      expect([response.status, response.headers.get("location")]).toEqual([303, `/booking/${token}`]);
    }
    expect((await shownOn(await site.get(`/booking/${token}`))).booking.state).toBe("cancelled");
    expect(await site.listSlots()).toContain(firstSlot);
    const file = await (await site.get(`/api/scheduling/bookings/${token}.ics`)).text();
    expect(file).toContain("SEQUENCE:1\r\n");
  });

  it("doesn't cancel a call that has started", async () => {
    const token = await site.book();
    site.clock = firstSlot;
    const response = await site.postNative(`/booking/${token}`);
    expect(response.status).toBe(409);
    expect((await shownOn(response)).booking).toMatchObject({ state: "booked", isPast: true });
    site.clock = "2026-12-24T00:00:00.000Z";
    expect((await shownOn(await site.get(`/booking/${token}`))).booking).toMatchObject({ isPast: true });
    site.clock = monday;
    expect((await site.postNative(`/booking/${token}`)).status).toBe(303);
  });

  it("rejects a POST from another site", async () => {
    const token = await site.book();
    const foreign = { origin: "https://evil.example" };
    expect((await site.postNative(`/booking/${token}`, {}, foreign)).status).toBe(403);
    expect((await shownOn(await site.get(`/booking/${token}`))).booking.state).toBe("booked");
  });

  it("cancels a call only on POST", async () => {
    const token = await site.book();
    await site.get(`/booking/${token}`);
    await fetch(`${site.origin}/booking/${token}`, { method: "HEAD" });
    const response = await fetch(`${site.origin}/booking/${token}`, { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect((await shownOn(await site.get(`/booking/${token}`))).booking.state).toBe("booked");
  });

  it("responds with 503 when the store is unavailable", async () => {
    const token = await site.book();
    vi.spyOn(site.store, "cancelBooking").mockRejectedValueOnce(new StoreUnavailableError("locked"));
    const response = await site.postNative(`/booking/${token}`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await response.text()).toContain("Please try again");
  });

  it("keeps the booking token out of the log and out of leads sent from the booking page", async () => {
    const token = await site.book();
    const page = `${site.origin}/booking/${token}`;
    const contact = { ...form, formType: "contact", lastName: "Rao" };
    await site.post({ ...contact, source: `${page}?a=1`, sourcePath: `/booking/${token}` });
    await site.postNative("/api/forms", { ...contact, email: "b@example.com" }, { referer: `${page}/move` });
    const leads = await site.store.listLeads({ state: "accepted", formType: "contact", limit: 10 });
    expect(leads.map(({ source, sourcePath }) => [source, sourcePath])).toEqual([
      [`${site.origin}/booking`, "/booking"],
      [`${site.origin}/booking?a=1`, "/booking"],
    ]);
    await site.get(`/booking/${token}/move`);
    await site.get(`/%62ooking/${token}`);
    await site.get(`/booking/${token}`);
    await site.postNative(`/booking/${token}`);
    await site.get(`/api/scheduling/bookings/${token}.ics`);
    await fetch(`${site.origin}${filePaths.cspReport}`, {
      method: "POST",
      body: JSON.stringify({ "csp-report": { "document-uri": `${site.origin}/booking/${token}` } }),
    });
    expect(site.logged.join("\n")).toContain("Content-Security-Policy violated");
    expect(site.logged.join("\n")).not.toContain(token);
  });
});

describe("moving a call", () => {
  const later = "2026-11-25T04:00:00.000Z";
  const move = (token: string, slotStart: string, headers = {}) =>
    site.postNative(`/booking/${token}/move`, { slotStart }, headers);

  it("moves a call, frees its old slot and raises the calendar file's sequence", async () => {
    const token = await site.book();
    for (const _time of ["first", "second"]) {
      const response = await move(token, later);
      expect([response.status, response.headers.get("location")]).toEqual([303, `/booking/${token}`]);
    }
    const { booking, slots } = await shownOn(await site.get(`/booking/${token}`));
    expect(booking).toMatchObject({ state: "booked", slotStart: later });
    expect(slots.slots).toContain(firstSlot);
    expect(slots.slots).not.toContain(later);
    const file = await (await site.get(`/api/scheduling/bookings/${token}.ics`)).text();
    expect(file).toMatch(/METHOD:REQUEST\r\n[\s\S]*SEQUENCE:1\r\n[\s\S]*DTSTART:20261125T040000Z\r\n/);
  });

  it("responds to a move with 409, the booking page and the free slots when the slot is taken", async () => {
    const token = await site.book();
    await site.book({ ...form, email: "other@example.com", slotStart: later });
    const response = await move(token, later);
    expect(response.status).toBe(409);
    const { booking, slots, refusedMove } = await shownOn(response);
    expect(refusedMove).toEqual({
      error: "That time has just been taken. Please choose another.",
      slotStart: later,
    });
    expect(booking.slotStart).toBe(firstSlot);
    expect(slots.slots).toHaveLength(158);
  });

  it.each(["2026-11-28T03:30:00.000Z", "rubbish"])(
    "responds to a move with 422 and the booking page when %j isn't offered",
    async (slotStart) => {
      const token = await site.book();
      const response = await move(token, slotStart);
      expect(response.status).toBe(422);
      const { booking, refusedMove } = await shownOn(response);
      expect(refusedMove).toEqual({ error: "Please choose one of the times on offer", slotStart });
      expect(booking.slotStart).toBe(firstSlot);
    },
  );

  it("responds to a move with 409 and the booking page when the call is canceled or has started", async () => {
    const cancelled = await site.book();
    await site.postNative(`/booking/${cancelled}`);
    const afterCancel = await move(cancelled, later);
    expect(afterCancel.status).toBe(409);
    expect((await shownOn(afterCancel)).booking.state).toBe("cancelled");
    const token = await site.book();
    site.clock = firstSlot;
    const response = await move(token, later);
    expect(response.status).toBe(409);
    expect((await shownOn(response)).booking).toMatchObject({ isPast: true, slotStart: firstSlot });
  });

  it("rejects a move from another site, with another method or body, or with an unknown token", async () => {
    const token = await site.book();
    const path = `/booking/${token}/move`;
    expect((await move(token, later, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await fetch(site.origin + path, { method: "DELETE" })).status).toBe(405);
    expect((await fetch(site.origin + path, { method: "POST", body: "slotStart=x" })).status).toBe(415);
    expect((await move(token, later.repeat(500))).status).toBe(413);
    expect((await move("a".repeat(24), later)).status).toBe(404);
    expect((await move("..%2f..", later)).status).toBe(404);
    const reloaded = await site.get(path);
    expect([reloaded.status, reloaded.headers.get("location")]).toEqual([303, `/booking/${token}`]);
    expect((await shownOn(await site.get(`/booking/${token}`))).booking.slotStart).toBe(firstSlot);
    expect(site.logged.join("\n")).not.toContain(token);
  });
});
