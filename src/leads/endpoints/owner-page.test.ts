import { afterEach, describe, expect, it, vi } from "vitest";
import { ownerPath } from "#config/index.ts";
import { createTokens } from "#platform/links/tokens.ts";
import { dayMs } from "#platform/time/durations.ts";
import { form, serveBookingsSite, shownOn } from "#tests/support/leads/bookings-site.ts";
import type { OwnerView } from "../forms/index.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

const site = await serveBookingsSite();
const contact = { formType: "contact", mode: "full", firstName: "Asha", lastName: "Rao" };
const email = { email: "asha@example.com", message: "Hello there" };

afterEach(() => {
  site.logged.length = 0;
});

async function record(fields: object = { ...contact, ...email }): Promise<{ id: string; path: string }> {
  const response = await site.post(fields);
  const { id } = await response.json();
  return { id, path: await pathTo(id) };
}

async function pathTo(id: string, afterMs = 0): Promise<string> {
  return ownerPath(await createTokens(site.store, "owner").sign(id, Date.parse(site.clock) + afterMs));
}

async function view(path: string): Promise<OwnerView> {
  return (await shownOn(await site.get(path))).owner;
}

/** Everything that is stored. */
async function snapshot(ids: readonly string[]): Promise<unknown> {
  const leads = await Promise.all(ids.map((id) => site.store.findLead({ id })));
  const bookings = await Promise.all(ids.map((leadId) => site.store.findBooking({ leadId })));
  const deliveries = await site.store.listDeliveries({ limit: 100 });
  return { leads, bookings, deliveries, counts: site.countRows() };
}

/** A lead of each kind, and the paths to them. */
async function recordAll() {
  const call = await record(form);
  const held = await record({ ...contact, ...email, website: "spam" });
  const plain = await record();
  return [call, held, plain];
}

describe("a lead's page", () => {
  it("shows the lead, its call and its deliveries, and the buttons that apply", async () => {
    const { path } = await record(form);
    expect(await view(path)).toMatchObject({
      title: "Asha",
      status: "No reply is due: a call is booked.",
      blocks: expect.arrayContaining([
        { kind: "quote", label: "Message", text: "About our funnel" },
        expect.objectContaining({ kind: "moments" }),
      ]),
      deliveries: expect.arrayContaining([
        expect.objectContaining({ label: "Email to you" }),
        expect.objectContaining({ label: "Email to the visitor" }),
      ]),
      actions: [{ action: "cancel" }, { action: "erase" }],
    });
  });

  it("says that no reply is due to a report, and that a contact form waits for one", async () => {
    const report = { formType: "marketSignal", mode: "full", signalSlug: "sample-report" };
    const { path } = await record({ ...report, firstName: "Asha", lastName: "Rao", ...email, company: "A" });
    expect(await view(path)).toMatchObject({ status: "No reply is due: the visitor asked for a report." });
    expect(await view((await record()).path)).toMatchObject({ status: "Not answered yet." });
  });

  it("changes nothing on GET and HEAD", async () => {
    const leads = await recordAll();
    const before = await snapshot(leads.map(({ id }) => id));
    const paths = leads.flatMap(({ path }) => [path, `${path}x`, `${path}?action=erase`]);
    for (const path of paths) {
      for (const method of ["GET", "HEAD"])
        expect([200, 404]).toContain((await fetch(site.origin + path, { method })).status);
    }
    expect(await snapshot(leads.map(({ id }) => id))).toEqual(before);
  });

  it("is kept from caches, search engines, other sites and the log", async () => {
    const { path } = await record();
    for (const address of [path, `${path}x`, "/owner/erased"]) {
      const { headers } = await site.get(address);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("speculation-rules")).toBeNull();
    }
    await site.postNative(path, { action: "answered" });
    const report = { "csp-report": { "document-uri": site.origin + path, "violated-directive": "img-src" } };
    await fetch(`${site.origin}/api/csp-report`, { method: "POST", body: JSON.stringify(report) });
    vi.spyOn(site.store, "findLead").mockRejectedValueOnce(new StoreUnavailableError("The disk is full."));
    await site.get(path);
    const log = site.logged.join("\n");
    expect(log).toContain('"path":"/owner"');
    expect(log).toContain("img-src");
    expect(log).toContain("failed to read or change a lead");
    expect(log).not.toContain(path.split(".")[1]);
  });

  it("responds with 503 and changes nothing while the store is unavailable", async () => {
    const { id, path } = await record();
    vi.spyOn(site.store, "recordAnswer").mockRejectedValueOnce(new StoreUnavailableError("Locked."));
    const response = await site.postNative(path, { action: "answered" });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await site.store.findLead({ id })).toMatchObject({ answeredAt: null });
  });
});

