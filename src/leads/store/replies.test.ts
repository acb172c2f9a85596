import { expect, it } from "vitest";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";

const test = withStore();
const nowMs = Date.parse("2026-11-24T06:00:00Z");

async function record(): Promise<string> {
  const post = { formType: "modal", firstName: "Asha", email: "asha@example.com", message: "Hello" };
  const result = await test.store.record(newLead(post), "off");
  if (result.kind !== "recorded") throw new Error(result.kind);
  return result.id;
}

const listAlerts = () =>
  test.rows("select id, state from outbox where kind in ('unanswered', 'overdue') order by id");

it("keeps the first of several answers that are recorded at once", async () => {
  const id = await record();
  const times = [nowMs, nowMs + 1000, nowMs + 2000];
  const changed = await Promise.all(times.map((ms) => test.store.recordAnswer(id, ms)));
  expect(changed.filter(Boolean)).toHaveLength(1);
  const lead = await test.store.findLead({ id });
  expect(lead?.answeredAt).toBe(new Date(times[changed.indexOf(true)] ?? 0).toISOString());
  expect(await test.store.recordAnswer(id, nowMs)).toBe(false);
  expect(await test.store.recordAnswer("unknown", nowMs)).toBe(false);
});

it("queues each alert once when several servers find it due, and never an earlier one after a later one", async () => {
  const id = await record();
  const queue = (kind: "unanswered" | "overdue") => test.store.queueReplyAlert({ id, kind, nowMs });
  await Promise.all([queue("unanswered"), queue("unanswered"), queue("unanswered")]);
  expect(await listAlerts()).toEqual([[`${id}.owner-mail.unanswered`, "pending"]]);
  expect(await test.store.listAwaitedReplies()).toMatchObject([{ id, replyAlerts: 1 }]);
  await Promise.all([queue("overdue"), queue("unanswered"), queue("overdue")]);
  // A mail server that was down must not deliver "due at 3 PM" after "overdue".
  expect(await listAlerts()).toEqual([
    [`${id}.owner-mail.overdue`, "pending"],
    [`${id}.owner-mail.unanswered`, "skipped"],
  ]);
  expect(await test.store.listAwaitedReplies()).toEqual([]);
  expect(await test.store.countOverdueReplies()).toBe(1);
});

it("never leaves an alert pending when the lead is answered at the same time", async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await record();
    await Promise.all([
      test.store.queueReplyAlert({ id, kind: "overdue", nowMs }),
      test.store.recordAnswer(id, nowMs),
    ]);
  }
  const rows = await listAlerts();
  expect(rows.filter(([, state]) => state !== "skipped")).toEqual([]);
  expect(await test.store.countOverdueReplies()).toBe(0);
});

it("awaits no reply to leads of an earlier version, which are stored without a number of alerts", async () => {
  const id = await record();
  await test.db.updateTable("leads").set({ replyAlerts: null }).execute();
  expect(await test.store.listAwaitedReplies()).toEqual([]);
  await test.store.queueReplyAlert({ id, kind: "overdue", nowMs });
  expect(await listAlerts()).toEqual([]);
});
