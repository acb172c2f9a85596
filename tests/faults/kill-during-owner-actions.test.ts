import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { OwnerAction } from "#leads/forms/index.ts";
import { createOwnerLinks } from "#leads/mail/owner-links.ts";
import { backupsFolder, openStore, readErasures, type Store } from "#leads/store/index.ts";
import { newBooking, newLead } from "../support/leads/new-lead.ts";
import { numberedPost, startForms } from "./running-forms.ts";

// For more rounds: KILL_ROUNDS=200 npm run test:unit -- tests/faults/kill-during
const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const leadsPerAction = 8;

const actions: readonly OwnerAction[] = ["answered", "release", "cancel", "redeliver", "erase"];

/** Nothing listens there, so each webhook waits for its next attempt. */
const env = {
  WEBHOOK_URL: "http://127.0.0.1:9/hook",
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
};

interface Press {
  action: OwnerAction;
  id: string;
  path: string;
}

it("does every acknowledged action, and none twice, even if the server is killed at random moments", {
  timeout: rounds * 30_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) await killOnce();
});

async function killOnce(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "kill-owner-"));
  const presses = await recordLeads(dataDir);
  const forms = await startForms(dataDir, env);
  const acknowledged: Press[] = [];
  const sent = presses.map(async (one) => {
    if ((await press(forms.address, one)) === 303) acknowledged.push(one);
  });
  await vi.waitUntil(() => acknowledged.length > 0, { timeout: 20_000, interval: 1 });
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
  await forms.stop("SIGKILL");
  await Promise.all(sent);

  const answers = new Map<string, unknown>();
  await withStore(dataDir, async (store) => {
    for (const one of acknowledged) await expectDone(store, one, dataDir);
    for (const { id } of presses) answers.set(id, (await store.findLead({ id }))?.answeredAt);
  });
  // The owner presses every button again.
  const restarted = await startForms(dataDir, env);
  for (const one of presses) expect([303, 404]).toContain(await press(restarted.address, one));
  await restarted.stop("SIGTERM");
  await withStore(dataDir, async (store) => {
    for (const one of presses) await expectDone(store, one, dataDir);
    for (const { action, id } of acknowledged) {
      if (action !== "answered") continue;
      expect((await store.findLead({ id }))?.answeredAt).toBe(answers.get(id));
    }
  });
  await rm(dataDir, { recursive: true });
}

/** Records leads that each wait for one action. */
async function recordLeads(dataDir: string): Promise<Press[]> {
  const presses: Press[] = [];
  await withStore(dataDir, async (store) => {
    const links = createOwnerLinks(await store.readSecret());
    for (let number = 0; number < leadsPerAction * actions.length; number += 1) {
      const action = actions[number % actions.length] ?? "answered";
      const slotStart = new Date(Date.parse("2126-11-24T03:30:00Z") + number * 3_600_000).toISOString();
      const channels = ["webhook"];
      const lead =
        action === "cancel"
          ? newBooking({ slotStart }, { channels })
          : newLead(numberedPost(number), { channels, honeypot: action === "release" });
      const result = await store.record(lead, "off");
      if (result.kind !== "recorded") throw new Error(result.kind);
      presses.push({ action, id: result.id, path: links.pathTo(result.id, Date.now()) });
    }
    const claimed = await store.claimDeliveries({
      channel: "webhook",
      nowMs: Date.now(),
      leaseMs: 1,
      count: 99,
    });
    const waiting = new Set(presses.filter(({ action }) => action === "redeliver").map(({ id }) => id));
    const result = { kind: "failed", atMs: Date.now(), error: "410", deliveredTo: [] } as const;
    for (const one of claimed) {
      if ("lead" in one && waiting.has(one.lead.id)) await store.settleDelivery({ ...one, result });
    }
  });
  return presses;
}

/** Returns the status; 0 if the server is gone. */
async function press(address: string, { action, path }: Press): Promise<number> {
  const body = new URLSearchParams({ action });
  return fetch(address + path, { method: "POST", redirect: "manual", body }).then(
    ({ status }) => status,
    () => 0,
  );
}

async function expectDone(store: Store, { action, id }: Press, dataDir: string): Promise<void> {
  const lead = await store.findLead({ id });
  const deliveries = await store.listDeliveriesOf(id);
  const kinds = deliveries.map(({ kind }) => kind);
  switch (action) {
    case "answered":
      return expect(lead?.answeredAt).toEqual(expect.any(String));
    case "release":
      expect(lead?.state).toBe("accepted");
      expect(deliveries.map(({ state }) => state)).not.toContain("held");
      return expect(kinds).toEqual(["request", "request", "request"]);
    case "cancel":
      expect(await store.findBooking({ leadId: id })).toMatchObject({ state: "cancelled", sequence: 1 });
      return expect(kinds.filter((kind) => kind.endsWith("cancel")).sort()).toEqual([
        "cancel",
        "owner-cancel",
      ]);
    case "redeliver":
      return expect(deliveries.map(({ state }) => state)).not.toContain("failed");
    case "erase": {
      expect(lead).toBeUndefined();
      expect(deliveries).toEqual([]);
      expect(readErasures(backupsFolder(dataDir))).toContain(id);
      const notified = (await store.listDeliveries({ limit: 500 })).filter((one) => one.id.startsWith(id));
      return expect(notified.map((one) => one.id)).toEqual([`${id}.webhook.erased`]);
    }
  }
}

async function withStore(dataDir: string, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore({ dataDir });
  await work(store);
  await store.close();
}
