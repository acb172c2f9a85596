import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runLeadsWith } from "#tests/support/leads/leads-command.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { makePlace, type TestPlace } from "#tests/support/leads/test-store.ts";
import { copyToPostgres, type Lead, listAllLeads, openStore, type Store } from "../index.ts";

let place: TestPlace;
let source: Store | undefined;

beforeEach(async () => {
  place = await makePlace();
  source = await openStore({ dataDir: place.dataDir });
});

afterEach(async () => {
  await source?.close();
  await place.remove();
});

const person = { mode: "full", firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
const contact = { ...person, formType: "contact", message: "Hello, 'there'\n\u{1f600}" };
const call = { ...person, formType: "schedule", slotStart: "2126-11-24T03:30:00.000Z" };
const slot = { slotMinutes: 30, isOffered: true };

async function closeSource(): Promise<void> {
  await source?.close();
  source = undefined;
}

function copy() {
  return runLeadsWith({ DATA_DIR: place.dataDir }, {}, "copy", "--to", place.databaseUrl ?? "");
}

async function listAll(store: Store): Promise<Lead[]> {
  const leads: Lead[] = [];
  for (const state of ["accepted", "quarantined"] as const) {
    for await (const lead of listAllLeads(store, { state })) leads.push(lead);
  }
  return leads;
}

async function readAll(store: Store) {
  const leads = await listAll(store);
  const deliveries = await store.listDeliveries({ limit: 10_000 });
  return {
    leads,
    deliveries,
    secret: await store.readSecret(),
    bookings: await Promise.all(leads.map(({ id }) => store.findBooking({ leadId: id }))),
  };
}

it("copies everything and keeps ids, states and deliveries", async () => {
  for (let index = 0; index < 501; index += 1) {
    await source?.record(newLead({ ...contact, email: `a${index}@example.com` }), "off");
  }
  await source?.record(newLead(contact, { honeypot: true }), "off");
  await source?.record(newLead(call, { slot }), "off");
  const before = source && (await readAll(source));
  await closeSource();

  const { code, said } = await copy();
  expect(said).toContain("leads: 503");
  expect(said).toContain("bookings: 1");
  expect(code).toBe(0);
  const target = await openStore(place);
  expect(await readAll(target)).toEqual(before);
  await target.close();
});

it("recognizes a submission repeated after the copy", async () => {
  const lead = newLead(contact, { idempotencyKey: "a-key-of-one-visitor" });
  const first = await source?.record(lead, "off");
  await closeSource();
  await copy();
  const target = await openStore(place);
  expect(await target.record(lead, "off")).toMatchObject({ ...first, replayed: true });
  await target.close();
});

it("doesn't change anything when repeated, and says so", async () => {
  await source?.record(newLead(contact), "off");
  await closeSource();
  await copy();
  expect(await copy()).toMatchObject({ code: 0, said: expect.stringContaining("already had all data") });
});

it("doesn't leave anything behind when interrupted, and can be repeated", async () => {
  await source?.record(newLead(contact), "off");
  await closeSource();
  const interrupt = () => {
    throw new Error("interrupted");
  };
  await expect(copyToPostgres(place.dataDir, place.databaseUrl ?? "", interrupt)).rejects.toThrow(
    "interrupted",
  );
  const target = await openStore(place);
  expect(await listAll(target)).toEqual([]);
  await target.close();
  expect(await copy()).toMatchObject({ code: 0, said: expect.stringContaining("leads: 1") });
});

it("doesn't change a target that was used after an earlier copy", async () => {
  await source?.record(newLead(contact), "off");
  await closeSource();
  await copy();
  const target = await openStore(place);
  await target.record(newLead({ ...contact, message: "Another" }), "off");
  expect(await copy()).toMatchObject({
    code: 1,
    said: expect.stringContaining("one of the two has been used since"),
  });
  expect(await listAll(target)).toHaveLength(2);
  await target.close();
});

it("doesn't change a target that has other leads", async () => {
  await closeSource();
  const target = await openStore(place);
  await target.record(newLead(contact), "off");
  expect(await copy()).toMatchObject({ code: 1, said: expect.stringContaining("already has leads") });
  await target.close();
});

it("doesn't copy anything while a server is using the source", async () => {
  expect(await copy()).toMatchObject({ code: 1, said: expect.stringContaining("Stop it and copy again") });
});

it("says what is missing without printing the password", async () => {
  await closeSource();
  const at = (url: string) => runLeadsWith({ DATA_DIR: place.dataDir }, {}, "copy", "--to", url);
  const away = await at("postgres://site:s3cret@127.0.0.1:1/leads");
  expect(away).toMatchObject({ code: 1, said: expect.stringContaining("127.0.0.1:1/leads") });
  const invalid = await at("mysql://site:s3cret@127.0.0.1/leads");
  expect(invalid).toMatchObject({ code: 2, said: expect.stringContaining("needs --to") });
  await rm(join(place.dataDir, "leads.db"));
  const nothing = await copy();
  expect(nothing).toMatchObject({ code: 1, said: expect.stringContaining("There is no store") });
  for (const { said, output } of [away, invalid, nothing]) expect(said + output).not.toContain("s3cret");
});
