import { expect, it } from "vitest";
import type { Alert } from "./alerts.ts";
import { createAlertWatch } from "./watch-alerts.ts";

const failed: Alert = { name: "failed", sentence: "2 deliveries were given up." };
const disk: Alert = { name: "disk", sentence: "The disk has 300 MB free." };

/** A watch, with what it has logged and reported. */
function watch() {
  let alerts: Alert[] = [];
  const logged: unknown[] = [];
  const reported: string[][] = [];
  const log = {
    info: (fields: object, sentence: string) => void logged.push(["info", fields, sentence]),
    error: (fields: object, sentence: string) => void logged.push(["error", fields, sentence]),
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

it("logs a trouble once, from its second check on, and once when it is over", async () => {
  const { logged, check } = watch();
  await check(failed);
  expect(logged).toEqual([]);
  await check(failed);
  await check({ ...failed, sentence: "3 deliveries were given up." }, disk);
  await check(failed, disk);
  await check(disk);
  await check();
  await check();
  expect(logged).toEqual([
    ["error", { trouble: "failed" }, failed.sentence],
    ["error", { trouble: "disk" }, disk.sentence],
    ["info", { trouble: "failed" }, "this trouble is over"],
    ["info", { trouble: "disk" }, "this trouble is over"],
  ]);
});

it("logs a trouble that comes back again, and nothing of one that was short", async () => {
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

it("leaves the store's own warnings to its log, and tells of them all the same", async () => {
  const { logged, reported, check } = watch();
  const own: Alert = { name: "store", sentence: "Many came." };
  await check(own);
  await check(own, disk);
  expect([logged, reported]).toEqual([[], [["store"]]]);
});
