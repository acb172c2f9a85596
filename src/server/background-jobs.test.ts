import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { expect, it, onTestFinished, vi } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { readStatus } from "#leads/operations/status.ts";
import {
  type DeliveryResult,
  listBackups,
  makeAutomaticBackup,
  openStore,
  recordErasures,
} from "#leads/store/index.ts";
import { openDatabase } from "#leads/store/sqlite/open-database.ts";
import { hourMs, minuteMs } from "#platform/time/durations.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { startReceiver, status } from "#tests/support/leads/receiver.ts";
import { readRows } from "#tests/support/leads/sqlite.ts";
import { startBackgroundJobs } from "./background-jobs.ts";

const post = { formType: "modal", email: "a@example.com", message: "Hello" };

/** Opens a store under a fake clock and collects what the background jobs log. */
async function openUnderClock(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "background-jobs-"));
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const store = await openStore({ dataDir });
  const database = openDatabase(dataDir);
  onTestFinished(async () => {
    vi.useRealTimers();
    database.close();
    await store.close();
    await rm(dataDir, { recursive: true });
  });
  const errors: string[] = [];
  const infos: string[] = [];
  const details: object[] = [];
  /** Errors with all details. */
  const logged: string[] = [];
  const log = {
    info(fields: object, message: string) {
      infos.push(message);
      details.push(fields);
    },
    error(fields: object, message: string) {
      errors.push(message);
      logged.push(`${message} ${inspect(fields)}`);
    },
  };
  const settings = readSettings({ DATA_DIR: dataDir, ...env });
  const start = () => startBackgroundJobs({ store, settings, log });
  const record = async () => {
    const result = await store.record(newLead(post), "off");
    return result.kind === "recorded" ? result.id : "";
  };
  return { dataDir, store, settings, database, errors, infos, details, logged, start, record };
}

/** Advances the clock, leaving real time for file operations in between. */
async function passMinutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    await vi.advanceTimersByTimeAsync(minuteMs);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

it("deletes sender hashes after a day, even without another submission", async () => {
  const { store, database, start, record } = await openUnderClock();
  const countSenders = async () => {
    // Waits for the deletion that the timer started.
    await store.check("off");
    return readRows(database, "select count(*) from recent_posts");
  };

  await record();
  const stop = start();
  await vi.advanceTimersByTimeAsync(23 * hourMs);
  expect(await countSenders()).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(await countSenders()).toEqual([[0]]);
  await stop(10_000);

  await record();
  vi.setSystemTime(Date.now() + 25 * hourMs);
  await start()(10_000);
  expect(await countSenders()).toEqual([[0]]);
});

it("erases leads older than RETENTION_DAYS only if it is set", async () => {
  for (const [days, expected] of [
    ["", 2],
    ["30", 1],
  ] as const) {
    const { store, start, record, details } = await openUnderClock({ RETENTION_DAYS: days });
    await record();
    vi.setSystemTime(Date.now() + 31 * 24 * hourMs);
    await record();
    await start()(10_000);
    expect(await store.listLeads({ state: "accepted", limit: 10 })).toHaveLength(expected);
    const left = expect.arrayContaining([expect.stringMatching(/^Your own copies: Delete any backups/)]);
    expect(details).toEqual(days ? [{ leads: 1, left }] : []);
  }
});

it("re-erases a lead that an older database brought back", async () => {
  const { dataDir, store, start, record } = await openUnderClock();
  const [erased, kept] = [await record(), await record()];
  recordErasures(dataDir, [erased], new Date());
  await start()(10_000);
  const leads = await store.listLeads({ state: "accepted", limit: 10 });
  expect(leads.map(({ id }) => id)).toEqual([kept]);
});

it("makes a backup every hour, even across restarts", async () => {
  const { dataDir, start, record, errors } = await openUnderClock({ BACKUP_KEEP: "2" });
  await record();
  const countAfter = async (ms: number) => {
    const stop = start();
    await vi.advanceTimersByTimeAsync(ms);
    await stop(10_000);
    return (await listBackups(dataDir)).length;
  };
  expect(await countAfter(minuteMs - 1)).toBe(0);
  expect(await countAfter(minuteMs)).toBe(1);
  expect(await countAfter(minuteMs)).toBe(1);
  vi.setSystemTime(Date.now() + hourMs);
  expect(await countAfter(minuteMs)).toBe(2);
  expect(errors).toEqual([]);
});

