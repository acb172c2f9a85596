import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { dayMs, hourMs, minuteMs } from "#platform/time/durations.ts";
import { runLeadsWith, withLeads } from "#tests/support/leads/leads-command.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { listBackups, makeAutomaticBackup, openStore, recordErasures } from "../../store/index.ts";
import { repeatErasures } from "../erase-leads.ts";
import { readStatus } from "../status.ts";
import { runRestic } from "./restic.ts";

// A real repository takes a minute, so its tests run only at night.
const isNight = Boolean(process.env.NIGHT);
const hasRestic = isNight && spawnSync("restic", ["version"]).status === 0;
if (isNight && !hasRestic) console.warn("Tests with a real repository are skipped: restic is not installed.");

const leads = withLeads();
const someLeads = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    newLead({ formType: "modal", email: `a${index}@example.com`, message: "Hello" }),
  );

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "off-site-"));
  await writeFile(join(folder, "key"), "a long password");
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

/** The owner's variables. */
const variables = () => ({
  PATH: process.env.PATH ?? "",
  DATA_DIR: leads.dataDir,
  RESTIC_REPOSITORY: join(folder, "place"),
  RESTIC_PASSWORD_FILE: join(folder, "key"),
  RESTIC_CACHE_DIR: join(folder, "cache"),
});
const run = (changes: Record<string, string> = {}, ...args: string[]) =>
  runLeadsWith({ ...variables(), ...changes }, {}, "copy-backups", ...args);
const backUp = () => makeAutomaticBackup(leads.dataDir, 24, Date.now());
const inBackups = (name: string) => join(leads.dataDir, "backups", name);

async function readWarnings(): Promise<readonly string[]> {
  const store = await openStore(leads.place);
  const { warnings } = await readStatus({ store, settings: readSettings(variables()) });
  await store.close();
  return warnings.filter((warning) => warning.includes("off-site"));
}

