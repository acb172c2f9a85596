import { randomBytes } from "node:crypto";
import { closeSync, copyFileSync, openSync, readFileSync, renameSync, statSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openServerStore, openStore, StoreUnavailableError } from "../../src/store/index.ts";
import { newLead } from "../support/new-lead.ts";
import { readValue } from "../support/sqlite.ts";
import { numberedPost, type RunningForms, sendPost, startForms } from "./running-forms.ts";

const pageBytes = 4096;
const isDamaged = { ok: false, problems: [expect.stringContaining("damaged; the log says what to do")] };

let dataDir: string;
let path: string;
let backup: string;

/** A store of 1 MB, and a copy of it. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "damaged-"));
  path = join(dataDir, "leads.db");
  backup = join(dataDir, "backup.db");
  const store = await openStore({ dataDir });
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

function overwritePage(page: number): void {
  const file = openSync(path, "r+");
  writeSync(file, randomBytes(pageBytes), 0, pageBytes, page * pageBytes);
  closeSync(file);
}

const middlePage = () => Math.floor(statSync(path).size / pageBytes / 2);

describe("a server with a damaged page in its database", () => {
  let forms: RunningForms;
  const ready = () => fetch(`${forms.address}/readyz`);
  const post = () => sendPost(forms.address, numberedPost(1));

  it.each([["since before its start"], ["while it runs"]])(
    "%s says so, stores nothing in it, and goes on with a backup that takes its place",
    async (since) => {
      if (since === "since before its start") overwritePage(middlePage());
      forms = await startForms(dataDir);
      if (since === "while it runs") overwritePage(middlePage());
      await vi.waitFor(async () => expect(await (await ready()).json()).toMatchObject(isDamaged), 20_000);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      const log = forms.log;
      expect(log).toContain("put a backup in place of leads.db");
      expect(await (await ready()).json()).toMatchObject(isDamaged);
      const refused = await post();
      expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([503, true]);
      expect((await fetch(`${forms.address}/page`)).status).toBe(200);
      // Once for each opening, not for each post.
      expect(forms.log).toBe(log);

      renameSync(backup, path);
      await vi.waitUntil(async () => (await ready()).status === 200, { timeout: 15_000 });
      expect((await post()).status).toBe(200);
      await forms.stop("SIGTERM");
    },
  );

  it("is no server where the file is no database: the start ends with the advice to restore a backup", async () => {
    const file = openSync(path, "r+");
    writeSync(file, randomBytes(10 * pageBytes), 0, 10 * pageBytes, 0);
    closeSync(file);
    const garbage = readFileSync(path);
    const start = startForms(dataDir);
    await expect(start).rejects.toThrow(`${path} is damaged or is no SQLite database`);
    await expect(start).rejects.toThrow("put a backup in place of leads.db");
    await expect(start).rejects.not.toThrow("DATA_DIR");
    expect(readFileSync(path).equals(garbage)).toBe(true);
  });
});

it("a statement that meets a damaged page is enough to know of it", async () => {
  const database = new DatabaseSync(path, { readOnly: true });
  const root = Number(readValue(database, "select rootpage from sqlite_schema where name = 'leads'"));
  database.close();
  overwritePage(root - 1);
  const said: unknown[] = [];
  const log = {
    info: () => undefined,
    error: (fields: { err: unknown }) => void said.push(String(fields.err)),
  };
  const store = await openServerStore({ dataDir }, log);
  expect((await store.check("off")).ok).toBe(true);
  for (let times = 0; times < 2; times += 1) {
    await expect(store.record(newLead(numberedPost(1)), "off")).rejects.toThrow(StoreUnavailableError);
  }
  expect(await store.check("off")).toMatchObject(isDamaged);
  expect(said).toEqual([expect.stringContaining(`${path} is damaged`)]);
  await store.close();
});
