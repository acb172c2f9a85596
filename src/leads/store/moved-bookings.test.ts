import { beforeEach, describe, expect, it } from "vitest";
import { newBooking, slotStart } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";
import type { Store } from "./index.ts";
import { openStore } from "./index.ts";

const before = Date.parse(slotStart) - 1;

const test = withStore();
let store: Store;

beforeEach(() => {
  store = test.store;
});

describe("moving a call", () => {
  const later = "2126-11-25T03:30:00.000Z";
  const time = { slotStart: later, slotMinutes: 30, isOffered: true };
  const book = async (post = {}) => {
    const result = await store.record(newBooking(post), "off");
    if (result.kind !== "recorded" || !result.booking) throw new Error(result.kind);
    return { id: result.id, token: result.booking };
  };

  it("moves the call to the new slot only once when requested three times", async () => {
    const { token } = await book();
    const moves = await Promise.all([1, 2, 3].map(() => store.moveBooking(token, time, before)));
    expect(moves).toEqual(["moved", "moved", "moved"]);
    expect(await store.findBooking({ token })).toMatchObject({ slotStart: later, sequence: 1 });
    expect(await store.listTakenTimes(before)).toEqual([
      { startMs: Date.parse(later), endMs: Date.parse(later) + 30 * 60_000 },
    ]);
    await book({ email: "b@example.com" });
  });

  it("moves a call within its own buffer, but not into another call's", async () => {
    const { token } = await book();
    await book({ slotStart: later, email: "b@example.com" });
    const move = (slotStart: string) =>
      store.moveBooking(token, { ...time, slotStart, bufferMinutes: 15 }, before);
    expect(await move("2126-11-25T04:10:00.000Z")).toBe("taken");
    expect(await move("2126-11-25T02:50:00.000Z")).toBe("taken");
    expect(await move("2126-11-24T03:40:00.000Z")).toBe("moved");
  });

  it("queues one email to the visitor and one to the owner, and reschedules the reminder", async () => {
    const { id, token } = await book();
    await store.moveBooking(token, time, before - 1e9);
    const rows = await test.db
      .selectFrom("outbox")
      .select(["id", "state", "nextAttemptAtMs as due"])
      .execute();
    expect(rows).toContainEqual(expect.objectContaining({ id: `${id}.owner-mail.move-1`, state: "pending" }));
    expect(rows).toContainEqual(
      expect.objectContaining({ id: `${id}.visitor-mail.move-1`, state: "pending" }),
    );
    const reminder = `${id}.visitor-mail.reminder-`;
    expect(rows).toContainEqual(expect.objectContaining({ id: `${reminder}0`, state: "skipped" }));
    const due = Date.parse(later) - 24 * 60 * 60 * 1000;
    expect(rows).toContainEqual({ id: `${reminder}1`, state: "pending", due });
  });

  it("lets only one of ten calls win when two servers move them to the same slot", async () => {
    const other = await openStore(test.place, console);
    const calls = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        book({ email: `a${index}@example.com`, slotStart: `2126-11-24T0${index}:00:00.000Z` }),
      ),
    );
    const results = await Promise.all([
      ...calls.map(({ token }, index) => (index % 2 ? store : other).moveBooking(token, time, 0)),
      store.record(newBooking({ email: "new@example.com", slotStart: later }), "off"),
    ]);
    await other.close();
    const won = results.filter((result) =>
      typeof result === "string" ? result === "moved" : result.kind === "recorded",
    );
    expect(won).toHaveLength(1);
    expect(await store.listTakenTimes(0)).toHaveLength(results.includes("moved") ? 10 : 11);
  });

  it("is rejected if the time isn't offered or the call can no longer be changed", async () => {
    const { token } = await book();
    expect(await store.moveBooking(token, { ...time, isOffered: false }, before)).toBe("notOffered");
    expect(await store.moveBooking(token, { ...time, slotStart: "?", isOffered: false }, 0)).toBe(
      "notOffered",
    );
    expect(await store.moveBooking(token, time, before + 1)).toBe("past");
    expect(await store.moveBooking("unknown", time, before)).toBe("unknown");
    const move = (hour: number) =>
      store.moveBooking(token, { ...time, slotStart: `2126-11-26T${hour + 10}:00:00.000Z` }, before);
    for (let hour = 0; hour < 10; hour += 1) expect(await move(hour)).toBe("moved");
    expect(await move(10)).toBe("tooOften");
    expect(await store.cancelBooking(token, before)).toBe("cancelled");
    expect(await store.moveBooking(token, time, before)).toBe("cancelled");
    expect(await test.rows("select count(*) from bookings")).toEqual([[1]]);
  });

  it("treats a repeat of the original submission as a new booking", async () => {
    const first = await book();
    await store.moveBooking(first.token, time, before);
    expect((await book()).token).not.toBe(first.token);
  });
});
