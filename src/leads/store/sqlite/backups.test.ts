import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "../index.ts";
import { listBackups, makeAutomaticBackup } from "./backups.ts";

const nowMs = Date.parse("2026-11-24T05:00:00Z");
const minuteMs = 60_000;

let dataDir: string;
let folder: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "backups-"));
  folder = join(dataDir, "backups");
  await mkdir(folder);
  await (await openStore({ dataDir })).close();
});

afterEach(() => rm(dataDir, { recursive: true }));

it("makes one backup per server when two run at once", async () => {
  await Promise.all([makeAutomaticBackup(dataDir, 24, nowMs), makeAutomaticBackup(dataDir, 24, nowMs)]);
  const backups = await listBackups(dataDir);
  expect(backups.map(({ madeAtMs }) => madeAtMs)).toEqual([nowMs, nowMs]);
  expect(await readdir(folder)).toHaveLength(2);
});

it("removes a killed server's unfinished backup, but not one that another server is still making", async () => {
  const [abandoned, underway] = [".leads-20261124T030000Z.db.part", ".leads-20261124T050000Z.db.part"];
  for (const [name, ageMs] of [
    [abandoned, 61 * minuteMs],
    [underway, minuteMs],
  ] as const) {
    await writeFile(join(folder, name), "half a backup");
    const time = new Date(Date.now() - ageMs);
    await utimes(join(folder, name), time, time);
  }
  await makeAutomaticBackup(dataDir, 24, nowMs);
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  expect(names).toContain(underway);
});
