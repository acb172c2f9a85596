import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, vi } from "vitest";
import { type ServedSite, serveBuild, writeTinyBuild } from "../server/tiny-site.ts";
import { readValue } from "./sqlite.ts";

/** A morning at the office. */
export const monday = "2026-11-23T05:50:00.000Z";

/** The first slot offered on `monday`. */
export const firstSlot = "2026-11-24T03:00:00.000Z";

/** A submission that books `firstSlot`. */
export const form = {
  formType: "schedule",
  mode: "full",
  firstName: "Asha",
  lastName: "",
  email: "asha@example.com",
  message: "About our funnel",
  slotStart: firstSlot,
  timezone: "America/St_Johns",
};

interface BookingsSite extends Pick<ServedSite, "origin" | "store" | "logged" | "dataFolder"> {
  /** ISO 8601; each test starts at `monday`. */
  clock: string;
  get(path: string): Promise<Response>;
  post(fields: object, headers?: Record<string, string>): Promise<Response>;
  postNative(
    path: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Returns the booking's token. Throws if the submission is rejected. */
  book(fields?: object): Promise<string>;
  listSlots(): Promise<string[]>;
  countRows(): Record<string, unknown>;
}

/** Serves the tiny site over a real socket to a file's tests. Each starts with an empty store and the clock at `monday`. */
export async function serveBookingsSite(): Promise<BookingsSite> {
  const build = writeTinyBuild();
  const served = await serveBuild(build.directory, { now: () => Date.parse(site.clock) });
  const { origin, store, logged, dataFolder } = served;
  const site: BookingsSite = {
    clock: monday,
    origin,
    store,
    logged,
    dataFolder,
    get: (path) => fetch(origin + path, { redirect: "manual" }),
    post: (fields, headers = {}) =>
      fetch(`${origin}/api/forms`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(fields),
      }),
    postNative: (path, fields = {}, headers = {}) => {
      const body = new URLSearchParams(fields);
      return fetch(origin + path, { method: "POST", redirect: "manual", body, headers });
    },
    async book(fields = form) {
      const response = await site.post(fields);
      const { booking } = await response.json();
      if (response.status !== 200 || typeof booking !== "string") throw new Error("The call was not booked");
      return booking;
    },
    listSlots: async () => (await (await site.get("/api/scheduling/slots")).json()).slots,
    countRows: () => {
      const tables = ["leads", "idempotency", "recent_posts", "outbox", "bookings"];
      return query((database) => {
        const count = (table: string) => readValue(database, `select count(*) from ${table}`);
        return Object.fromEntries(tables.map((table) => [table, count(table)]));
      });
    },
  };
  beforeEach(async () => {
    vi.restoreAllMocks();
    // The server caches free slots for a second, so make it cache another day's slots.
    site.clock = "2026-01-01T00:00:00.000Z";
    await site.listSlots();
    site.clock = monday;
    query((database) => database.exec("pragma foreign_keys = on; delete from leads"));
  });
  afterAll(async () => {
    await served.stop();
    build.remove();
  });
  return site;

  function query<Result>(work: (database: DatabaseSync) => Result): Result {
    const database = new DatabaseSync(join(dataFolder, "leads.db"), { timeout: 5000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  }
}

/** Returns the data that a page of the tiny site was rendered with. */
export async function shownOn(response: Response) {
  const text = /<pre>(.*)<\/pre>/s.exec(await response.text())?.[1] ?? "{}";
  return JSON.parse(text.replaceAll("&lt;", "<"));
}
