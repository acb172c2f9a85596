import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readValue } from "../support/leads/sqlite.ts";
import { numberedPost, sendPost, startForms } from "./running-forms.ts";

const kills = 10;
const senders = 8;

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kill-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

it("keeps every acknowledged call of an earlier lead, once, even if the server is killed at random moments", {
  timeout: kills * 20_000,
}, async () => {
  const acknowledged = new Set<string>();
  let number = 0;
  for (let round = 0; round < kills; round += 1) {
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
