import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { newLead } from "../../tests/support/new-lead.ts";
import { readRows } from "../../tests/support/sqlite.ts";
import { openStore } from "../store/index.ts";
import { openDatabase } from "../store/sqlite/open-database.ts";
import { startUpkeep } from "./upkeep.ts";

const hourMs = 60 * 60 * 1000;

it("hashes of senders are deleted after a day, even without a post", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "upkeep-"));
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const store = await openStore({ dataDir });
  const database = openDatabase(dataDir);
  onTestFinished(async () => {
    vi.useRealTimers();
    database.close();
    await store.close();
    await rm(dataDir, { recursive: true });
  });
  const countSenders = async () => {
    // Waits for what the timer has begun.
    await store.check("off");
    return readRows(database, "select count(*) from recent_posts");
  };
  const post = { formType: "modal", email: "a@example.com", message: "Hello" };

  await store.record(newLead(post), "off");
  const stop = startUpkeep(store, console);
  vi.advanceTimersByTime(23 * hourMs);
  expect(await countSenders()).toEqual([[1]]);
  vi.advanceTimersByTime(2 * hourMs);
  expect(await countSenders()).toEqual([[0]]);
  stop();

  await store.record(newLead(post), "off");
  vi.setSystemTime(Date.now() + 25 * hourMs);
  startUpkeep(store, console)();
  expect(await countSenders()).toEqual([[0]]);
});