describe.skipIf(!hasRestic)("npm run leads -- copy-backups, with restic", { timeout: 120_000 }, () => {
  const restic = (...args: string[]) =>
    String(execFileSync("restic", args, { env: variables(), stdio: ["ignore", "pipe", "pipe"] }));

  it("copies all backups so that they can be restored, and verifies the newest copy about once a day", async () => {
    await leads.record(someLeads(3));
    await backUp();
    vi.setSystemTime(Date.now() + hourMs);
    await backUp();
    expect(await run({}, "--init")).toMatchObject({
      code: 0,
      said: "Copied all backups, and restored the newest one to compare it. Last verified copy: 0 minutes old, 3 leads.",
    });
    const { output } = await runLeadsWith(variables(), {}, "status", "--json");
    expect(JSON.parse(output).copies).toMatchObject({
      copiedAt: new Date().toISOString(),
      verified: { backupAt: expect.stringMatching(/Z$/), leads: 3 },
    });
    const names = (await readdir(inBackups(""))).filter((name) => name.endsWith(".db"));
    const copied = restic("ls", "latest");
    expect(names).toHaveLength(2);
    for (const name of names) expect(copied).toContain(`/backups/${name}`);
    // Restore to other folders, as after losing the machine.
    restic("restore", "latest", "--target", join(folder, "new"));
    const env = { DATA_DIR: join(folder, "data") };
    await runLeadsWith(env, {}, "restore", join(folder, "new/backups", names[0] ?? ""));
    expect(JSON.parse((await runLeadsWith(env, {}, "list", "--json")).output)).toHaveLength(3);

    vi.setSystemTime(Date.now() + hourMs);
    await backUp();
    expect((await run()).said).toBe("Copied all backups. Last verified copy: 60 minutes old, 3 leads.");
    vi.setSystemTime(Date.now() + 21 * hourMs);
    await backUp();
    expect((await run()).said).toMatch(/^Copied all backups, and restored .* 0 minutes old, 3 leads\.$/);
    expect((await readdir(inBackups(""))).filter((name) => name.startsWith("."))).toEqual([]);
  });

  /** Kills restic while it has locked the repository for itself alone. */
  async function leaveLock(): Promise<void> {
    const killed = spawn("restic", ["check", "--read-data"], { env: variables(), stdio: "ignore" });
    while ((await readdir(join(folder, "place/locks"))).length === 0) await wait(20);
    killed.kill("SIGKILL");
    await once(killed, "exit");
  }

  it("warns when a copy has fewer leads than the last, except those erased, until the owner accepts it", async () => {
    await leads.record(someLeads(3));
    await backUp();
    await run({}, "--init");
    vi.setSystemTime(Date.now() + dayMs);
    await leads.run("erase", "--email", "a0@example.com", "--yes");
    vi.setSystemTime(Date.now() + hourMs);
    await backUp();
    expect((await run()).said).toMatch(/2 leads\.$/);

    vi.setSystemTime(Date.now() + dayMs);
    const store = await openStore(leads.place);
    await store.eraseLeads(await store.listErasable({ email: "a1@example.com" }, 10), []);
    await store.close();
    await backUp();
    expect(await run()).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /fewer leads \(1\) than the last verified copy \(2\), .* \(0\)\. .*--accept-fewer$/,
      ),
    });
    expect(await readWarnings()).toEqual([
      "The newest off-site copy failed verification: npm run leads -- status says why.",
    ]);
    // The warning remains even if the repository is missing in between.
    expect((await run({ RESTIC_REPOSITORY: join(folder, "gone") })).code).toBe(1);
    expect(await readWarnings()).toHaveLength(1);
    expect((await run({}, "--accept-fewer")).code).toBe(0);
    expect(await readWarnings()).toEqual([]);
  });

  it("copies and deletes copies older than COPY_KEEP_DAYS despite a killed run's lock, and keeps all with 0", async () => {
    await leads.record(someLeads(1));
    await backUp();
    await run({}, "--init");
    const old = ["backup", "--host", "site", "--time", "2020-01-01 00:00:00", inBackups("")];
    restic(...old);
    const count = () => JSON.parse(restic("snapshots", "--json")).length;
    for (const [keep, expected] of [
      ["0", 3],
      ["30", 3],
    ] as const) {
      vi.setSystemTime(Date.now() + dayMs);
      await backUp();
      await leaveLock();
      expect((await run({ COPY_KEEP_DAYS: keep })).code).toBe(0);
      expect(count()).toBe(expected);
    }
  });

  it("shows what restic says is wrong with the repository, without its password", async () => {
    await leads.record(someLeads(1));
    await backUp();
    await writeFile(join(folder, "other"), "another password");
    expect((await run()).said).toMatch(
      /^restic backup failed\. It says: .*no such file.* Check RESTIC_REPOSITORY and .* copy-backups --init$/,
    );
    await run({}, "--init");
    expect((await run({}, "--init")).said).toMatch(/^restic init failed\. It says: .*file already exists/);
    for (const [file, said] of [
      [join(folder, "other"), /^restic backup failed\. It says: .*wrong password/],
      ["", /It says: .*empty password.* Check RESTIC_REPOSITORY and RESTIC_PASSWORD_FILE\./],
    ] as const)
      expect((await run({ RESTIC_PASSWORD_FILE: file })).said).toMatch(said);
    const { said } = await run({ RESTIC_REPOSITORY: "rest:http://owner:secret@127.0.0.1:9/copies" });
    expect(said).toMatch(/connection refused/);
    expect(said).not.toContain("secret");
  });
});