describe("an action on a lead's page", () => {
  it("redirects back with 303, and acts only once when it is replayed", async () => {
    const { id, path } = await record();
    for (const _ of [1, 2]) {
      const response = await site.postNative(path, { action: "answered", seen: "accepted" });
      expect([response.status, response.headers.get("location")]).toEqual([303, path]);
    }
    expect(await site.store.findLead({ id })).toMatchObject({ answeredAt: expect.any(String) });
    expect(await view(path)).toMatchObject({ status: expect.stringMatching(/^Answered on /) });
  });

  it("cancels the call and offers its slot again", async () => {
    const { id, path } = await record(form);
    expect(await site.listSlots()).not.toContain(form.slotStart);
    await site.postNative(path, { action: "cancel", seen: "0" });
    const kinds = (await site.store.listDeliveriesOf(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["cancel", "owner-cancel"]));
    expect(await site.listSlots()).toContain(form.slotStart);
  });

  it("erases the lead, and no link to it works afterward", async () => {
    const { id, path } = await record();
    const newer = await pathTo(id, 1000);
    const response = await site.postNative(path, { action: "erase" });
    expect(response.status).toBe(303);
    const erased = response.headers.get("location") ?? "";
    expect(await view(erased)).toMatchObject({
      left: expect.arrayContaining([
        { label: "Your inboxes", value: expect.stringContaining("delete them") },
      ]),
    });
    for (const link of [path, newer, "/owner/erased"]) {
      expect((await site.get(link)).status).toBe(404);
      expect((await site.postNative(link, { action: "erase" })).status).toBe(404);
    }
    expect(await site.store.findLead({ id })).toBeUndefined();
    expect((await site.postNative(erased, { action: "erase" })).status).toBe(404);
    site.clock = new Date(Date.parse(site.clock) + 31 * dayMs).toISOString();
    expect((await site.get(erased)).status).toBe(404);
  });

  it("acts only on a POST from the site's own pages", async () => {
    const leads = await recordAll();
    const before = await snapshot(leads.map(({ id }) => id));
    for (const { path } of leads) {
      for (const headers of [
        { origin: "https://evil.example" },
        { origin: "null", "sec-fetch-site": "same-site" },
      ]) {
        expect((await site.postNative(path, { action: "erase" }, headers)).status).toBe(403);
      }
      expect((await site.postNative(path)).status).toBe(422);
      expect((await site.postNative(path, { action: "toString" })).status).toBe(422);
      expect((await site.postNative(path, { action: "erase", more: "x".repeat(5000) })).status).toBe(413);
      expect((await fetch(site.origin + path, { method: "DELETE" })).status).toBe(405);
    }
    expect(await snapshot(leads.map(({ id }) => id))).toEqual(before);
    const own = { origin: "null", "sec-fetch-site": "same-origin" };
    expect((await site.postNative(leads[0]?.path ?? "", { action: "answered" }, own)).status).toBe(303);
  });
});

describe("a link to a lead", () => {
  it("is rejected with the same page and the same reads whatever is wrong with it", async () => {
    const [{ id, path }, other] = [await record(), await record({ ...contact, ...email, message: "Hi all" })];
    const [, signature = "", expires = ""] = path.split(".");
    const forAnother = await createTokens(site.store, "preview").sign(id, Date.parse(site.clock));
    const expired = await pathTo(id, -31 * dayMs);
    const rejected = [
      `/owner/${other.id}.${signature}.${expires}`,
      `/owner/${id}.${signature}.zzzzzzzzz`,
      `/owner/${id}.${signature.toLowerCase()}.${expires}`,
      `/owner/${forAnother}`,
      expired,
      `/owner/${id}`,
      "/owner/missing",
      "/owner/%00",
      `/owner/${"a".repeat(2000)}`,
    ];
    const find = vi.spyOn(site.store, "findLead");
    const answers = new Set<string>();
    for (const link of rejected) {
      const response = await site.get(link);
      expect(response.status).toBe(404);
      answers.add(await response.text());
      expect((await site.postNative(link, { action: "erase" })).status).toBe(404);
    }
    expect([...answers]).toEqual([expect.stringContaining('"missing"')]);
    expect(find.mock.calls).toEqual(rejected.flatMap(() => [[{ id: "" }], [{ id: "" }]]));
    expect((await site.get(path)).status).toBe(200);
  });
});
