import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { createDelivery } from "#leads/delivery/index.ts";
import { listAllLeads, openStore, type Store } from "#leads/store/index.ts";
import { readValue } from "../support/leads/sqlite.ts";
import { numberedPost, sendPost, startForms } from "./running-forms.ts";

// For more rounds: KILL_ROUNDS=200 npm run test:unit -- tests/faults/kill
const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const senders = 8;

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kill-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

it("stores and emails every acknowledged lead even if the server is killed at random moments", {
  timeout: rounds * 20_000,
}, async () => {
  const acknowledged = new Set<string>();
  let number = 0;
  for (let round = 0; round < rounds; round += 1) {
    const forms = await startForms(dataDir);
    const before = acknowledged.size;
    const sending = Array.from({ length: senders }, () =>
      sendUntilRefused(forms.address, () => ++number, acknowledged),
    );
    await vi.waitUntil(() => acknowledged.size > before, { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    await forms.stop("SIGKILL");
    await Promise.all(sending);
  }

  const store = await openStore({ dataDir });
  const stored = new Set<string>();
  for await (const lead of listAllLeads(store, { state: "accepted" })) stored.add(lead.id);
  await deliverAll(store);
  await store.close();
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);

  const database = new DatabaseSync(join(dataDir, "leads.db"), { readOnly: true });
  expect(readValue(database, "pragma integrity_check")).toBe("ok");
  const count = (sql: string) => readValue(database, sql);
  expect(count("select count(*) from outbox")).toBe(2 * stored.size);
  expect(count("select count(*) from outbox where state = 'delivered'")).toBe(2 * stored.size);
  expect(count("select count(*) from recent_posts")).toBe(stored.size);
  database.close();

  const mailFolder = join(dataDir, "mail");
  const ids = [...stored].flatMap((id) => [`${id}.owner-mail`, `${id}.visitor-mail`]);
  expect((await readdir(mailFolder)).sort()).toEqual(ids.map((id) => `${id}.eml`).sort());
  for (const id of ids) {
    const mail = await readFile(join(mailFolder, `${id}.eml`), "utf8");
    expect(mail.match(/^Message-ID: .*$/gm)).toEqual([`Message-ID: <${id}@localhost>`]);
  }
});

it("keeps every acknowledged call of an earlier lead, once, even if the server is killed at random moments", {
  timeout: rounds * 20_000,
}, async () => {
  const acknowledged = new Set<string>();
  let number = 0;
  for (let round = 0; round < rounds; round += 1) {
    const forms = await startForms(dataDir);
    const { slots } = await (await fetch(`${forms.address}/api/scheduling/slots`)).json();
    const before = acknowledged.size;
    const booking = Array.from({ length: senders }, (_, sender) =>
      bookUntilRefused(
        forms.address,
        slots.filter((_slot: string, index: number) => index % senders === sender),
      ),
    );
    await vi.waitUntil(() => acknowledged.size > before, { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
    await forms.stop("SIGKILL");
    await Promise.all(booking);
  }
  const database = new DatabaseSync(join(dataDir, "leads.db"), { readOnly: true });
  const tokens = database.prepare("select token from bookings where state = 'booked'").all();
  const count = (sql: string) => readValue(database, sql);
  expect([...acknowledged].filter((token) => !tokens.some((row) => row.token === token))).toEqual([]);
  expect(count("select count(distinct lead_id) from bookings")).toBe(tokens.length);
  expect(count("select count(*) from leads where slot_start != ''")).toBe(tokens.length);
  expect(count("select count(*) from outbox where kind = 'book'")).toBe(2 * tokens.length);
  database.close();

  /** Books one call after another, each for a new lead and twice, until the server is gone. */
  async function bookUntilRefused(address: string, slots: readonly string[]) {
    for (const slotStart of slots) {
      const stored = await sendPost(address, numberedPost(++number)).catch(() => undefined);
      const call = stored?.headers.get("call-token");
      if (!call) return;
      const post = () =>
        fetch(`${address}/booking`, {
          method: "POST",
          redirect: "manual",
          body: new URLSearchParams({ call, slotStart }),
        }).catch(() => undefined);
      for (const response of await Promise.all([post(), post()])) {
        const token = response?.headers.get("location")?.split("/booking/")[1];
        if (token) acknowledged.add(token);
      }
    }
  }
});

it("stores one lead and repeats its response when the same key is sent 100 times at once", async () => {
  const forms = await startForms(dataDir, { FORM_LIMITS: "" });
  const responses = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const response = await sendPost(forms.address, numberedPost(1), { "idempotency-key": "one" });
      return `${response.status} ${await response.text()}`;
    }),
  );
  expect(new Set(responses).size).toBe(1);
  expect(responses[0]).toMatch(/^200 /);
  await forms.stop("SIGTERM");
});

/** Delivers the remaining emails after the killed servers' leases expire. */
async function deliverAll(store: Store): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const now = () => Date.now() + 90_000;
  const worker = createDelivery({ settings, store, findReport: async () => undefined, log, now });
  await worker.deliverDue();
}

/** Submits one lead after another and records the acknowledged ids until the server is gone. */
async function sendUntilRefused(address: string, nextNumber: () => number, acknowledged: Set<string>) {
  while (true) {
    const body = await sendPost(address, numberedPost(nextNumber()))
      .then((response): Promise<{ id: string }> => response.json())
      .catch(() => undefined);
    if (!body) return;
    acknowledged.add(body.id);
  }
}
