import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { newBooking, newLead } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";
import type { OwnerAction } from "../forms/index.ts";
import { backupsFolder, openStore, readErasures, type Store } from "../store/index.ts";
import { listActions, type StoredLead } from "./owner-actions.ts";

const test = withStore();
let servers: Store[];

beforeEach(async () => {
  servers = [test.store, await openStore(test.place, console)];
});

afterEach(async () => {
  await servers[1]?.close();
});

const contact = { formType: "contact", mode: "full", firstName: "Asha", email: "asha@example.com" };
const submission = newLead(
  { ...contact, lastName: "Rao", message: "Hello there" },
  { channels: ["webhook"] },
);

async function record(lead = submission): Promise<string> {
  const result = await test.store.record(lead, "off");
  if (result.kind !== "recorded") throw new Error(result.kind);
  return result.id;
}

async function read(id: string): Promise<StoredLead> {
  const lead = await test.store.findLead({ id });
  if (!lead) throw new Error("The lead is gone.");
  const booking = await test.store.findBooking({ leadId: id });
  return { lead, booking, deliveries: await test.store.listDeliveriesOf(id) };
}

/** Presses a button on a page that showed `seen`. Returns whether it did anything. */
async function press(action: OwnerAction, id: string, seen?: string): Promise<boolean> {
  const offered = listActions(await read(id), partsOf(test.store)).find((one) => one.action === action);
  if (!offered || (seen ?? offered.seen) !== offered.seen) return false;
  await offered.act();
  return true;
}

function partsOf(store: Store, nowMs = Date.now()) {
  const settings = readSettings({
    DATA_DIR: test.place.dataDir,
    WEBHOOK_URL: "https://crm.example/hook",
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
  });
  return { store, settings, now: () => nowMs };
}

/** Presses a button on two servers at once, at different times by their clocks. */
async function pressTwice(action: OwnerAction, id: string): Promise<void> {
  const stored = await read(id);
  const nowMs = Date.now();
  const presses = servers.map((server, index) => offeredOf(action, stored, server, nowMs + 1000 * index));
  await Promise.all(presses.map(({ act }) => act()));
}

function offeredOf(action: OwnerAction, stored: StoredLead, store = test.store, nowMs = Date.now()) {
  const offered = listActions(stored, partsOf(store, nowMs)).find((one) => one.action === action);
  if (!offered) throw new Error(`${action} isn't offered.`);
  return offered;
}

async function failWebhook(id: string, atMs: number): Promise<void> {
  const claimed = await test.store.claimDeliveries({ channel: "webhook", nowMs: atMs, leaseMs: 1, count: 1 });
  const result = { state: "failed", reason: "410", deliveredTo: [] } as const;
  for (const one of claimed) await test.store.settleDelivery({ ...one, nowMs: atMs, result });
  expect((await read(id)).deliveries.find(({ channel }) => channel === "webhook")?.state).toBe("failed");
}

const namesOf = (stored: StoredLead, nowMs = Date.now()) =>
  listActions(stored, partsOf(test.store, nowMs)).map(({ action }) => action);

describe("the actions offered for a lead", () => {
  it("are releasing while a lead is quarantined, answering until it is answered, and always erasing", async () => {
    const held = await record({ ...submission, honeypot: true });
    expect(namesOf(await read(held))).toEqual(["release", "erase"]);
    const id = await record();
    expect(namesOf(await read(id))).toEqual(["answered", "erase"]);
    await test.store.recordAnswer(id, Date.now());
    expect(namesOf(await read(id))).toEqual(["erase"]);
  });

  it("include canceling until the call begins or is canceled", async () => {
    const id = await record(newBooking());
    const stored = await read(id);
    const startMs = Date.parse(stored.booking?.slotStart ?? "");
    expect(namesOf(stored, startMs - 1)).toContain("cancel");
    expect(namesOf(stored, startMs)).not.toContain("cancel");
    await press("cancel", id);
    expect(namesOf(await read(id))).not.toContain("cancel");
  });

  it("include delivering again only while a delivery has failed, and dismissing it until it was dismissed", async () => {
    const id = await record();
    await failWebhook(id, Date.now());
    expect(namesOf(await read(id))).toEqual(["answered", "redeliver", "dismiss", "erase"]);
    await press("dismiss", id);
    expect(namesOf(await read(id))).toEqual(["answered", "redeliver", "erase"]);
    await press("redeliver", id);
    expect(namesOf(await read(id))).toEqual(["answered", "erase"]);
  });
});

describe("a button that is pressed on two servers at once", () => {
  it("releases a lead once and queues each delivery once", async () => {
    const id = await record({ ...submission, honeypot: true });
    await pressTwice("release", id);
    const { lead, deliveries } = await read(id);
    expect(lead.state).toBe("accepted");
    expect(deliveries.map(({ state }) => state)).toEqual(["pending", "pending", "pending"]);
  });

  it("cancels a call once and emails each side once", async () => {
    const id = await record(newBooking());
    await pressTwice("cancel", id);
    const { booking, deliveries } = await read(id);
    expect(booking).toMatchObject({ state: "cancelled", sequence: 1 });
    const emails = deliveries.filter(({ kind }) => kind.endsWith("cancel")).map((one) => one.id);
    expect(emails.sort()).toEqual([`${id}.owner-mail.cancel-1`, `${id}.visitor-mail.cancel-1`]);
  });

  it.each(["redeliver", "dismiss"] as const)(
    "does %s once, and not about a later failure that the owner hasn't seen",
    async (action) => {
      const id = await record();
      const failedAtMs = Date.now();
      await failWebhook(id, failedAtMs);
      const { seen } = offeredOf(action, await read(id));
      await pressTwice(action, id);
      expect((await test.store.summarizeDeliveries()).failed).toMatchObject({ count: 0 });
      if (action === "dismiss") await press("redeliver", id);
      await failWebhook(id, failedAtMs + 60_000);
      expect(await press(action, id, seen)).toBe(false);
      expect((await test.store.summarizeDeliveries()).failed).toMatchObject({ count: 1 });
      expect(await press(action, id)).toBe(true);
    },
  );

  it("erases a lead once, and notifies the webhook once", async () => {
    const id = await record();
    const other = await record();
    await pressTwice("erase", id);
    expect(await test.store.findLead({ id })).toBeUndefined();
    expect(await test.store.findLead({ id: other })).toBeDefined();
    const notified = (await test.store.listDeliveries({ limit: 100 })).filter(
      ({ kind }) => kind === "erased",
    );
    expect(notified.map((one) => one.id)).toEqual([`${id}.webhook.erased`]);
    expect(readErasures(backupsFolder(test.place.dataDir))).toContain(id);
  });
});

it("doesn't cancel a call that the visitor has moved since the owner saw it", async () => {
  const id = await record(newBooking());
  const seen = offeredOf("cancel", await read(id)).seen;
  const { booking } = await read(id);
  const time = { slotStart: "2126-11-25T03:30:00.000Z", slotMinutes: 30, isOffered: true };
  expect(await test.store.moveBooking(booking?.token ?? "", time, Date.now())).toBe("moved");
  expect(await press("cancel", id, seen)).toBe(false);
  expect((await read(id)).booking?.state).toBe("booked");
});
