import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { createDelivery, listChannels } from "../delivery/index.ts";
import { makeAutomaticBackup, openStore } from "../store/index.ts";
import { writeCopyRecord } from "./copies/copy-record.ts";
import { describePlaces, isUnknown, listDataFiles, places } from "./data-places.ts";
import { eraseLeads } from "./erase-leads.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-places-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

const erasedAtMs = Date.parse("2026-11-24T05:00:00Z");
const post = { formType: "contact", mode: "full", firstName: "Asha", lastName: "Rao", message: "Hello" };
const postgres = { DATABASE_URL: "postgres://site@db.example.com/leads" };
const restic = { RESTIC_REPOSITORY: "/mnt/copies" };
const silent = { info() {}, warn() {}, error() {} };

async function addFiles(...names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(dataDir, name)), { recursive: true });
    await writeFile(join(dataDir, name), "");
  }
}

const backup = "backups/leads-20261124T050000Z-3fa94c21.db";

/** Maps each place's name to its deletion time or note. Checks and leaves out the two that never vary. */
async function describeWith(env: Record<string, string>, isTraceless = true) {
  const settings = readSettings({ DATA_DIR: dataDir, ...env });
  const facts = { settings, erasedAtMs, isTraceless, sentTo: [], notified: [] };
  const states = await describePlaces(facts);
  const {
    "Email files": mails,
    "Your own copies": own,
    ...others
  } = Object.fromEntries(states.map(({ place, goneAt, note }) => [place, goneAt ?? note]));
  expect(mails).toBe(new Date(erasedAtMs).toISOString());
  expect(own).toMatch(/^Delete any backups that you made yourself/);
  return others;
}

it("knows every file that a used server has in DATA_DIR", async () => {
  const settings = readSettings({ DATA_DIR: dataDir });
  const store = await openStore(settings, silent);
  await store.record(newLead({ ...post, email: "asha@example.com" }), "off");
  for (const kind of ["alert", "summary"] as const) {
    await store.queueOwnerMail({ kind, sinceMs: 0, nowMs: Date.now() - 1 });
  }
  const findAlerts = async () => ["The disk is full."];
  const alerts = { ...store, findAlerts, describeCopy: async () => undefined };
  const findReport = async () => undefined;
  const delivery = createDelivery({ settings, store, alerts, findReport, log: silent });
  await delivery.deliverDue();
  await makeAutomaticBackup(dataDir, 24, Date.now());
  await writeCopyRecord(dataDir, {});
  const used = await listDataFiles(dataDir);
  await eraseLeads({ email: "asha@example.com" }, { store, settings });
  const files = [...used, ...(await listDataFiles(dataDir))];
  await store.close();
  for (const part of ["leads.db-wal", "mail/alert-", "mail/summary-", ".visitor-mail.eml", "backups/leads-"])
    expect(files.join("\n")).toContain(part);
  expect(files).toContain("backups/erased-requests.txt");
  expect(files.filter(isUnknown)).toEqual([]);
  // What a killed server leaves behind.
  for (const name of ["mail/.01M8HE998S01AJXMF554Z3S5C4.owner-mail.part", "backups/.restored-a1b2c3"]) {
    expect(isUnknown(name)).toBe(false);
  }
  expect(isUnknown("backups/.leads-20261124T050000Z-3fa94c21.db.0a1b2c3d.part-wal")).toBe(false);
});

