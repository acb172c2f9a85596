import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { runLeadsWith, withLeads } from "#tests/support/leads/leads-command.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { listBackups, makeAutomaticBackup } from "../store/index.ts";

const leads = withLeads();
const inFolder = (...names: string[]) => join(leads.dataDir, ...names);
const fix = /Use a path that this user can write to/;

beforeEach(async () => {
  const lead = { formType: "contact", mode: "full", firstName: "A", lastName: "B", message: "Hello" };
  await leads.record([newLead({ ...lead, email: "a@example.com" })]);
  await makeAutomaticBackup(leads.dataDir, 24, Date.now());
  await writeFile(inFolder("file"), "");
});

async function runWith(env: Record<string, string>, ...args: string[]) {
  return runLeadsWith({ DATA_DIR: leads.dataDir, ...env }, {}, ...args);
}

describe("a command that can't write its files says why and how to fix it", () => {
  it.each(["missing", "file"])("mails into %s", async (folder) => {
    const { TMPDIR } = process.env;
    process.env.TMPDIR = inFolder(folder);
    const { code, said } = await runWith({}, "mails").finally(() => {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/Set TMPDIR to a folder/) });
  });

  it.each([
    ["missing/b.db", /The folder .* does not exist/],
    [`${"x".repeat(300)}.db`, fix],
  ])("backup into %s", async (file, reason) => {
    expect(await runWith({}, "backup", inFolder(file))).toMatchObject({
      code: 1,
      said: expect.stringMatching(reason),
    });
  });

  it.each(["file", "x".repeat(300)])("restore into %s", async (folder) => {
    const [backup] = await listBackups(leads.dataDir);
    const { code, said } = await runWith({ DATA_DIR: inFolder(folder) }, "restore", backup?.path ?? "");
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(fix) });
  });

  it("erase if the record of erasures can't be written, without erasing anything", async () => {
    await rename(inFolder("backups"), inFolder("moved"));
    await writeFile(inFolder("backups"), "");
    const { code, said } = await runWith({}, "erase", "--email", "a@example.com", "--yes");
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(fix) });
    await rm(inFolder("backups"));
    expect(JSON.parse((await runWith({}, "list", "--json")).output)).toHaveLength(1);
  });

  it("export to a full disk", async () => {
    const full = openSync("/dev/full", "w");
    const env = { ...process.env, DATA_DIR: leads.dataDir };
    const args = ["src/leads/cli/main.ts", "export", "--csv"];
    const run = spawnSync(process.execPath, args, { env, encoding: "utf8", stdio: ["ignore", full, "pipe"] });
    closeSync(full);
    expect(run.stderr).toMatch(/The output can't be written \(ENOSPC.*Write it to a disk with free space\./);
    expect(run.stderr).not.toMatch(/\n +at /);
    expect(run.status).toBe(1);
  });
});
