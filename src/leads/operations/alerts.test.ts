import { expect, it } from "vitest";
import { type Alert, createAlertWatch, listAlerts, type StatusFacts } from "./alerts.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const nowMs = Date.parse("2126-11-24T10:00:00Z");

const fine: StatusFacts = {
  health: { ok: true, problems: [], warnings: [] },
  deliveries: {
    waiting: { count: 0, oldestAtMs: null, byChannel: [] },
    failed: { count: 0, newestAtMs: null, newest: [] },
    quarantined: 50,
  },
  backups: { newestAtMs: nowMs - 26 * hourMs, storeSinceMs: 0 },
  copies: undefined,
  freeBytes: 500 * 1024 * 1024,
  channels: ["owner-mail", "visitor-mail"],
};

function waitingFor(channel: string, ms: number): StatusFacts {
  const byChannel = [{ channel, count: 3, oldestAtMs: nowMs - ms }];
  return {
    ...fine,
    deliveries: {
      failed: { count: 2, newestAtMs: nowMs, newest: [] },
      quarantined: 51,
      waiting: { count: 3, oldestAtMs: null, byChannel },
    },
  };
}

const messages = (facts: StatusFacts) => listAlerts(facts, nowMs).map(({ sentence }) => sentence);

it("doesn't alert when values are at their limits, or deliveries wait for a channel that is no longer configured", () => {
  expect(messages(fine)).toEqual([]);
  for (const facts of [waitingFor("owner-mail", 15 * minuteMs), waitingFor("webhook", hourMs)]) {
    expect(messages(facts).join()).not.toContain("waiting");
  }
});

it("includes the current numbers in each alert message", () => {
  const facts = {
    ...waitingFor("owner-mail", 16 * minuteMs),
    health: { ok: false, problems: ["Writes are failing."], warnings: ["Many submissions came in."] },
    backups: { newestAtMs: nowMs - 3 * 24 * hourMs, storeSinceMs: 0 },
    freeBytes: 499.5 * 1024 * 1024,
  };
  expect(messages(facts)).toEqual([
    "Writes are failing.",
    "The data folder's disk has only 499 MB free.",
    "The oldest undelivered lead has been waiting for 16 minutes. Waiting deliveries: owner-mail 3.",
    "2 deliveries have failed permanently: npm run leads -- deliveries --state failed",
    "51 leads are in quarantine: npm run leads -- list --quarantined",
    "The last backup is 3 days old.",
    "Many submissions came in.",
  ]);
});

it("alerts when the last verified copy is more than 26 hours old, or when the newest one failed verification", () => {
  const why = "npm run leads -- status says why.";
  const copied = (hours: number | undefined, isDamage = false) => {
    const verified = hours === undefined ? undefined : { backupAtMs: nowMs - hours * hourMs, leads: 1 };
    const failure = { message: "The copy failed.", isDamage };
    return messages({ ...fine, copies: { verified, failure, storeSinceMs: nowMs - 27 * hourMs } });
  };
  expect(copied(26)).toEqual([]);
  expect(copied(27)).toEqual([`The last verified off-site copy is 27 hours old: ${why}`]);
  expect(copied(undefined)).toEqual([`No off-site copy has been verified in 27 hours: ${why}`]);
  expect(copied(1, true)).toEqual([`The newest off-site copy failed verification: ${why}`]);
});

it("alerts if there is still no backup 26 hours after the first start, unless backups are off", () => {
  const young = { newestAtMs: undefined, storeSinceMs: nowMs - 26 * hourMs };
  expect(messages({ ...fine, backups: young })).toEqual([]);
  const old = { newestAtMs: undefined, storeSinceMs: nowMs - 27 * hourMs };
  expect(messages({ ...fine, backups: old })).toEqual(["No backup has been made in 27 hours."]);
  expect(messages({ ...fine, backups: undefined })).toEqual([]);
});

const failed: Alert = { name: "failed", sentence: "2 deliveries have failed permanently." };
const disk: Alert = { name: "disk", sentence: "The disk has 300 MB free." };

function watch() {
  let alerts: Alert[] = [];
  const logged: unknown[] = [];
  const reported: string[][] = [];
  const log = {
    info: (fields: object, message: string) => void logged.push(["info", fields, message]),
    error: (fields: object, message: string) => void logged.push(["error", fields, message]),
  };
  const run = createAlertWatch(
    async () => alerts,
    log,
    async (all) => void reported.push(all.map(({ name }) => name)),
  );
  const check = async (...current: Alert[]) => {
    alerts = current;
    await run();
  };
  return { logged, reported, check };
}

it("logs and reports an alert at its second check, and logs it again when it is resolved", async () => {
  const { logged, reported, check } = watch();
  await check(failed);
  expect(logged).toEqual([]);
  await check(failed);
  expect(reported).toEqual([["failed"]]);
  await check({ ...failed, sentence: "3 deliveries have failed permanently." }, disk);
  await check(failed, disk);
  await check(disk);
  await check();
  await check();
  expect(logged).toEqual([
    ["error", { alert: "failed" }, failed.sentence],
    ["error", { alert: "disk" }, disk.sentence],
    ["info", { alert: "failed" }, "alert resolved"],
    ["info", { alert: "disk" }, "alert resolved"],
  ]);
});

it("logs and reports an alert about the owner's calendar at its first check", async () => {
  const { logged, reported, check } = watch();
  const events: Alert = { name: "calendarEvents", sentence: "3 events in your calendar could not be read." };
  await check(events, disk);
  expect(logged).toEqual([["error", { alert: "calendarEvents" }, events.sentence]]);
  expect(reported).toEqual([["calendarEvents"]]);
});