describe("npm run leads -- copy-backups, with a stand-in for restic", () => {
  /** Writes a shell script as `restic`. */
  async function standIn(script: string): Promise<{ PATH: string }> {
    const bin = join(folder, "bin");
    await mkdir(bin, { recursive: true });
    await writeFile(join(bin, "restic"), `#!/bin/sh\n${script}\n`);
    await chmod(join(bin, "restic"), 0o755);
    return { PATH: `${bin}:${process.env.PATH}` };
  }
  /** Makes a stand-in that restores `file` instead of the copy. */
  const restores = (file: string, forget = "") =>
    standIn(`case $1 in
      backup) echo '{"message_type":"summary","snapshot_id":"ab12"}' ;;
      restore) mkdir -p "$4/backups"; cp ${file} "$4$6" ;;
      forget) ${forget} ;;
    esac`);
  const theCopy = '".$6"';

  it("shows the end of restic's output, without credentials, and repeats it in the status", async () => {
    await leads.record(someLeads(1));
    await backUp();
    const report = `${"retrying after 1s\n".repeat(50)}Fatal: s3://key:secret@example.com/a is full`;
    const env = await standIn(`echo '${report}' >&2; exit 1`);
    const { code, said } = await run(env);
    expect([code, said]).toEqual([
      1,
      expect.stringContaining("retrying after 1s Fatal: s3://***@example.com/a is full"),
    ]);
    const { output } = await runLeadsWith({ ...variables(), ...env }, {}, "status");
    expect(output).toContain("Last verified off-site copy: none yet");
    expect(output).toContain(`The last copy failed: ${said}`);
  });

  it("stops when the repository doesn't respond in time", async () => {
    const env = { ...variables(), ...(await standIn("exec sleep 60")) };
    await expect(runRestic(["backup"], { env, cwd: folder, limitMs: 200 })).rejects.toThrow(
      "restic backup took too long: the repository is slow or doesn't respond.",
    );
  });

  it("counts an erasure that was interrupted, and finished after the last verification", async () => {
    const [lead] = await leads.record(someLeads(2));
    recordErasures(leads.dataDir, [lead?.id ?? ""], new Date());
    const env = await restores(theCopy);
    vi.setSystemTime(Date.now() + hourMs);
    await backUp();
    expect((await run(env)).said).toMatch(/2 leads\.$/);
    vi.setSystemTime(Date.now() + dayMs);
    const store = await openStore(leads.place);
    await repeatErasures({ store, settings: readSettings(variables()) });
    await store.close();
    await backUp();
    expect((await run(env)).said).toMatch(/1 lead\.$/);
  });

  it("warns when the restored copy is damaged or differs, and tests it again every hour", async () => {
    await leads.record(someLeads(1));
    await backUp();
    const [old] = await listBackups(leads.dataDir);
    await leads.record(someLeads(1));
    vi.setSystemTime(Date.now() + minuteMs);
    await backUp();
    // A killed run left this behind.
    await mkdir(inBackups(".restored-copy/backups"), { recursive: true });
    expect((await run(await restores(join(folder, "key")))).said).toMatch(/The restored copy can't be read/);
    expect((await run(await restores(old?.path ?? ""))).said).toMatch(
      /differs from its backup in leads: 1 rows instead of 2\./,
    );
    expect(await readWarnings()).toHaveLength(1);
    expect((await run(await restores(theCopy))).said).toMatch(/0 minutes old, 2 leads\.$/);
    expect(await readWarnings()).toEqual([]);
    expect((await readdir(inBackups(""))).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("shows a failure to delete old copies until they are deleted", async () => {
    await leads.record(someLeads(1));
    await backUp();
    const refusal = `[ -e '${folder}/allowed' ] || { echo AccessDenied >&2; exit 1; }`;
    const env = await restores(theCopy, refusal);
    for (const _ of ["now", "an hour later"]) {
      expect(await run(env)).toMatchObject({ code: 1, said: expect.stringMatching(/^restic forget failed/) });
      const { output } = await runLeadsWith({ ...variables(), ...env }, {}, "status");
      expect(output).toContain("The last copy failed: restic forget failed");
      vi.setSystemTime(Date.now() + hourMs);
    }
    await writeFile(join(folder, "allowed"), "");
    expect((await run(env)).code).toBe(0);
  });

  it("says what is missing", async () => {
    await leads.record(someLeads(1));
    expect((await run()).said).toMatch(/There is no backup yet/);
    await backUp();
    expect((await run({ PATH: folder })).said).toBe(
      "restic is not installed. Install it: apt-get install restic",
    );
    expect((await run({ RESTIC_REPOSITORY: "" })).said).toMatch(/RESTIC_REPOSITORY is not set/);
    const url = "postgres://user:secret@127.0.0.1:1/leads";
    expect((await run({ DATABASE_URL: url })).said).toMatch(/PostgreSQL.*restic backup --stdin/);
  });
});
