import { expect, it } from "vitest";
import type { Alert } from "./alerts.ts";
import { createAlertWatch } from "./alerts.ts";

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

it("logs an alert once, at its second check, and again when it is resolved", async () => {
  const { logged, check } = watch();
  await check(failed);
  expect(logged).toEqual([]);
  await check(failed);
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

it("logs an alert again if it recurs, but never one that only a single check found", async () => {
  const { logged, check } = watch();
  await check(disk);
  await check();
  await check(failed);
  await check(failed);
  await check();
  await check(failed);
  await check(failed);
  expect(logged).toHaveLength(3);
});

it("reports an alert from its second check on", async () => {
  const { reported, check } = watch();
  await check(failed);
  await check(failed, disk);
  expect(reported).toEqual([["failed"]]);
});

it("logs and reports an alert about the owner's calendar at its first check", async () => {
  const { logged, reported, check } = watch();
  const events: Alert = { name: "calendarEvents", sentence: "3 events of your calendar could not be read." };
  await check(events, disk);
  expect(logged).toEqual([["error", { alert: "calendarEvents" }, events.sentence]]);
  expect(reported).toEqual([["calendarEvents"]]);
});
