import { randomBytes } from "node:crypto";
import { closeSync, copyFileSync, openSync, readFileSync, renameSync, statSync, writeSync } from "node:fs";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store, StoreUnavailableError } from "#leads/store/index.ts";
import { newBooking, newLead } from "../support/leads/new-lead.ts";
import { readValue } from "../support/leads/sqlite.ts";
import { numberedPost, startForms } from "./running-forms.ts";

const pageBytes = 4096;
const isDamaged = { ok: false, problems: ["The database file is damaged; the log says what to do."] };

let dataDir: string;
let path: string;
let backup: string;
let token: string;

/** Creates a store with a booking and several hundred database pages, and a copy of it. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "damaged-"));
  path = join(dataDir, "leads.db");
  backup = join(dataDir, "backup.db");
  const store = await openStore({ dataDir });
  const booked = await store.record(newBooking(), "off");
  token = booked.kind === "recorded" ? (booked.booking ?? "") : "";
  const message = "x".repeat(15_000);
  await Promise.all(
    Array.from({ length: 70 }, (_, index) =>
      store.record(newLead({ ...numberedPost(index), message }), "off"),
    ),
  );
  await store.close();
  copyFileSync(path, backup);
});

afterEach(() => rm(dataDir, { recursive: true }));

function overwrite(page: number, pages = 1): void {
  const file = openSync(path, "r+");
  writeSync(file, randomBytes(pages * pageBytes), 0, pages * pageBytes, page * pageBytes);
  closeSync(file);
}

describe("a server on a damaged database", () => {
  it.each([
    ["a damaged page", () => overwrite(Math.floor(statSync(path).size / pageBytes / 2))],
    ["a file that is not a database", () => overwrite(0, 10)],
  ])("doesn't start with %s or change the file, and advises restoring a backup", async (_, damage) => {
    damage();
    const before = readFileSync(path);
    const start = startForms(dataDir);
    await expect(start).rejects.toThrow(`${path} is damaged or is not an SQLite database`);
    await expect(start).rejects.toThrow("put a backup in place of leads.db");
    await expect(start).rejects.not.toThrow("DATA_DIR");
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("rejects all writes after a statement hits the damage, and recovers when a backup is restored", async () => {
    const said: unknown[] = [];
    const log = {
      info: () => undefined,
      error: ({ err }: { err: unknown }) => void said.push(String(err)),
    };
    const store = await openStore({ dataDir }, log);
    damageTableOfLeads();
    expect((await store.check("off")).ok).toBe(true);
    await expect(store.record(newLead(numberedPost(1)), "off")).rejects.toThrow(StoreUnavailableError);

    for (const write of listWrites(store)) {
      await expect(write(), write.toString()).rejects.toThrow(isDamaged.problems[0]);
    }
    expect(await store.check("off")).toMatchObject(isDamaged);
    // Undamaged tables can be read, e.g. for a booking page.
    expect(await store.listTakenTimes(0)).toHaveLength(1);
    expect(said).toEqual([expect.stringContaining(`${path} is damaged`)]);

    renameSync(backup, path);
    await utimes(path, 0, 0);
    expect(await store.check("off")).toMatchObject({ ok: true });
    expect(await store.record(newLead(numberedPost(1)), "off")).toMatchObject({ kind: "recorded" });
    await store.close();
  });
});

/** Damages a table and commits, so that open connections have to reread it. */
function damageTableOfLeads(): void {
  const database = new DatabaseSync(path);
  overwrite(Number(readValue(database, "select rootpage from sqlite_schema where name = 'leads'")) - 1);
  database.exec("pragma user_version = 1");
  database.close();
}

const nowMs = Date.now();

/** Calls every operation that writes, each with something to write. */
const listWrites = (store: Store): (() => Promise<unknown>)[] => [
  () => store.record(newLead(numberedPost(1)), "off"),
  () => store.release("01"),
  () =>
    store.moveBooking(
      token,
      { slotStart: "2126-11-25T03:30:00.000Z", slotMinutes: 30, isOffered: true },
      nowMs,
    ),
  () => store.cancelBooking(token, nowMs),
  () => store.claimDeliveries({ channel: "owner-mail", count: 1, nowMs: nowMs + 60_000, leaseMs: 90_000 }),
  () =>
    store.settleDelivery({
      id: "01.owner-mail",
      lockedUntilMs: 0,
      result: { kind: "delivered", atMs: nowMs },
    }),
  () => store.redeliver({ states: ["failed"], nowMs }),
  () => store.queueOwnerMail({ kind: "alert", sinceMs: nowMs, nowMs }),
  () => store.forgetSenders(nowMs),
  () => store.eraseLeads(["01"], []),
  () => store.removeTraces(),
];
