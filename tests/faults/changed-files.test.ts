import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { readColumn, readValue } from "../support/sqlite.ts";
import { numberedPost, type RunningForms, sendPost, startForms } from "./running-forms.ts";

let dataDir: string;
let elsewhere: string;
let forms: RunningForms;
/** Ids of posts that got 200. */
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
const isReady = async () => (await ready()).status === 200;

async function post(): Promise<number> {
  const response = await sendPost(forms.address, numberedPost(++number));
  const body: { id?: string } = await response.json();
  if (response.status === 200 && body.id) acknowledged.push(body.id);
  else {
    refused += 1;
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  return response.status;
}

/** Posts from many senders at once until what `work` does is over. */
async function postDuring(work: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  const sending = Array.from({ length: 8 }, async () => {
    while (!isOver) if ((await post()) !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await work();
  isOver = true;
  await Promise.all(sending);
}

const someMore = (count = 20) => {
  const goal = acknowledged.length + count;
  return vi.waitUntil(() => acknowledged.length >= goal, { timeout: 20_000 });
};

function idsIn(path: string): Set<unknown> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    expect(readValue(database, "pragma integrity_check")).toBe("ok");
    return new Set(readColumn(database, "select id from leads"));
  } finally {
    database.close();
  }
}

const lostFrom = (stored: Set<unknown>, ids = acknowledged) => ids.filter((id) => !stored.has(id));
const savedFile = () => file(readdirSync(dataDir).find((name) => name.startsWith("leads-saved-")) ?? "");

function makeCopy(): string {
  const path = join(elsewhere, "copy.db");
  const database = new DatabaseSync(file("leads.db"));
  database.prepare("vacuum into ?").run(path);
  // From here on the log contains only some pages: laid over the copy, they would damage it.
  database.exec("pragma wal_checkpoint(TRUNCATE)");
  database.close();
  return path;
}

it("a removed database is not created again: posts are refused, nothing acknowledged is lost, and it goes on with what is put there", async () => {
  await postDuring(async () => {
    await someMore();
    rmSync(file("leads.db"));
    await vi.waitUntil(() => refused > 20, { timeout: 20_000 });
    await vi.waitUntil(() => readdirSync(dataDir).some((name) => name.startsWith("leads-saved-")));
    await vi.waitUntil(() => forms.log.includes("is missing or empty"), { timeout: 10_000 });
  });
  expect(lostFrom(idsIn(savedFile()))).toEqual([]);
  expect(statSync(savedFile()).mode & 0o777).toBe(0o600);

  // It keeps saying so, and never starts an empty store by itself.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await post()).toBe(503);
  const readiness = await ready();
  expect([readiness.status, await readiness.json()]).toMatchObject([503, { ok: false }]);
  expect(readdirSync(dataDir)).not.toContain("leads.db");
  expect(forms.log).toContain("leads.db was removed or replaced while it was open.");
  expect(forms.log).toContain("Put it back, or a backup in its place");

  renameSync(savedFile(), file("leads.db"));
  await vi.waitUntil(isReady, { timeout: 10_000 });
  expect(await post()).toBe(200);
  expect(lostFrom(idsIn(file("leads.db")))).toEqual([]);
});

it("a backup that takes the place of the database while posts come is opened, and what it lacks is saved beside it", async () => {
  const reader = new DatabaseSync(file("leads.db"), { readOnly: true });
  onTestFinished(() => void reader.close());
  await postDuring(async () => {
    await someMore();
    const copy = makeCopy();
    // Another process that has the old database open keeps its side files in place.
    expect(readValue(reader, "select count(*) from leads")).toBeGreaterThan(0);
    await someMore();
    renameSync(copy, file("leads.db"));
    await vi.waitUntil(() => refused > 0, { timeout: 20_000 });
    await someMore();
  });
  const [store, saved] = [idsIn(file("leads.db")), idsIn(savedFile())];
  expect(lostFrom(new Set([...store, ...saved]))).toEqual([]);
  expect(store.has(acknowledged[0]) && store.has(acknowledged.at(-1))).toBe(true);
  expect(await isReady()).toBe(true);
});

it("a backup that is copied over the open database is taken as it is, and nothing is acknowledged into the old one", async () => {
  await postDuring(() => someMore());
  const copy = makeCopy();
  const inCopy = [...acknowledged];
  await postDuring(() => someMore(200));
  acknowledged = [];
  copyFileSync(copy, file("leads.db"));
  await postDuring(async () => {
    await vi.waitUntil(() => refused > 0, { timeout: 20_000 });
    await someMore();
  });
  expect(forms.log).toContain("leads.db was overwritten while it was open.");
  expect(lostFrom(idsIn(file("leads.db")), [...inCopy, ...acknowledged])).toEqual([]);
});

it("a backup that is copied over a database whose rows are still in its log is taken as it is too, and they are saved", async () => {
  for (let posts = 0; posts < 10; posts += 1) await post();
  const copy = join(elsewhere, "backup.db");
  const database = new DatabaseSync(file("leads.db"), { readOnly: true });
  database.prepare("vacuum into ?").run(copy);
  database.close();
  for (let posts = 0; posts < 10; posts += 1) await post();
  // So the length alone does not tell that it is another database.
  expect(statSync(copy).size).toBeGreaterThan(statSync(file("leads.db")).size);
  copyFileSync(copy, file("leads.db"));
  await postDuring(async () => {
    await vi.waitUntil(() => refused > 0, { timeout: 20_000 });
    await someMore();
  });
  expect(idsIn(file("leads.db")).has(acknowledged.at(-1))).toBe(true);
  expect(lostFrom(new Set([...idsIn(file("leads.db")), ...idsIn(savedFile())]))).toEqual([]);
});

it.each([["leads.db-wal"], ["leads.db-shm"]])(
  "with %s removed everything acknowledged is in leads.db, and it goes on",
  async (name) => {
    await postDuring(async () => {
      await someMore();
      rmSync(file(name));
      await vi.waitUntil(() => refused > 0, { timeout: 20_000 });
      await someMore();
    });
    await forms.stop("SIGKILL");
    expect(lostFrom(idsIn(file("leads.db")))).toEqual([]);
  },
);

it("a server that is stopped right after its database was removed saves the rows too", async () => {
  await postDuring(() => someMore());
  rmSync(file("leads.db"));
  await forms.stop("SIGTERM");
  expect(lostFrom(idsIn(savedFile()))).toEqual([]);
});

it("other programs may read, write and checkpoint meanwhile, and nobody is refused for it", async () => {
  await postDuring(async () => {
    for (let round = 0; round < 15; round += 1) {
      await someMore(5);
      const other = new DatabaseSync(file("leads.db"), { timeout: 5000 });
      other.exec("create table if not exists other (a text); insert into other values (zeroblob(5000000))");
      other.exec("delete from other");
      other.exec("pragma wal_checkpoint(TRUNCATE)");
      other.close();
    }
  });
  expect(refused).toBe(0);
  expect(lostFrom(idsIn(file("leads.db")))).toEqual([]);
});
