import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type ServedSite,
  serveBuild,
  type TinyBuild,
  writeTinyBuild,
} from "../../tests/support/tiny-site.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

// Calls as a stranger meets them: over real sockets and a real store, with a clock that a test sets.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** A Monday morning at the office. */
const monday = "2026-11-23T05:50:00.000Z";
const firstSlot = "2026-11-24T03:30:00.000Z";

let build: TinyBuild;
let site: ServedSite;
let clock: string;

beforeAll(async () => {
  build = writeTinyBuild();
  site = await serveBuild(build.directory, { now: () => Date.parse(clock) });
});
afterAll(async () => {
  await site.stop();
  build.remove();
});

beforeEach(() => {
  clock = monday;
});
afterEach(() => {
  vi.restoreAllMocks();
  ask((database) => {
    database.pragma("foreign_keys = ON");
    database.exec("delete from leads");
  });
});

const form = {
  formType: "schedule",
  mode: "full",
  firstName: "Asha",
  lastName: "",
  email: "asha@example.com",
  message: "About our funnel",
  slotStart: firstSlot,
  timezone: "America/St_Johns",
};

const get = (path: string) => fetch(site.origin + path, { redirect: "manual" });

function post(fields: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.origin}/api/forms`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(fields),
  });
}

function postNative(path: string, fields: Record<string, string> = {}, headers = {}): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(site.origin + path, { method: "POST", redirect: "manual", body, headers });
}

async function book(fields: object = form): Promise<string> {
  const response = await post(fields);
  expect(response.status).toBe(200);
  const { booking } = await response.json();
  return booking;
}

async function listSlots(): Promise<string[]> {
  return (await (await get("/api/scheduling/slots")).json()).slots;
}

function ask<Answer>(work: (database: Database.Database) => Answer): Answer {
  const database = new Database(join(site.dataFolder, "leads.db"));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** How many rows each table holds. */
function countRows(): Record<string, unknown> {
  const tables = ["leads", "idempotency", "recent_posts", "outbox", "bookings"];
  return ask((database) => {
    const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get();
    return Object.fromEntries(tables.map((table) => [table, count(table)]));
  });
}

const nothing = { leads: 0, idempotency: 0, recent_posts: 0, outbox: 0, bookings: 0 };

/** The data that the page was rendered with. */
async function shownOn(response: Response) {
  const text = /<pre>(.*)<\/pre>/s.exec(await response.text())?.[1] ?? "{}";
  return JSON.parse(text.replaceAll("&lt;", "<"));
}

describe("GET /api/scheduling/slots", () => {
  it("lists the free times, ascending and not to be kept", async () => {
    const response = await get("/api/scheduling/slots");
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const { timezone, slotMinutes, slots } = await response.json();
    expect([timezone, slotMinutes, slots.length, slots[0]]).toEqual(["Asia/Kolkata", 30, 180, firstSlot]);
    expect(slots).toEqual(slots.toSorted());
  });

  it("leaves out what is booked", async () => {
    await book();
    expect(await listSlots()).toHaveLength(179);
    expect(await listSlots()).not.toContain(firstSlot);
  });

  it.each(["POST", "PUT", "DELETE"])("is only read: %s is 405", async (method) => {
    for (const path of ["/api/scheduling/slots", `/api/scheduling/bookings/${"a".repeat(24)}.ics`]) {
      const response = await fetch(site.origin + path, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      expect(await response.json()).toMatchObject({ ok: false });
    }
  });

  it("says so with 503 when the store cannot be read", async () => {
    vi.spyOn(site.store.bookings, "listTaken").mockRejectedValueOnce(new StoreUnavailableError("locked"));
    const response = await get("/api/scheduling/slots");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await response.json()).toMatchObject({ ok: false, error: expect.stringContaining("try again") });
  });
});

describe("a request for a call", () => {
  it("is stored with its booking, and answered with both", async () => {
    const response = await post(form);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ok: true,
      id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      booking: expect.stringMatching(/^[\w-]{24}$/),
    });
    expect(countRows()).toEqual({ leads: 1, idempotency: 0, recent_posts: 1, outbox: 2, bookings: 1 });
  });

  it("wins its time alone out of fifty at once; the others leave no row behind", async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post({ ...form, email: `asha${index}@example.com` }, { "idempotency-key": `key ${index}` }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(countRows()).toEqual({ leads: 1, idempotency: 1, recent_posts: 1, outbox: 2, bookings: 1 });
    const loser = responses.find(({ status }) => status === 409);
    expect(await loser?.json()).toEqual({
      ok: false,
      error: "That time has just been taken. Please choose another.",
      fields: { slotStart: expect.stringMatching(/^[A-Z].+/) },
    });
  });

  it("takes nobody else's time back: those who ask for others beside it are all booked", async () => {
    const slots = (await listSlots()).slice(0, 20);
    const responses = await Promise.all(
      [...slots, ...slots].map((slotStart, index) =>
        post({ ...form, slotStart, email: `asha${index}@example.com` }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(20);
    expect(countRows()).toMatchObject({ leads: 20, bookings: 20 });
    expect(await listSlots()).toHaveLength(160);
  });

  it("may be sent under its key again after 409, for another time", async () => {
    await book();
    const headers = { "idempotency-key": "k" };
    expect((await post({ ...form, email: "b@example.com" }, headers)).status).toBe(409);
    expect(
      (await post({ ...form, email: "b@example.com", slotStart: "2026-11-24T04:00:00.000Z" }, headers))
        .status,
    ).toBe(200);
  });

  it("that is pressed twice is one booking with one token", async () => {
    const headers = { "idempotency-key": "k" };
    const answers = await Promise.all([post(form, headers), post(form, headers), post(form, headers)]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(bodies.map(({ booking }) => booking)).size).toBe(1);
    expect(countRows()).toMatchObject({ leads: 1, bookings: 1 });
  });

  it("is given its first answer again even when its time is today by now", async () => {
    const headers = { "idempotency-key": "k" };
    const first = await (await post(form, headers)).json();
    clock = "2026-11-24T03:00:00.000Z";
    expect(await (await post(form, headers)).json()).toEqual(first);
  });

  it("whose key was used for another time is 422, and books nothing", async () => {
    const headers = { "idempotency-key": "k" };
    await post(form, headers);
    const response = await post({ ...form, slotStart: "2026-11-24T04:00:00.000Z" }, headers);
    expect(response.status).toBe(422);
    expect(countRows()).toMatchObject({ leads: 1, bookings: 1 });
  });

  const neverOffered: [string, unknown][] = [
    ["past", "2026-11-20T03:30:00.000Z"],
    ["today", "2026-11-23T09:00:00.000Z"],
    ["before the office opens", "2026-11-24T03:00:00.000Z"],
    ["when it closes", "2026-11-24T12:30:00.000Z"],
    ["between two slots", "2026-11-24T03:45:00.000Z"],
    ["on a Saturday", "2026-11-28T03:30:00.000Z"],
    ["the eleventh business day", "2026-12-08T03:30:00.000Z"],
    ["a day that does not exist", "2026-11-31T03:30:00.000Z"],
    ["with an offset", "2026-11-24T09:00:00+05:30"],
    ["a millisecond beside", "2026-11-24T03:30:00.001Z"],
    ["in the office's clock", "2026-11-24 09:00"],
    ["no time at all", "tomorrow"],
    ["empty", ""],
    ["a number", 1_795_491_000_000],
    ["a list", [firstSlot]],
    ["hostile", "2026-11-24T03:30:00.000Z'; drop table bookings; --"],
    ["very long", "2".repeat(5000)],
    ["left out", undefined],
  ];
  it.each(neverOffered)("for a time that is %s: 422 and nothing stored", async (_name, slotStart) => {
    const response = await post({ ...form, slotStart });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      ok: false,
      fields: { slotStart: expect.stringMatching(/^[A-Z].+/) },
    });
    expect(countRows()).toEqual(nothing);
  });

  it("is judged by the clock at its arrival, put forward and back since the times were shown", async () => {
    const [shown = ""] = await listSlots();
    clock = "2026-11-23T18:30:00.000Z";
    expect((await post({ ...form, slotStart: shown })).status).toBe(422);
    clock = "2026-11-23T18:29:59.999Z";
    expect((await post({ ...form, slotStart: shown })).status).toBe(200);
    clock = "2026-11-01T00:00:00.000Z";
    expect((await post({ ...form, slotStart: "2026-11-25T03:30:00.000Z" })).status).toBe(422);
    clock = monday;
    expect((await post({ ...form, slotStart: "2026-11-25T03:30:00.000Z" })).status).toBe(200);
  });

  it("with a filled honeypot is told a success and blocks no time", async () => {
    const response = await post({ ...form, website: "x" });
    expect([response.status, await response.json()]).toEqual([200, { ok: true, id: expect.any(String) }]);
    expect(await listSlots()).toContain(firstSlot);
    expect((await post({ ...form, website: "x", slotStart: "rubbish" })).status).toBe(200);
    await book();
  });
});

describe("a request for a call without JavaScript", () => {
  it("leads to the page of its booking; the same again within a minute to the same", async () => {
    const first = await postNative("/api/forms", form);
    const again = await postNative("/api/forms", form);
    expect([first.status, again.status]).toEqual([303, 303]);
    expect(first.headers.get("location")).toMatch(/^\/booking\/[\w-]{24}$/);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(countRows()).toMatchObject({ leads: 1, bookings: 1 });
  });

  it("comes back with 409, what was typed and the times that are free now", async () => {
    await book();
    const response = await postNative("/api/forms", { ...form, firstName: "Ravi" });
    expect(response.status).toBe(409);
    const { outcome, slots } = await shownOn(response);
    expect(outcome).toMatchObject({
      error: "That time has just been taken. Please choose another.",
      fields: { slotStart: expect.any(String) },
      values: { firstName: "Ravi", message: form.message, slotStart: firstSlot },
    });
    expect(slots.slots).toHaveLength(179);
  });

  it("comes back with 422 for a time that was never offered", async () => {
    const response = await postNative("/api/forms", { ...form, slotStart: "2026-11-28T03:30:00.000Z" });
    expect(response.status).toBe(422);
    expect((await shownOn(response)).outcome.fields).toHaveProperty("slotStart");
  });

  it("with a filled honeypot is thanked like any other, and has no booking to show", async () => {
    const response = await postNative("/api/forms", { ...form, website: "x" });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/contact\?sent=/),
    ]);
  });

  it("shows the page with the free times", async () => {
    const response = await get("/schedule");
    expect(response.status).toBe(200);
    expect((await shownOn(response)).slots.slots).toHaveLength(180);
  });
});

describe("the calendar file of a booking", () => {
  it("holds the call in UTC", async () => {
    const token = await book({ ...form, firstName: 'Asha "A"', lastName: "Rao, B; C" });
    const response = await get(`/api/scheduling/bookings/${token}.ics`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const file = (await response.text()).replaceAll("\r\n ", "");
    for (const line of [
      "METHOD:REQUEST",
      "DTSTART:20261124T033000Z",
      "DTEND:20261124T040000Z",
      "SEQUENCE:0",
    ]) {
      expect(file).toContain(`${line}\r\n`);
    }
    expect(file).toMatch(/ATTENDEE;CN="Asha 'A' Rao, B; C";.*:mailto:asha@example\.com\r\n/);
    expect(file).toMatch(/UID:[0-9A-Z]{26}@localhost\r\n/);
    expect(file).toContain(`/booking/${token}\r\n`);
  });

  it("of a cancelled one takes it back under the same UID", async () => {
    const token = await book();
    const path = `/api/scheduling/bookings/${token}.ics`;
    const uidOf = (file: string) => /UID:.*/.exec(file)?.[0];
    const booked = await (await get(path)).text();
    await postNative(`/booking/${token}`);
    const cancelled = await (await get(path)).text();
    expect(cancelled).toMatch(/METHOD:CANCEL\r\n[\s\S]*SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED\r\n/);
    expect(uidOf(cancelled)).toBe(uidOf(booked));
  });
});

const noTokens = [
  "a".repeat(24),
  "a".repeat(23),
  "a".repeat(25),
  `${"a".repeat(23)}.`,
  "%00".repeat(8),
  "..%2f..%2fleads.db",
  "%E0%A4%A",
  "'%20or%201=1--",
  "é".repeat(24),
];

describe("a token that nobody was given", () => {
  it.each(noTokens)("%s: 404, and only what could be one is asked of the store", async (token) => {
    const find = vi.spyOn(site.store.bookings, "find");
    const cancel = vi.spyOn(site.store.bookings, "cancel");
    expect((await get(`/api/scheduling/bookings/${token}.ics`)).status).toBe(404);
    expect((await get(`/booking/${token}`)).status).toBe(404);
    expect((await postNative(`/booking/${token}`)).status).toBe(404);
    const asked = find.mock.calls.length + cancel.mock.calls.length;
    expect(asked).toBe(token === noTokens[0] ? 3 : 0);
  });

  it("is not taken for one without its ending", async () => {
    const token = await book();
    expect((await get(`/api/scheduling/bookings/${token}`)).status).toBe(404);
    expect((await get(`/api/scheduling/bookings/${token}.pdf`)).status).toBe(404);
  });

  it("is unlike any other that was given", async () => {
    const slots = (await listSlots()).slice(0, 30);
    const tokens = await Promise.all(slots.map((slotStart) => book({ ...form, slotStart })));
    expect(new Set(tokens).size).toBe(30);
    const bytes = tokens.map((token) => Buffer.from(token, "base64url"));
    expect(new Set(bytes.map(({ length }) => length))).toEqual(new Set([18]));
  });
});

describe("the page of a booking", () => {
  it("is given the call and the visitor's zone", async () => {
    const token = await book();
    const response = await get(`/booking/${token}`);
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
    "takes the office's zone where the visitor's is %j",
    async (timezone) => {
      const token = await book({ ...form, timezone });
      expect((await shownOn(await get(`/booking/${token}`))).booking.visitorZone).toBe("Asia/Kolkata");
    },
  );

  it("cancels with a post: its time is free again, twice is no error, and the page says so", async () => {
    const token = await book();
    for (const _time of ["first", "second"]) {
      const response = await postNative(`/booking/${token}`);
      expect([response.status, response.headers.get("location")]).toEqual([303, `/booking/${token}`]);
    }
    expect((await shownOn(await get(`/booking/${token}`))).booking.state).toBe("cancelled");
    expect(await listSlots()).toContain(firstSlot);
    const file = await (await get(`/api/scheduling/bookings/${token}.ics`)).text();
    expect(file).toContain("SEQUENCE:1\r\n");
  });

  it("of a cancelled call lets the same visitor book the same time again at once", async () => {
    const first = (await postNative("/api/forms", form)).headers.get("location") ?? "";
    await postNative(first);
    const second = (await postNative("/api/forms", form)).headers.get("location") ?? "";
    expect(second).toMatch(/^\/booking\//);
    expect(second).not.toBe(first);
    expect((await shownOn(await get(second))).booking.state).toBe("booked");
  });

  it("of a call that has begun cannot cancel it, and says so", async () => {
    const token = await book();
    clock = firstSlot;
    const response = await postNative(`/booking/${token}`);
    expect(response.status).toBe(409);
    expect((await shownOn(response)).booking).toMatchObject({ state: "booked", isPast: true });
    clock = "2026-12-24T00:00:00.000Z";
    expect((await shownOn(await get(`/booking/${token}`))).booking).toMatchObject({ isPast: true });
    clock = monday;
    expect((await postNative(`/booking/${token}`)).status).toBe(303);
  });

  it.each([
    [{ origin: "https://evil.example" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
  ])("is not cancelled from another site: %j", async (headers) => {
    const token = await book();
    expect((await postNative(`/booking/${token}`, {}, headers)).status).toBe(403);
    expect((await shownOn(await get(`/booking/${token}`))).booking.state).toBe("booked");
  });

  it("is not cancelled by reading it, nor by another method", async () => {
    const token = await book();
    await get(`/booking/${token}`);
    await fetch(`${site.origin}/booking/${token}`, { method: "HEAD" });
    const response = await fetch(`${site.origin}/booking/${token}`, { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect((await shownOn(await get(`/booking/${token}`))).booking.state).toBe("booked");
  });

  it("says with 503 that nothing was changed when the store cannot be asked", async () => {
    const token = await book();
    vi.spyOn(site.store.bookings, "cancel").mockRejectedValueOnce(new StoreUnavailableError("locked"));
    const response = await postNative(`/booking/${token}`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await response.text()).toContain("nothing was changed");
  });

  it("leaves its token out of the log", async () => {
    const token = await book();
    await get(`/booking/${token}`);
    await postNative(`/booking/${token}`);
    await get(`/api/scheduling/bookings/${token}.ics`);
    expect(site.logged.length).toBeGreaterThan(3);
    expect(site.logged.join("\n")).not.toContain(token);
  });
});
