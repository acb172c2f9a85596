import { describe, expect, it, vi } from "vitest";
import type { ChannelSettings } from "#config/settings/index.ts";
import { withDeliveries } from "#tests/support/leads/deliveries.ts";
import { contactPost } from "#tests/support/leads/new-lead.ts";
import { type Receiver, startReceiver } from "#tests/support/leads/receiver.ts";
import { attemptTimeoutMs } from "../attempt.ts";

const delivering = withDeliveries();
const post = { ...contactPost, email: "asha@example.com" };
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** Records a lead, starts delivering it and fires the timeout of `timeoutMs` once `hasBegun` returns true. */
async function deliverUntil(timeoutMs: number, hasBegun: () => boolean): Promise<string> {
  const { id } = await delivering.record(post);
  const timeout = new AbortController();
  const real = AbortSignal.timeout;
  using _clock = vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((ms) => (ms === timeoutMs ? timeout.signal : real.call(AbortSignal, ms)));
  const drained = delivering.drain();
  await vi.waitUntil(hasBegun);
  timeout.abort(new DOMException("The time is over.", "TimeoutError"));
  await drained;
  return id;
}

async function findDelivery(id: string, channel: string) {
  const records = await delivering.store.listDeliveriesOf(id);
  return records.find((record) => record.channel === channel);
}

const channels: Record<string, (url: string) => Partial<ChannelSettings>> = {
  webhook: (url) => ({ webhook: { url, secret } }),
  hubspot: (url) => ({ hubspot: { url, token: "pat-s3cret" } }),
  slack: (slackUrl) => ({ slackUrl }),
};

/** Starts a receiver that never closes a connection, and configures the channel to use it. */
async function startSilent(channel: string, respond: Receiver["respond"] = () => undefined) {
  const receiver = await startReceiver();
  const closed = Promise.withResolvers<void>();
  receiver.respond = (response, request) => {
    response.on("close", () => closed.resolve());
    respond(response, request);
  };
  delivering.configure(channels[channel]?.(receiver.url) ?? {});
  return { receiver, closed: closed.promise };
}

describe("a request timeout", () => {
  it.each(Object.keys(channels))(
    "aborts an attempt after 15 s when %s doesn't respond, and retries on schedule",
    async (channel) => {
      const { receiver, closed } = await startSilent(channel);
      const id = await deliverUntil(15_000, () => receiver.received.length > 0);
      expect(await findDelivery(id, channel)).toMatchObject({
        state: "pending",
        attempts: 1,
        lastError: "No response within 15 seconds.",
        nextAttemptAt: new Date(delivering.nowMs + 5000).toISOString(),
      });
      await closed;
      receiver.respond = (response) => void response.end('{"results":[{"id":"1","new":true}],"id":"1"}');
      delivering.nowMs += 5000;
      await delivering.drain();
      expect(await findDelivery(id, channel)).toMatchObject({ state: "delivered", attempts: 2 });
    },
  );

  it("uses a webhook response's status when the body times out", async () => {
    for (const [code, state] of [
      [200, "delivered"],
      [500, "pending"],
      [410, "failed"],
    ] as const) {
      const { closed } = await startSilent("webhook", (response) => {
        response.writeHead(code).write("a");
      });
      using fetched = vi.spyOn(globalThis, "fetch");
      const id = await deliverUntil(15_000, () => fetched.mock.settledResults[0]?.type === "fulfilled");
      expect(await findDelivery(id, "webhook")).toMatchObject({ state, attempts: 1 });
      await closed;
    }
  });
});

it("aborts an attempt after a minute when the channel hangs, and retries it", async () => {
  let begun = 0;
  delivering.send = () => {
    begun += 1;
    return new Promise(() => undefined);
  };
  const id = await deliverUntil(attemptTimeoutMs, () => begun === 2);
  expect(await findDelivery(id, "owner-mail")).toMatchObject({
    state: "pending",
    attempts: 1,
    lastError: "The attempt timed out.",
  });
});
