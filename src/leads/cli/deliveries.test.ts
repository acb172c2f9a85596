import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { runLeadsWith, withLeads } from "#tests/support/leads/leads-command.ts";
import { contactPost, newLead } from "#tests/support/leads/new-lead.ts";
import { startReceiver, status } from "#tests/support/leads/receiver.ts";
import { referenceOf } from "../forms/index.ts";
import { type DeliveryResult, openStore } from "../store/index.ts";

const leads = withLeads();
const { run } = leads;

const post = { ...contactPost, email: "a@example.com" };

async function record(count: number): Promise<string[]> {
  const posts = Array.from({ length: count }, (_, index) => newLead({ ...post, message: `Number ${index}` }));
  return (await leads.record(posts)).map(({ id }) => id);
}

const failed: DeliveryResult = { state: "failed", reason: "HTTP 500", deliveredTo: [] };

/** Settles all of a channel's due deliveries and returns their ids in the order they were claimed. */
async function settle(channel: string, result: DeliveryResult): Promise<string[]> {
  const store = await openStore(leads.place);
  const claimed = await store.claimDeliveries({ channel, nowMs: Date.now(), leaseMs: 90_000, count: 100 });
  for (const one of claimed) await store.settleDelivery({ ...one, nowMs: Date.now(), result });
  await store.close();
  return claimed.map(({ id }) => id);
}

describe("npm run leads -- deliveries", () => {
  it("deliveries lists all deliveries, newest lead first, or only those in one state", async () => {
    const [first, second] = await record(2);
    await settle("owner-mail", failed);
    const { output } = await run("deliveries", "--json");
    expect(JSON.parse(output).map(({ id }: { id: string }) => id)).toEqual(
      [second, first].flatMap((id) => [`${id}.visitor-mail`, `${id}.owner-mail`]),
    );
    const failures = JSON.parse((await run("deliveries", "--state", "failed", "--json")).output);
    expect(failures).toMatchObject([
      { id: `${second}.owner-mail`, state: "failed", attempts: 1, lastError: "HTTP 500" },
      { id: `${first}.owner-mail` },
    ]);
    const text = await run("deliveries", "--state", "failed");
    expect(text.output).toContain(`${first}.owner-mail  failed; 1 attempt; HTTP 500`);
    expect(text.said).toBe("2 deliveries.");
  });
});

describe("npm run leads -- redeliver", () => {
  it("redeliver --failed queues all failed deliveries, oldest first", async () => {
    const ids = await record(3);
    await settle("owner-mail", failed);
    expect(await run("redeliver", "--failed")).toMatchObject({
      code: 0,
      said: expect.stringContaining("3 deliveries queued for the server:"),
    });
    expect(await settle("owner-mail", failed)).toEqual(ids.map((id) => `${id}.owner-mail`));
    expect(await run("redeliver", "--failed")).toMatchObject({ code: 0 });
  });

  it("redeliver queues the failed deliveries of one lead, or with --channel one that succeeded, under its id", async () => {
    const [first = "", second = ""] = await record(2);
    await settle("owner-mail", failed);
    expect(await run("redeliver", referenceOf(first))).toMatchObject({
      code: 0,
      said: expect.stringContaining("1 delivery queued"),
    });
    expect(await settle("owner-mail", { state: "delivered" })).toEqual([`${first}.owner-mail`]);
    await run("redeliver", second);
    expect(await settle("owner-mail", failed)).toEqual([`${second}.owner-mail`]);
    expect(await run("redeliver", first)).toMatchObject({
      code: 1,
      said: expect.stringContaining("Nothing"),
    });
    expect(await run("redeliver", first, "--channel", "owner-mail")).toMatchObject({ code: 0 });
    expect(await settle("owner-mail", failed)).toEqual([`${first}.owner-mail`]);
  });

  it("redeliver repeats only the delivery with the given id, regardless of its state", async () => {
    const [id = ""] = await record(1);
    await settle("owner-mail", { state: "delivered" });
    await settle("visitor-mail", failed);
    expect(await run("redeliver", `${id}.owner-mail`)).toMatchObject({ code: 0 });
    expect(await settle("visitor-mail", failed)).toEqual([]);
    expect(await settle("owner-mail", failed)).toEqual([`${id}.owner-mail`]);
    const other = await run("redeliver", `${id}.slack`);
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining("Nothing to redeliver") });
  });

  it("redeliver rejects an unknown lead and contradictory arguments", async () => {
    await record(1);
    expect(await run("redeliver", "K7M2-9QXD")).toMatchObject({ code: 1 });
    for (const args of [[], ["--failed", "K7M2-9QXD"], ["01.slack", "--channel", "slack"]]) {
      expect(await run("redeliver", ...args)).toMatchObject({ code: 2 });
    }
  });
});

