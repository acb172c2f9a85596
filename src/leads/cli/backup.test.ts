import { existsSync } from "node:fs";
import { chown, copyFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { runLeads, runLeadsWith, withLeads } from "#tests/support/leads/leads-command.ts";
import { contactPost, newLead } from "#tests/support/leads/new-lead.ts";
import { listBackups, makeAutomaticBackup, openStore } from "../store/index.ts";

const leads = withLeads();
const { run, record } = leads;
const silent = { info() {}, error() {} };

const leadOf = (index: number) => newLead({ ...contactPost, email: `a${index}@example.com` });

const inFolder = (...names: string[]) => join(leads.dataDir, ...names);

const other = () => inFolder("other");

async function listIds(dataDir: string): Promise<string[]> {
  const { output } = await runLeads(dataDir, "list", "--json");
  return JSON.parse(output).map(({ id }: { id: string }) => id);
}

describe("npm run leads -- backup", () => {
  it("backup copies every stored lead while a server keeps storing leads", async () => {
    const server = await openStore(leads.place, silent);
    const acknowledged: string[] = [];
    let isOver = false;
    const posting = (async () => {
      for (let index = 0; !isOver; index += 1) {
        const result = await server.record(leadOf(index), "off");
        if (result.kind === "recorded") acknowledged.push(result.id);
      }
    })();
    while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    expect(await run("backup", inFolder("copy.db"))).toMatchObject({
      code: 0,
      said: expect.stringMatching(/copy\.db is a complete and verified copy \(0\.\d MB\)\./),
    });
    isOver = true;
    await posting;
    await server.close();

    expect((await stat(inFolder("copy.db"))).mode & 0o777).toBe(0o600);
    expect((await readdir(leads.dataDir)).filter((name) => name.includes(".part"))).toEqual([]);
    await mkdir(other());
    await copyFile(inFolder("copy.db"), join(other(), "leads.db"));
    const copied = new Set(await listIds(other()));
    expect(before.filter((id) => !copied.has(id))).toEqual([]);
  });

  it("backup fails if the file exists or the store is missing", async () => {
    await record([leadOf(1)]);
    const database = await readFile(inFolder("leads.db"));
    expect(await run("backup", inFolder("leads.db"))).toMatchObject({
      code: 1,
      said: expect.stringContaining("leads.db already exists. Choose another name."),
    });
    expect(await readFile(inFolder("leads.db"))).toEqual(database);
    expect(await runLeads(other(), "backup", inFolder("copy.db"))).toMatchObject({
      code: 1,
      said: expect.stringContaining("There is no store at"),
    });
  });

  it("keeps only the newest BACKUP_KEEP automatic backups", async () => {
    await record([leadOf(1)]);
    for (const hour of ["05", "06", "07"]) {
      await makeAutomaticBackup(leads.dataDir, 2, Date.parse(`2026-11-24T${hour}:00:00Z`));
    }
    expect((await readdir(inFolder("backups"))).sort()).toEqual([
      expect.stringMatching(/^leads-20261124T060000Z-\w+\.db$/),
      expect.stringMatching(/^leads-20261124T070000Z-\w+\.db$/),
    ]);
    const [newest] = await listBackups(leads.dataDir);
    expect(newest?.madeAtMs).toBe(Date.parse("2026-11-24T07:00:00Z"));
  });
});

/** Makes a backup and returns its path. */
async function backUp(): Promise<string> {
  await makeAutomaticBackup(leads.dataDir, 24, Date.parse("2026-11-24T05:00:00Z"));
  const [newest] = await listBackups(leads.dataDir);
  return newest?.path ?? "";
}

describe("npm run leads -- restore", () => {
  it("restore brings leads back into an empty folder, except those erased since the backup", async () => {
    const [kept, erased] = await record([leadOf(1), leadOf(2)]);
    const file = await backUp();
    await run("erase", "--email", "a2@example.com", "--yes");

    expect(await runLeads(other(), "restore", file)).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /Erased again: 1 lead\.\nPending .*: 2 deliveries\. .*\n.* this is a drill: don't start a server on it/,
      ),
    });
    expect(await listIds(other())).toEqual([kept?.id]);
    expect(await readFile(join(other(), "leads.db"), "latin1")).not.toContain("a2@example.com");
    expect((await stat(join(other(), "leads.db"))).mode & 0o777).toBe(0o600);
    // The erasure record is also restored, so that another restore from the new folder erases the lead again.
    expect(await readFile(join(other(), "backups", "erased-requests.txt"), "utf8")).toContain(erased?.id);
    const server = await openStore({ dataDir: other() }, silent);
    expect(await server.record(leadOf(3), "off")).toMatchObject({ kind: "recorded" });
    await server.close();
  });

  it("restore accepts a folder that contains only backups", async () => {
    const [kept] = await record([leadOf(1)]);
    await mkdir(other());
    await mkdir(join(other(), "backups"));
    // Earlier versions used this name.
    const file = join(other(), "backups", "leads-20261124T050000Z.db");
    await copyFile(await backUp(), file);
    expect(await runLeads(other(), "restore", file)).toMatchObject({
      code: 0,
      said: expect.stringContaining("There is no erased-requests.txt next to the backup"),
    });
    expect(await listIds(other())).toEqual([kept?.id]);
  });

  it("restore says to start the server when the backup's own store is gone, and first who must own the files", async () => {
    await record([leadOf(1)]);
    const file = inFolder("copy.db");
    await copyFile(await backUp(), file);
    const { said } = await runLeads(other(), "restore", file);
    expect(said).toMatch(/Now start the server\.$/);
    expect(said).not.toContain("chown");
    if (process.getuid?.() !== 0) return;
    const folder = inFolder("third");
    await mkdir(folder);
    await chown(folder, 65534, 65534);
    expect((await runLeads(folder, "restore", file)).said).toContain(`run chown -R --reference=${folder}`);
  });

  it("restore doesn't change a folder that isn't empty", async () => {
    await record([leadOf(1)]);
    await run("backup", inFolder("copy.db"));
    await record([leadOf(2)]);
    expect(await run("restore", inFolder("copy.db"))).toMatchObject({
      code: 1,
      said: expect.stringMatching(/is not empty \(.*leads\.db.*\)\. Stop the server/),
    });
    expect(await listIds(leads.dataDir)).toHaveLength(2);
  });

  it.each([
    ["a missing file", async () => {}, /There is no file/],
    [
      "a text file",
      (file: string) => writeFile(file, "Dear all"),
      /is not a backup of this program's database/,
    ],
    ["another program's database", writeForeign, /this program's database \(no such table: leads\)/],
    ["a damaged backup", writeDamaged, /cannot be restored\. It is damaged/],
    ["a newer version's backup", writeNewer, /It has schema version 999, but this program only supports/],
  ])("restore rejects %s without changing anything", async (_, write, said) => {
    await record(Array.from({ length: 200 }, (__, index) => leadOf(index)));
    const file = inFolder("file.db");
    await write(file);
    expect(await runLeads(other(), "restore", file)).toMatchObject({
      code: 1,
      said: expect.stringMatching(said),
    });
    expect(existsSync(other())).toBe(false);
  });
});

it.each([
  ["restore", 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" leads.dump'],
  ["backup", 'pg_dump --format=custom --file=leads.dump "$DATABASE_URL"'],
])("%s points to PostgreSQL's own tool when DATABASE_URL is set", async (command, tool) => {
  const env = { DATA_DIR: leads.dataDir, DATABASE_URL: "postgres://user:secret@127.0.0.1:1/leads" };
  const said = expect.stringContaining(tool);
  expect(await runLeadsWith(env, {}, command, "leads.dump")).toMatchObject({ code: 1, said });
});

async function writeForeign(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  database.exec("create table pictures (name text)");
  database.close();
}

async function writeDamaged(file: string): Promise<void> {
  await run("backup", file);
  const bytes = await readFile(file);
  bytes.fill(0x5a, 20_000, 30_000);
  await writeFile(file, bytes);
}

async function writeNewer(file: string): Promise<void> {
  await run("backup", file);
  const database = new DatabaseSync(file);
  database.exec("insert into schema_versions values (999, 0)");
  database.close();
}
