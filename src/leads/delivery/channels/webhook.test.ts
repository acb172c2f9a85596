import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { withDeliveries } from "#tests/support/leads/deliveries.ts";
import { contactPost } from "#tests/support/leads/new-lead.ts";
import { startReceiver, status } from "#tests/support/leads/receiver.ts";
import { recordNames } from "../../forms/index.ts";

const delivering = withDeliveries();
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const message = "Hello 👋 </script>";
const post = { ...contactPost, firstName: "Zoë", email: "asha@example.com", message };

async function startWebhook() {
  const receiver = await startReceiver();
  delivering.configure({ webhook: { url: `${receiver.url}/leads?key=1`, secret } });
  return receiver;
}

/** Runs all due deliveries and returns the lead's webhook delivery. */
async function deliver(id: string) {
  await delivering.drain();
  const records = await delivering.store.listDeliveriesOf(id);
  return records.find(({ channel }) => channel === "webhook");
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

describe("the webhook channel", () => {
  it("sends a signed event with the fields of `list --json` that the published package verifies", async () => {
    const receiver = await startWebhook();
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({ state: "delivered", attempts: 1 });
    const [request] = receiver.received;
    expect(request).toMatchObject({ method: "POST", path: "/leads?key=1" });
    expect(request?.headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": `${id}-webhook`,
      "webhook-signature": expect.stringMatching(/^v1,[\w+/]{43}=$/),
    });
    const { body = "", headers = {} } = request ?? {};
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const event = new Webhook(secret).verify(body, texts);
    expect(event).toEqual({
      type: "lead.created",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: expect.objectContaining({ id, firstName: "Zoë", message: "Hello 👋 </script>" }),
    });
    expect(Object.keys(JSON.parse(body).data)).toEqual(recordNames);
    expect(() => new Webhook(secret).verify(`${body} `, texts)).toThrow();
  });

  it("sends events to the example in docs/operating.md, which rejects invalid and expired signatures", async () => {
    const guide = await readFile(join(import.meta.dirname, "../../../../docs/operating.md"), "utf8");
    const code = /```js\n(import .*?)```/s.exec(guide)?.[1] ?? "";
    const port = await findFreePort();
    const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
    const receiver = spawn(process.execPath, ["--input-type=module", "--eval", code], { env });
    onTestFinished(() => void receiver.kill());
    let printed = "";
    receiver.stdout.on("data", (text) => {
      printed += text;
    });
    const url = `http://127.0.0.1:${port}`;
    await vi.waitUntil(async () => (await fetch(url).catch(() => undefined))?.status === 401, 10_000);

    delivering.configure({ webhook: { url, secret } });
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({ state: "delivered" });
    await expect.poll(() => printed).toBe(`${id}-webhook lead.created ${id}\n`);

    delivering.configure({ webhook: { url, secret: `whsec_${Buffer.alloc(32, 8).toString("base64")}` } });
    const other = await delivering.record(post);
    expect(await deliver(other.id)).toMatchObject({ state: "failed", lastError: "HTTP 401" });

    const time = new Date(Date.now() - 10 * minuteMs);
    const headers = {
      "webhook-id": "old",
      "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("old", time, "{}"),
    };
    expect((await fetch(url, { method: "POST", headers, body: "{}" })).status).toBe(401);
  });

  it("queues a delivery only while the webhook is configured, and holds it while it no longer is", async () => {
    const { id } = await delivering.record(post);
    const { url, received } = await startWebhook();
    expect(await deliver(id)).toBeUndefined();
    expect(received).toEqual([]);
    const later = await delivering.record(post);
    delivering.configure({});
    expect(await deliver(later.id)).toMatchObject({ state: "pending", attempts: 0 });
    delivering.configure({ webhook: { url, secret } });
    expect(await deliver(later.id)).toMatchObject({ state: "delivered" });
  });

  it.each([
    ...[400, 401, 404, 410, 422].map((code) => [code, "failed"] as const),
    ...[408, 409, 425, 429, 500, 503].map((code) => [code, "pending"] as const),
  ])(
    "after status %i, the delivery is %s, and is retried under the same id if it is pending",
    async (code, state) => {
      const receiver = await startWebhook();
      receiver.respond = status(code);
      const { id } = await delivering.record(post);
      const retryAt = new Date(delivering.nowMs + 5000).toISOString();
      const nextAttemptAt = state === "pending" ? retryAt : null;
      expect(await deliver(id)).toMatchObject({
        state,
        attempts: 1,
        lastError: `HTTP ${code}`,
        nextAttemptAt,
      });
      receiver.respond = status(204);
      delivering.nowMs += 5000;
      const isRetried = state === "pending";
      expect((await deliver(id))?.state).toBe(isRetried ? "delivered" : "failed");
      const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
      expect(ids).toEqual(Array(isRetried ? 2 : 1).fill(`${id}-webhook`));
    },
  );

  it("treats a webhook's redirect as a failed attempt and doesn't follow it", async () => {
    const receiver = await startWebhook();
    const other = await startReceiver();
    for (const code of [301, 302, 307, 308]) {
      receiver.respond = status(code, { location: other.url });
      const { id } = await delivering.record(post);
      expect(await deliver(id)).toMatchObject({
        state: "pending",
        lastError: expect.stringContaining(`${code}`),
      });
    }
    expect(other.received).toEqual([]);
  });

  it("waits as long as Retry-After says, and never less than planned", async () => {
    const receiver = await startWebhook();
    const waits = { "3600": hourMs, "1": 5000, soon: 5000, "-5": 5000 };
    for (const [retryAfter, expectedMs] of Object.entries(waits)) {
      receiver.respond = status(429, { "retry-after": retryAfter });
      const { id } = await delivering.record(post);
      const nextAttemptAt = new Date(delivering.nowMs + expectedMs).toISOString();
      expect(await deliver(id), retryAfter).toMatchObject({ state: "pending", nextAttemptAt });
    }
    receiver.respond = status(503, { "retry-after": new Date(Date.now() + hourMs).toUTCString() });
    const { id } = await delivering.record(post);
    const { nextAttemptAt } = (await deliver(id)) ?? {};
    const waitMs = Date.parse(nextAttemptAt ?? "") - delivering.nowMs;
    expect(Math.abs(waitMs - hourMs)).toBeLessThan(5000);
  });

  it("reads at most 64 kB of a response that never ends, but still uses its status", async () => {
    const receiver = await startWebhook();
    let sentBytes = 0;
    const ended = Promise.withResolvers<void>();
    receiver.respond = (response) => {
      response.on("close", () => ended.resolve());
      response.on("error", () => undefined);
      const chunk = Buffer.alloc(64 * 1024, "x");
      const write = () => {
        while (!response.destroyed && sentBytes < 10_000_000) {
          sentBytes += chunk.length;
          if (!response.write(chunk)) return void response.once("drain", write);
        }
      };
      write();
    };
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({ state: "delivered" });
    await ended.promise;
    expect(sentBytes).toBeLessThan(5_000_000);
  });

  it("notifies the webhook's receiver of an erasure with only the lead's id", async () => {
    const receiver = await startWebhook();
    const { id } = await delivering.record(post);
    await delivering.drain();
    await delivering.erase(id);
    await delivering.drain();
    const { body = "", headers } = receiver.received[1] ?? {};
    expect(headers?.["webhook-id"]).toBe(`${id}-webhook-erased`);
    expect(JSON.parse(body)).toEqual({
      type: "lead.erased",
      timestamp: expect.any(String),
      data: { id },
    });
  });
});

it("delivers through email and other channels without delay while one receiver doesn't respond", async () => {
  const [silent, quick] = [await startReceiver(), await startReceiver()];
  silent.respond = () => undefined;
  delivering.configure({ webhook: { url: silent.url, secret }, slackUrl: quick.url });
  for (let count = 0; count < 20; count += 1) await delivering.record(post);
  delivering.worker.start();
  const startedAt = performance.now();
  while (delivering.mails.length < 40 || quick.received.length < 20) {
    if (performance.now() - startedAt > 10_000) break;
    await setTimeout(50);
  }
  expect([delivering.mails.length, quick.received.length]).toEqual([40, 20]);
  expect(silent.received.length).toBeGreaterThan(0);
  expect(silent.received.length).toBeLessThanOrEqual(8);
  await delivering.worker.stop(0);
  const waiting = await delivering.store.listDeliveries({ state: "pending", limit: 100 });
  expect(waiting.map(({ attempts }) => attempts)).toEqual(Array(20).fill(0));
});
