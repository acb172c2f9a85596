import { expect, it } from "vitest";
import { newBooking, slotStart } from "../../tests/support/new-lead.ts";
import { withStore } from "../../tests/support/test-store.ts";
import { dayMs } from "../durations.ts";

const test = withStore();
const startMs = Date.parse(slotStart);
const endMs = startMs + 30 * 60_000;

async function book(): Promise<{ id: string; token: string }> {
  test.nowMs = startMs - 40 * dayMs;
  const result = await test.store.record(newBooking(), "off");
  if (result.kind !== "recorded" || !result.booking) throw new Error("not booked");
  return { id: result.id, token: result.booking };
}

const isOlderThan30Days = () => ({ receivedBeforeMs: (test.nowMs ?? 0) - 30 * dayMs });

it("doesn't erase an old lead until its call is over", async () => {
  const { id } = await book();
  test.nowMs = endMs - 1;
  expect(await test.store.listErasable(isOlderThan30Days(), 10)).toEqual([]);
  expect(await test.store.countErasable(isOlderThan30Days())).toBe(0);
  test.nowMs = endMs;
  expect(await test.store.listErasable(isOlderThan30Days(), 10)).toEqual([id]);
  expect(await test.store.countErasable(isOlderThan30Days())).toBe(1);
});

it("erases an old lead before its call if the call is canceled or the visitor asks for it", async () => {
  const { id, token } = await book();
  test.nowMs = startMs - dayMs;
  expect(await test.store.listErasable({ ids: [id] }, 10)).toEqual([id]);
  expect(await test.store.listErasable({ email: "Asha@example.com" }, 10)).toEqual([id]);
  await test.store.cancelBooking(token, test.nowMs);
  expect(await test.store.listErasable(isOlderThan30Days(), 10)).toEqual([id]);
});
