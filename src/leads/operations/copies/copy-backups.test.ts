import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { dayMs, hourMs, minuteMs } from "#platform/time/durations.ts";
import { runLeadsWith, withLeads } from "../../../../tests/support/leads/leads-command.ts";
import { newLead } from "../../../../tests/support/leads/new-lead.ts";
import { listBackups, makeAutomaticBackup, openStore, recordErasures } from "../../store/index.ts";
import { repeatErasures } from "../erase-leads.ts";
import { readStatus } from "../status.ts";
import { copyBackups } from "./copy-backups.ts";

const hasRestic = spawnSync("restic", ["version"]).status === 0;
if (!hasRestic) console.warn("Tests with a real repository are skipped: restic is not installed.");

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

  it("copies all backups and verifies the newest copy about once a day", async () => {
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

  it("brings back the leads when the machine is gone", async () => {
    const [lead] = await leads.record(someLeads(1));
    await backUp();
    await run({}, "--init");
    restic("restore", "latest", "--target", join(folder, "new"));
    const [name = ""] = (await readdir(join(folder, "new/backups"))).filter((found) => found.endsWith(".db"));
    const env = { DATA_DIR: join(folder, "data") };
    expect((await runLeadsWith(env, {}, "restore", join(folder, "new/backups", name))).code).toBe(0);
    expect((await runLeadsWith(env, {}, "list", "--json")).output).toContain(lead?.id);
  });

  it("verifies the first copy in a new repository right after verifying one in the old repository", async () => {
    await leads.record(someLeads(1));
    await backUp();
    await run({}, "--init");
    const place = { RESTIC_REPOSITORY: join(folder, "new-place") };
    expect((await run(place, "--init")).said).toMatch(/^Copied all backups, and restored the newest one/);
    expect((await run(place)).said).toMatch(/^Copied all backups\. Last verified copy/);
  });

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
      /^restic backup failed\. If the repository is missing, mount its disk.* copy-backups --init It says: .*no such file/,
    );
    await run({}, "--init");
    expect((await run({}, "--init")).said).toMatch(
      /^restic init failed\. It says: .*config file already exists/,
    );
    for (const [file, said] of [
      [join(folder, "other"), /^restic backup failed\. It says: .*wrong password/],
      [join(folder, "none"), /^restic backup failed\. It says: .*none does not exist/],
      ["", /Set RESTIC_PASSWORD_FILE to a file with the repository's password\. It says: .*empty password/],
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
  const summary = `echo '{"message_type":"summary","snapshot_id":"ab12"}'`;

  it.each([
    ["restic backup failed. It says: Fatal: sunspots", "Fatal: sunspots"],
    ["It says: Fatal: s3://***@example.com/a is full", "Fatal: s3://key:secret@example.com/a is full"],
    ["retrying after 1s Fatal: quota exceeded", `${"retrying after 1s\n".repeat(50)}Fatal: quota exceeded`],
  ])("shows the end of what restic says, without logins: %s", async (said, report) => {
    await leads.record(someLeads(1));
    await backUp();
    const env = await standIn(`echo '${report}' >&2; exit 1`);
    const outcome = await run(env);
    expect([outcome.code, outcome.said]).toEqual([1, expect.stringContaining(said)]);
    const { output } = await runLeadsWith({ ...variables(), ...env }, {}, "status");
    expect(output).toContain("Last verified off-site copy: none yet");
    expect(output).toContain(`The last copy failed: ${outcome.said}`);
  });

  it("stops when the repository doesn't respond in time", async () => {
    await leads.record(someLeads(1));
    await backUp();
    const env = { ...variables(), ...(await standIn("exec sleep 60")) };
    const options = { isNew: false, acceptsFewer: false, nowMs: Date.now(), limitMs: 200 };
    await expect(copyBackups({ settings: readSettings(env), env, ...options })).rejects.toThrow(
      "It took too long: the repository is slow or doesn't respond.",
    );
  });

  it("copies again when a backup was deleted meanwhile", async () => {
    await leads.record(someLeads(1));
    await backUp();
    const [newest] = await listBackups(leads.dataDir);
    const env = await standIn(`case $1 in
      backup) ${summary}; [ -e '${folder}/again' ] || { touch '${folder}/again'; exit 3; } ;;
      restore) mkdir -p "$4/backups"; cp '${newest?.path}' "$4/backups" ;;
    esac`);
    expect((await run(env)).code).toBe(0);
  });

  it("counts an erasure that was interrupted, and finished after the last verification", async () => {
    const [lead] = await leads.record(someLeads(2));
    recordErasures(leads.dataDir, [lead?.id ?? ""], new Date());
    const env = await standIn(
      `case $1 in backup) ${summary} ;; restore) mkdir -p "$4/backups"; cp ".$6" "$4$6" ;; esac`,
    );
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
    const [newest] = await listBackups(leads.dataDir);
    const restores = (file: string) =>
      standIn(`case $1 in
        backup) ${summary} ;;
        restore) mkdir -p "$4/backups"; cp '${file}' "$4$6" ;;
      esac`);
    expect((await run(await restores(join(folder, "key")))).said).toMatch(/The restored copy can't be read/);
    expect((await run(await restores(old?.path ?? ""))).said).toMatch(
      /differs from its backup in leads: 1 rows instead of 2\./,
    );
    expect(await readWarnings()).toHaveLength(1);
    expect((await run(await restores(newest?.path ?? ""))).said).toMatch(/0 minutes old, 2 leads\.$/);
    expect(await readWarnings()).toEqual([]);
  });

  it("shows a failure to delete old copies until they are deleted", async () => {
    await leads.record(someLeads(1));
    await backUp();
    const [newest] = await listBackups(leads.dataDir);
    const env = await standIn(`case $1 in
      backup) ${summary} ;;
      restore) mkdir -p "$4/backups"; cp '${newest?.path}' "$4/backups" ;;
      forget) [ -e '${folder}/allowed' ] || { echo AccessDenied >&2; exit 1; } ;;
    esac`);
    for (const _ of ["now", "an hour later"]) {
      expect(await run(env)).toMatchObject({ code: 1, said: expect.stringMatching(/^restic forget failed/) });
      const { output } = await runLeadsWith({ ...variables(), ...env }, {}, "status");
      expect(output).toContain("The last copy failed: restic forget failed");
      vi.setSystemTime(Date.now() + hourMs);
    }
    await writeFile(join(folder, "allowed"), "");
    expect((await run(env)).code).toBe(0);
  });

  it("removes a restored copy that a killed run left behind", async () => {
    await leads.record(someLeads(1));
    await backUp();
    const [newest] = await listBackups(leads.dataDir);
    await mkdir(inBackups(".restored-abandoned"));
    await utimes(inBackups(".restored-abandoned"), 0, 0);
    const env = await standIn(
      `[ $1 = backup ] && ${summary}; [ $1 = restore ] && mkdir -p "$4/backups" && cp '${newest?.path}' "$4/backups"; exit 0`,
    );
    await run(env);
    expect((await readdir(inBackups(""))).filter((name) => name.startsWith("."))).toEqual([]);
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

  it("treats a damaged record as if nothing had been verified", async () => {
    await leads.record(someLeads(1));
    await backUp();
    await writeFile(inBackups("copies.json"), "{");
    vi.setSystemTime(Date.now() + 27.5 * hourMs);
    expect(await readWarnings()).toEqual([
      "No off-site copy has been verified in 27 hours: npm run leads -- status says why.",
    ]);
    expect(await readFile(inBackups("copies.json"), "utf8")).toBe("{");
  });
});
