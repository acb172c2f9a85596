import { describe, expect, it, onTestFinished, vi } from "vitest";
import { withDeliveries } from "#tests/support/leads/deliveries.ts";
import { contactPost } from "#tests/support/leads/new-lead.ts";
import { type Received, startReceiver, status } from "#tests/support/leads/receiver.ts";

const delivering = withDeliveries();

const post = {
  ...contactPost,
  firstName: "Zoë",
  email: "asha@example.com",
  company: "Example Tools",
  message: "Hello <b>there</b> & </script>\nSecond line",
};

/** Starts a fake HubSpot API. It fails with the status in `failing` if the path starts with its key. */
async function startHubspot() {
  const api = await startReceiver();
  const contacts = new Map<string, unknown>();
  const notes: { hs_timestamp: string; hs_note_body: string }[] = [];
  const failing = new Map<string, number>();
  api.respond = (response, { path, body }) => {
    const call = path.replace(/^\/crm\/objects\/[\d-]+\//, "");
    const [, failure] = [...failing].find(([start]) => call.startsWith(start)) ?? [];
    if (failure) return status(failure)(response, api.received[0] as Received);
    response.setHeader("content-type", "application/json");
    const send = (value: object) => void response.end(JSON.stringify(value));
    if (call === "contacts/batch/upsert") {
      const [input] = JSON.parse(body).inputs;
      const isNew = !contacts.has(input.id);
      contacts.set(input.id, input.properties);
      return send({ results: [{ id: "501", new: isNew }] });
    }
    if (call === "notes/batch/read") {
      const names: string[] = JSON.parse(body).properties;
      const read = (note: object) => Object.entries(note).filter(([name]) => names.includes(name));
      return send({ results: notes.map((note) => ({ properties: Object.fromEntries(read(note)) })) });
    }
    if (call === "notes") {
      notes.push(JSON.parse(body).properties);
      return send({ id: String(notes.length) });
    }
    const found = notes.map((_, index) => ({ id: String(index + 1) }));
    return send({ associations: { notes: { results: found } } });
  };
  delivering.configure({ hubspot: { url: api.url, token: "pat-s3cret" } });
  return { api, contacts, notes, failing };
}

async function deliver(id: string) {
  await delivering.drain();
  const records = await delivering.store.listDeliveriesOf(id);
  return records.find(({ channel }) => channel === "hubspot");
}

describe("HubSpot", () => {
  it("creates a HubSpot contact by email address and adds the lead as an escaped HTML note", async () => {
    const { api, contacts, notes } = await startHubspot();
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({ state: "delivered", attempts: 1 });
    expect(contacts.get("asha@example.com")).toEqual({
      email: "asha@example.com",
      firstname: "Zoë",
      lastname: "Rao",
      company: "Example Tools",
    });
    expect(notes[0]?.hs_note_body).toContain(
      "Hello &lt;b&gt;there&lt;/b&gt; &amp; &lt;/script&gt;<br>Second line",
    );
    expect(api.received[0]?.headers.authorization).toBe("Bearer pat-s3cret");
    expect(api.received.every(({ path }) => /^\/crm\/objects\/\d{4}-\d\d\//.test(path))).toBe(true);
  });

  it("doesn't send anything to HubSpot for a lead without an email address, and records why", async () => {
    const { api } = await startHubspot();
    const { id } = await delivering.record({
      formType: "contact",
      mode: "linkedin",
      linkedinUrl: "linkedin.com/in/asha",
      message: "Hello",
    });
    expect(await deliver(id)).toMatchObject({
      state: "delivered",
      skipReason: expect.stringContaining("no email address"),
    });
    expect(api.received).toEqual([]);
  });

  it("adds a second lead as a second note to the same HubSpot contact, even when both arrive at the same time", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { contacts, notes } = await startHubspot();
    await deliver((await delivering.record(post)).id);
    await deliver((await delivering.record({ ...post, message: "Another" })).id);
    expect(contacts.size).toBe(1);
    expect(notes).toHaveLength(2);
  });

  it.each([
    ["an attempt fails before creating it", false],
    ["the response to creating it was lost", true],
  ])("creates a note only once if %s", async (_, isCreated) => {
    const { api, contacts, notes } = await startHubspot();
    const { respond } = api;
    api.respond = (response, request) => {
      if (!request.path.endsWith("/notes")) return respond(response, request);
      if (isCreated) notes.push(JSON.parse(request.body).properties);
      response.destroy();
    };
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({ state: "pending" });
    api.respond = respond;
    delivering.nowMs += 5000;
    expect(await deliver(id)).toMatchObject({ state: "delivered", attempts: 2 });
    expect([contacts.size, notes.length]).toEqual([1, 1]);
  });

  it.each([401, 403])(
    "keeps the delivery pending and logs which setting is incorrect when HubSpot rejects the token with %i",
    async (code) => {
      const { failing } = await startHubspot();
      failing.set("contacts", code);
      const { id } = await delivering.record(post);
      expect(await deliver(id)).toMatchObject({ state: "pending" });
      const errors = delivering.logged.filter(({ level }) => level === "error");
      expect(JSON.stringify(errors)).toContain("HUBSPOT_TOKEN");
      expect(JSON.stringify(delivering.logged)).not.toContain("s3cret");
    },
  );

  it("stops retrying when HubSpot rejects the contact, without logging what was sent", async () => {
    const { api } = await startHubspot();
    api.respond = (response) => {
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ category: "VALIDATION_ERROR", message: "asha@example.com is invalid" }));
    };
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({ state: "failed", lastError: "HTTP 400: VALIDATION_ERROR" });
    expect(JSON.stringify(delivering.logged)).not.toContain("asha@");
  });
});
