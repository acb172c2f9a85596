import { linkSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readColumn, readValue } from "../support/leads/sqlite.ts";
import { numberedPost, type RunningForms, sendPost, startForms } from "./running-forms.ts";

let dataDir: string;
let elsewhere: string;
let forms: RunningForms;
/** Ids from responses with status 200. */
let acknowledged: string[];
let refused: number;
let number: number;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "changed-files-"));
  elsewhere = mkdtempSync(join(tmpdir(), "changed-files-elsewhere-"));
  forms = await startForms(dataDir);
  acknowledged = [];
  refused = 0;
  number = 0;
});

afterEach(async () => {
  await forms.stop("SIGTERM");
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true });
});

const file = (name: string) => join(dataDir, name);
const ready = () => fetch(`${forms.address}/readyz`);
const isRefusing = () => {
  const goal = refused + 10;
  return vi.waitUntil(() => refused >= goal, { timeout: 20_000, interval: 5 });
};

async function submit(address: string): Promise<number> {
  const response = await sendPost(address, numberedPost(++number));
  const body: { id?: string } = await response.json();
  if (response.status === 200 && body.id) acknowledged.push(body.id);
  else {
    refused += 1;
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  return response.status;
}

/** Submits from eight senders at once until `work` is done. */
async function postDuring(work: () => Promise<unknown>, servers = [forms]): Promise<void> {
  let isOver = false;
  const sending = Array.from({ length: 8 }, async (_, index) => {
    const address = servers[index % servers.length]?.address ?? "";
    while (!isOver)
      if ((await submit(address)) !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await work();
  isOver = true;
  await Promise.all(sending);
}

const someMore = (count = 10) => {
  const goal = acknowledged.length + count;
  return vi.waitUntil(() => acknowledged.length >= goal, { timeout: 20_000, interval: 5 });
};

/** Returns the acknowledged leads that are missing from all of these databases. */
function findLost(...paths: string[]): string[] {
  const stored = new Set<unknown>();
  for (const path of paths) {
    const database = new DatabaseSync(path, { readOnly: true });
    expect(readValue(database, "pragma integrity_check")).toBe("ok");
    for (const id of readColumn(database, "select id from leads")) stored.add(id);
    database.close();
  }
  return acknowledged.filter((id) => !stored.has(id));
}

it("writes every acknowledged lead to the database on shutdown, even if the file was moved away", async () => {
  const moved = join(elsewhere, "leads.db");
  await postDuring(() => someMore());
  renameSync(file("leads.db"), moved);
  await forms.stop("SIGTERM");
  expect(findLost(moved)).toEqual([]);
});

it("acknowledges no lead into a replaced database, and opens the new one when it is restarted", async () => {
  const [old, copy] = [join(elsewhere, "old.db"), join(elsewhere, "copy.db")];
  linkSync(file("leads.db"), old);
  await postDuring(async () => {
    await someMore();
    const database = new DatabaseSync(file("leads.db"));
    database.prepare("vacuum into ?").run(copy);
    database.close();
    await someMore();
    renameSync(copy, file("leads.db"));
    await isRefusing();
  });
  await forms.stop("SIGTERM");
  expect(findLost(file("leads.db"), old)).toEqual([]);
  forms = await startForms(dataDir);
  const before = [...acknowledged];
  await postDuring(() => someMore());
  acknowledged = acknowledged.filter((id) => !before.includes(id));
  expect(findLost(file("leads.db"))).toEqual([]);
  expect((await ready()).status).toBe(200);
});

it("accepts every submission while other programs read, write and checkpoint", async () => {
  await postDuring(async () => {
    for (let round = 0; round < 10; round += 1) {
      await someMore(5);
      const other = new DatabaseSync(file("leads.db"), { timeout: 5000 });
      other.exec("create table if not exists other (a text); insert into other values (zeroblob(5000000))");
      other.exec("delete from other");
      other.exec("pragma wal_checkpoint(TRUNCATE)");
      other.close();
    }
  });
  expect(refused).toBe(0);
  expect(findLost(file("leads.db"))).toEqual([]);
});
