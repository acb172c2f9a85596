import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { withLeads } from "#tests/support/leads/leads-command.ts";
import { contactPost, newLead } from "#tests/support/leads/new-lead.ts";

const leads = withLeads();
const { run, record } = leads;
it("purge erases leads older than the given number of days, including quarantined ones, and records their ids", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-01-01T00:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const old = [
    newLead({ ...contactPost, email: "a@example.com" }),
    newLead({ ...contactPost, email: "b@example.com" }),
  ];
  const ids = (
    await record([...old, newLead({ ...contactPost, email: "d@example.com" }, { honeypot: true })])
  ).map(({ id }) => id);
  vi.setSystemTime(new Date("2026-01-01T00:00:01Z"));
  const [kept] = await record([newLead({ ...contactPost, email: "c@example.com" })]);

  expect(await run("purge", "--older-than", "366d", "--yes")).toMatchObject({
    code: 0,
    output: expect.stringContaining("0 leads"),
  });
  expect(await run("purge", "--older-than", "365d")).toMatchObject({
    code: 1,
    said: "This would permanently erase 3 leads. Add --yes to confirm.",
  });
  expect(await run("purge", "--older-than", "365d", "--yes")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/3 leads, 6 deliveries/),
  });
  expect(JSON.parse((await run("list", "--json")).output)).toMatchObject([{ id: kept?.id }]);
  const recorded = await readFile(join(leads.dataDir, "backups/erased-requests.txt"), "utf8");
  expect(recorded).toBe(ids.map((id) => `2026-01-01T00:00:01.000Z ${id}\n`).join(""));
});

it("purge doesn't erase anything without a valid number of days", async () => {
  await record([newLead({ ...contactPost, email: "a@example.com" })]);
  for (const args of [[], ["--older-than", "0d"], ["--older-than", "365"], ["--older-than", "-1d"]]) {
    expect(await run("purge", ...args, "--yes")).toMatchObject({ code: 2 });
  }
  expect(JSON.parse((await run("list", "--json")).output)).toHaveLength(1);
});
