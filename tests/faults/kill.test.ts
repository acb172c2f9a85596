import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { createDelivery } from "#leads/delivery/index.ts";
import { listAllLeads, openStore, type Store } from "#leads/store/index.ts";
import { readValue } from "../support/leads/sqlite.ts";
import { rounds } from "../support/platform/random.ts";
import { numberedPost, sendPost, startForms } from "./running-forms.ts";

const kills = rounds / 20;
const senders = 8;

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kill-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

it("stores and emails every acknowledged lead even if the server is killed at random moments", {
  timeout: kills * 60_000,
}, async () => {
  const acknowledged = new Set<string>();
  let number = 0;
  for (let round = 0; round < kills; round += 1) {
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