describe("after an erasure", () => {
  it("nothing but the owner's copies is left without backups, and traces in a database in use", async () => {
    await addFiles("leads.db");
    expect(await describeWith({})).toEqual({ Database: "2026-11-24T05:00:00.000Z" });
    expect(await describeWith({}, false)).toMatchObject({
      Database: expect.stringMatching(/might still contain traces\. The server tries again every hour/),
    });
  });

  it.each([
    // Backups and copies, by settings.
    [{}, [backup], { "Hourly backups": "2026-11-25T05:24:00.000Z" }],
    [{ BACKUP_KEEP: "1" }, [backup], { "Hourly backups": "2026-11-24T06:01:00.000Z" }],
    [{}, ["backups/.leads-20261124T050000Z-1.db.2.part"], { "Hourly backups": "2026-11-25T05:24:00.000Z" }],
    [
      { BACKUP_KEEP: "0" },
      [backup],
      { "Hourly backups": expect.stringMatching(/^1 hourly backup .* not be deleted \(BACKUP_KEEP=0\)/) },
    ],
    [
      restic,
      [backup],
      { "Hourly backups": expect.any(String), "Off-site copies": "2026-12-27T05:24:00.000Z" },
    ],
    [
      { ...restic, COPY_KEEP_DAYS: "0" },
      [],
      { "Off-site copies": expect.stringMatching(/will not be deleted \(COPY_KEEP_DAYS=0\)/) },
    ],
    [
      { ...restic, BACKUP_KEEP: "0" },
      [],
      { "Off-site copies": expect.stringMatching(/will not be deleted \(BACKUP_KEEP=0\)/) },
    ],
    [{ COPY_KEEP_DAYS: "1" }, ["backups/copies.json"], { "Off-site copies": "2026-11-28T05:24:00.000Z" }],
  ])("%o with %o leaves data until %o", async (env, files, expected) => {
    await addFiles("leads.db", ...files);
    expect(await describeWith(env)).toEqual({ Database: "2026-11-24T05:00:00.000Z", ...expected });
  });

  it.each([
    [[], {}],
    [["leads.db", "leads.db-wal"], { "Old database": expect.stringContaining(`delete them in /`) }],
    [
      [backup],
      { "Old database": expect.stringContaining("rm -f leads.db* backups/leads-* backups/.leads-*") },
    ],
    [
      ["backups/copies.json"],
      { "Off-site copies": expect.stringMatching(/will not be deleted \(PostgreSQL\)/) },
    ],
  ])("on PostgreSQL, %o in DATA_DIR leave %o", async (files, expected) => {
    await addFiles(...files);
    expect(await describeWith(postgres)).toEqual({
      Database: "2026-11-24T05:00:00.000Z",
      "PostgreSQL's log": expect.stringContaining("fragments"),
      ...expected,
    });
  });

  it("files that others put into DATA_DIR are named", async () => {
    const names = ["leads-saved-1.db", "export.csv", "drill/leads.db", "backups/mine.db", "mail/notes.txt"];
    await addFiles(
      "leads.db",
      "address-salt",
      "mails-a1B2c3/a.eml",
      "leads.db.bak",
      ".leads.db.part",
      ...names,
    );
    const { "Other files": note } = await describeWith({});
    const named = note?.replace(/.*: |\.$/g, "").split(", ");
    const shown = names.map((name) => name.replace("drill/leads.db", "drill"));
    expect(named?.sort()).toEqual([...shown, "leads.db.bak", ".leads.db.part"].sort());
    await addFiles(...Array.from({ length: 20 }, (_, index) => `x${index}`));
    expect((await describeWith({}))["Other files"]).toMatch(/ and 17 more\.$/);
  });

  it("each receiver has its own sentence, and the webhook's depends on whether it is notified", async () => {
    const settings = readSettings({
      DATA_DIR: dataDir,
      WEBHOOK_URL: "https://crm.example.com/leads",
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, "k").toString("base64")}`,
      HUBSPOT_TOKEN: "token",
      SLACK_WEBHOOK_URL: "https://hooks.slack.example/x",
    });
    const sentTo = [...listChannels(settings), "fax"];
    const describeAll = async (notified: readonly string[]) =>
      (await describePlaces({ settings, erasedAtMs, isTraceless: true, sentTo, notified })).slice(
        -sentTo.length,
      );
    const states = await describeAll([]);
    const receivers = ["Your inboxes", "The visitor’s inbox", "Webhook", "HubSpot", "Slack", "fax"];
    expect(states.map(({ place }) => place)).toEqual(receivers);
    expect(new Set(states.map(({ note }) => note)).size).toBe(sentTo.length);
    expect((await describeAll(["webhook"]))[2]).toEqual({
      place: "Webhook",
      goneAt: null,
      note: expect.stringContaining("lead.erased"),
    });
  });
});

it("docs/operating.md lists every place, and no others", () => {
  const guide = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
  const table = /\n## Erasing\n.*?\n(\| place .*?)\n\n/s.exec(guide)?.[1] ?? "";
  const rows = table.split("\n").slice(2);
  const names = [...places.map(({ name }) => name), "Receivers"];
  expect(rows.map((row) => row.split(" | ")[0]?.slice(2))).toEqual(names);
});