describe("npm run leads -- check-delivery", () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const check = (env: Record<string, string>) =>
    runLeadsWith({ DATA_DIR: leads.dataDir, ...env }, {}, "check-delivery");

  it("check-delivery sends a test through each configured channel and prints the results", async () => {
    const webhook = await startReceiver();
    const slack = await startReceiver();
    slack.respond = status(410);
    const { code, output } = await check({
      NOTIFY_TO: "owner@example.com",
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: secret,
      SLACK_WEBHOOK_URL: slack.url,
    });
    expect(output.split("\n").filter(Boolean)).toEqual([
      expect.stringMatching(/^owner-mail +delivered$/),
      expect.stringMatching(/^webhook +delivered$/),
      expect.stringMatching(/^slack +failed: HTTP 410$/),
    ]);
    expect(code).toBe(1);

    const [{ body = "", headers = {} } = {}] = webhook.received;
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(secret).verify(body, texts)).toMatchObject({ type: "lead.test" });
    const folder = join(leads.dataDir, "mail");
    const [file = "", ...others] = await readdir(folder);
    expect(others).toEqual([]);
    const mail = await readFile(join(folder, file), "utf8");
    expect(mail).toMatch(/^Subject: Delivery test/m);
    expect(mail).toMatch(/^To: owner@example\.com/m);
  });
});

describe("npm run leads -- dismiss", () => {
  it("dismiss stops the warning about failures by reference or delivery, and deliveries still lists them", async () => {
    const [first = "", second = ""] = await record(2);
    await settle("owner-mail", failed);
    await settle("visitor-mail", failed);
    const warnings = async () => JSON.parse((await run("status", "--json")).output).warnings.join();
    expect(await warnings()).toContain("4 deliveries have failed permanently");
    expect(await run("dismiss", referenceOf(first), `${second}.owner-mail`)).toMatchObject({
      code: 0,
      said: `${first}.owner-mail is dismissed.\n${first}.visitor-mail is dismissed.\n${second}.owner-mail is dismissed.`,
    });
    expect(await warnings()).toContain("1 delivery has failed permanently");
    expect((await run("status")).output).toContain(`${second}.visitor-mail  1 attempt: HTTP 500`);
    const listed = await run("deliveries", "--state", "failed");
    expect(listed.output).toContain(`${first}.owner-mail  failed; 1 attempt; dismissed; HTTP 500`);
    expect(listed.said).toBe("4 deliveries.");
    await run("dismiss", second);
    expect(await warnings()).not.toContain("failed");
    expect((await run("status")).output).toContain("Failed permanently: 0");
    expect(await run("redeliver", "--failed")).toMatchObject({ said: expect.stringContaining("Nothing") });
    expect(await run("redeliver", first)).toMatchObject({
      said: expect.stringContaining("2 deliveries queued"),
    });
  });

  it("dismiss says when there is no such failure", async () => {
    const [id = ""] = await record(1);
    const said = (name: string) => `There is no failure to dismiss for ${name}.`;
    expect(await run("dismiss", id)).toMatchObject({ code: 1, said: said(id) });
    expect(await run("dismiss", `${id}.slack`)).toMatchObject({ code: 1, said: said(`${id}.slack`) });
    expect(await run("dismiss", "K7M2-9QXD")).toMatchObject({
      code: 1,
      said: expect.stringContaining("No lead"),
    });
    expect(await run("dismiss")).toMatchObject({ code: 2 });
  });
});