it("requests HEARTBEAT_URL every five minutes while deliveries that are due are attempted", async () => {
  const monitor = await startReceiver();
  const { start, record, errors } = await openUnderClock({ HEARTBEAT_URL: `${monitor.url}/ping/secret` });
  const stop = start();
  await passMinutes(10);
  await expect.poll(() => monitor.received.length).toBe(3);
  expect(new Set(monitor.received.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(["GET /ping/secret"]),
  );
  await record();
  await passMinutes(20);
  // No worker has attempted the delivery for over 15 minutes at the last check.
  await expect.poll(() => monitor.received.length).toBe(6);
  await stop(10_000);
  expect(errors.filter((message) => message.includes("HEARTBEAT"))).toEqual([]);
});

it("requests HEARTBEAT_URL in spite of failed and waiting deliveries and old copies", async () => {
  const monitor = await startReceiver();
  const RESTIC_REPOSITORY = "/nowhere";
  const jobs = await openUnderClock({ HEARTBEAT_URL: monitor.url, RESTIC_REPOSITORY, BACKUP_KEEP: "2" });
  const { dataDir, store, start, record } = jobs;
  await record();
  const atMs = Date.now();
  const settle = async (channel: string, result: DeliveryResult) => {
    const due = await store.claimDeliveries({ channel, nowMs: atMs, leaseMs: minuteMs, count: 1 });
    for (const one of due) await store.settleDelivery({ ...one, nowMs: atMs, result });
  };
  const failure = { reason: "550 no such user", nextAttemptAtMs: atMs + 100 * hourMs };
  await settle("owner-mail", { state: "failed", reason: failure.reason, deliveredTo: [] });
  await settle("visitor-mail", { state: "pending", failure, deliveredTo: [] });
  vi.setSystemTime(Date.now() + 27 * hourMs);
  await makeAutomaticBackup(dataDir, 2, Date.now());
  const stop = start();
  await passMinutes(5);
  await stop(10_000);
  const { alerts } = await readStatus({ store, settings: jobs.settings });
  expect(alerts.map(({ name }) => name)).toEqual(["waiting", "failed", "copy"]);
  await expect.poll(() => monitor.received.length).toBe(2);
});

it("requests HEARTBEAT_URL at startup after downtime, unless backups should have been made", async () => {
  for (const [env, hours, expected] of [
    // The first start, before the first backup.
    [{}, 0, 1],
    [{}, 26, 1],
    [{}, 27, 0],
    [{ BACKUP_KEEP: "0" }, 27, 1],
    [{ DATABASE_URL: "postgres://site@db.example.com/leads" }, 27, 1],
  ] as const) {
    const monitor = await startReceiver();
    const { start, record } = await openUnderClock({ HEARTBEAT_URL: monitor.url, ...env });
    await record();
    vi.setSystemTime(Date.now() + hours * hourMs);
    await start()(10_000);
    expect([env, hours, monitor.received.length]).toEqual([env, hours, expected]);
  }
});

it("logs a monitor's errors once, without its URL", async () => {
  const monitor = await startReceiver();
  monitor.respond = status(500);
  const { start, logged } = await openUnderClock({ HEARTBEAT_URL: `${monitor.url}/ping/secret` });
  const stop = start();
  await passMinutes(6);
  await stop(10_000);
  expect(monitor.received).toHaveLength(2);
  expect(logged).toEqual([expect.stringMatching(/failed to request HEARTBEAT_URL.* responded with 500/s)]);
  expect(logged.join()).not.toContain("secret");
});

it("logs a failed backup once, and doesn't attempt any with BACKUP_KEEP=0", async () => {
  for (const [keep, expected] of [
    ["24", ["failed to make a backup; retrying every minute"]],
    ["0", []],
  ] as const) {
    const { dataDir, start, errors } = await openUnderClock({ BACKUP_KEEP: keep });
    await writeFile(join(dataDir, "backups"), "a file where the folder should be");
    const stop = start();
    await passMinutes(3);
    await stop(10_000);
    expect(errors.filter((message) => message.includes("backup"))).toEqual(expected);
  }
});
