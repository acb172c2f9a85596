import { expect, it } from "vitest";
import { dayMs } from "#platform/time/durations.ts";
import { newBooking, slotStart } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";
import type { DeliveryResult } from "./index.ts";

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

it("counts deliveries that arrived or might have, by channel", async () => {
  const channels = ["webhook", "hubspot", "slack", "fax"];
  const result = await test.store.record(newBooking({}, { channels }), "off");
  const id = result.kind === "recorded" ? result.id : "";
  const nowMs = Date.now();
  test.nowMs = nowMs;
  const settle = async (channel: string, result: DeliveryResult) => {
    const [claimed] = await test.store.claimDeliveries({
      channel,
      nowMs: nowMs + 1,
      leaseMs: 1000,
      count: 1,
    });
    if (claimed) await test.store.settleDelivery({ ...claimed, nowMs, result });
  };
  await settle("owner-mail", { state: "delivered" });
  const failure = { reason: "timeout", nextAttemptAtMs: nowMs };
  await settle("webhook", { state: "pending", failure, deliveredTo: [] });
  await settle("hubspot", { state: "delivered", reason: "There was nothing to send." });
  // In flight.
  await test.store.claimDeliveries({ channel: "slack", nowMs: nowMs + 1, leaseMs: 1000, count: 1 });
  expect(await test.store.eraseLeads([id], [])).toMatchObject({
    delivered: { "owner-mail": 1, webhook: 1, slack: 1 },
  });
});

it("replaces an erased lead's deliveries with one that contains only its id, due after an attempt in flight", async () => {
  const result = await test.store.record(newBooking({}, { channels: ["webhook"] }), "off");
  const id = result.kind === "recorded" ? result.id : "";
  const nowMs = Date.now();
  const [claimed] = await test.store.claimDeliveries({
    channel: "webhook",
    nowMs,
    leaseMs: 90_000,
    count: 1,
  });
  await test.store.eraseLeads([id], ["webhook"]);
  const columns = "id, lead_id, state, next_attempt_at_ms";
  expect(await test.rows(`select ${columns} from outbox`)).toEqual([
    [`${id}.webhook.erased`, null, "pending", claimed?.lockedUntilMs],
  ]);
});
