import { setTimeout } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { withDeliveries } from "#tests/support/leads/deliveries.ts";
import { DeliveryError } from "../mail/delivery-error.ts";

const delivering = withDeliveries({ notifyTo: ["one@example.com", "two@example.com"] });

const profile = {
  formType: "modal",
  mode: "linkedin",
  linkedinUrl: "linkedin.com/in/asha",
  message: "Hello there",
};
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const ownerMails = () => ({ channel: "owner-mail", nowMs: delivering.nowMs, leaseMs: 90_000, count: 4 });

const refuse = (message: string, kind?: ConstructorParameters<typeof DeliveryError>[1]) => async () => {
  throw new DeliveryError(message, kind);
};

describe("the worker", () => {
  it("delivers each email exactly once", async () => {
    const { id } = await delivering.record({ ...profile, email: "asha@example.com" });
    await delivering.drain();
    await delivering.drain();
    expect(delivering.mails.map((mail) => `${mail.id} to ${mail.to}`).sort()).toEqual([
      `${id}.owner-mail to one@example.com`,
      `${id}.owner-mail to two@example.com`,
      `${id}.visitor-mail to asha@example.com`,
    ]);
    expect(await delivering.store.summarizeDeliveries()).toMatchObject({ waiting: { count: 0 } });
  });

  it("retries after 5 s, 5 min, 30 min and 2, 5, 10, 14, 20 and 24 hours, then fails and logs an error", async () => {
    await delivering.record(profile);
    const startedMs = delivering.nowMs;
    const attemptsAtMs: number[] = [];
    delivering.send = async ({ to }) => {
      if (to === "one@example.com") attemptsAtMs.push(delivering.nowMs - startedMs);
      throw new DeliveryError("down");
    };
    const endMs = startedMs + 96 * hourMs;
    for (; delivering.nowMs < endMs; delivering.nowMs += 5000) {
      // Take larger steps after the first two pauses.
      await delivering.worker.deliverDue();
      if (attemptsAtMs.length > 2) delivering.nowMs += 30 * minuteMs - 5000;
    }
    const pauses = attemptsAtMs.slice(1).map((ms, index) => ms - (attemptsAtMs[index] ?? 0));
    const hours = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24].map((pause) => pause * hourMs);
    expect(pauses).toEqual(hours);
    expect(await delivering.store.summarizeDeliveries()).toMatchObject({
      waiting: { count: 0 },
      failed: { count: 1, newest: [{ attempts: 10, lastError: "down" }] },
    });
    expect(delivering.logged.at(-1)).toMatchObject({
      level: "error",
      sentence: expect.stringContaining("failed permanently"),
    });
  });

  it("delivers what waits after an outage of days, and what failed meanwhile on request, each oldest first", async () => {
    delivering.send = refuse("down");
    const ids: string[] = [];
    for (let day = 0; day < 5; day += 1) {
      ids.push((await delivering.record(profile)).id);
      for (let hour = 0; hour < 24; hour += 1) {
        delivering.nowMs += hourMs;
        await delivering.drain();
      }
    }
    const failed = await delivering.store.listDeliveries({ state: "failed", limit: 10 });
    const failedIds = failed.map(({ leadId }) => leadId).reverse();
    expect(failedIds).toEqual(ids.slice(0, failedIds.length));
    expect(failedIds.length).toBeGreaterThan(1);

    delivering.send = async () => undefined;
    delivering.nowMs += 24 * hourMs;
    await delivering.drain();
    await delivering.store.redeliver({ states: ["failed"], nowMs: delivering.nowMs });
    await delivering.drain();
    const sent = delivering.mails.filter(({ to }) => to === "one@example.com").map(({ id }) => id);
    expect(sent).toEqual([...ids.slice(failedIds.length), ...failedIds].map((id) => `${id}.owner-mail`));
    expect(await delivering.store.summarizeDeliveries()).toMatchObject({
      waiting: { count: 0 },
      failed: { count: 0 },
    });
  });

  it("tries each recipient until it has the email, even if another is rejected, and fails if one was", async () => {
    const down = new DeliveryError("down");
    const rejected = new DeliveryError("550 no such user", { isPermanent: true });
    const attempt = async (one?: DeliveryError, two?: DeliveryError) => {
      delivering.send = async ({ to }) => {
        const error = to === "one@example.com" ? one : two;
        if (error) throw error;
      };
      await delivering.drain();
      delivering.nowMs += 5 * minuteMs;
    };
    await delivering.record(profile);
    await attempt(down);
    await attempt(undefined, down);
    expect(delivering.mails.map(({ to }) => to)).toEqual(["two@example.com", "one@example.com"]);
    await delivering.record(profile);
    await attempt(rejected, down);
    expect(await delivering.store.summarizeDeliveries()).toMatchObject({
      waiting: { count: 1 },
      failed: { count: 0 },
    });
    await attempt(rejected);
    expect(await delivering.store.summarizeDeliveries()).toMatchObject({
      failed: { count: 1, newest: [{ lastError: "550 no such user" }] },
    });
  });

  it("retries an email that failed because of an incorrect setting, and logs an error", async () => {
    await delivering.record(profile);
    delivering.send = refuse("535 login refused", { isSettingsError: true });
    await delivering.drain();
    expect(await delivering.store.summarizeDeliveries()).toMatchObject({
      waiting: { count: 1 },
      failed: { count: 0 },
    });
    expect(delivering.logged).toContainEqual(
      expect.objectContaining({ level: "error", sentence: expect.stringContaining("setting") }),
    );
  });

  it("resends an email under the same id after a crash between sending it and recording the result", async () => {
    const { id } = await delivering.record(profile);
    // Simulate a server that claims the delivery and crashes.
    await delivering.store.claimDeliveries(ownerMails());
    await delivering.drain();
    expect(delivering.mails).toEqual([]);
    delivering.nowMs += 90_000;
    await delivering.drain();
    expect(delivering.mails[0]?.id).toBe(`${id}.owner-mail`);
  });

  it("doesn't resend when the clock jumps forward or wait for a lease when the clock is set back", async () => {
    await delivering.record(profile);
    delivering.send = async () => {
      delivering.nowMs += 24 * hourMs;
    };
    await delivering.worker.deliverDue();
    await delivering.drain();
    expect(delivering.mails).toHaveLength(2);

    await delivering.record(profile);
    await delivering.store.claimDeliveries(ownerMails());
    delivering.nowMs -= hourMs;
    delivering.send = async () => undefined;
    await delivering.drain();
    expect(delivering.mails).toHaveLength(4);
  });

  it("shares due deliveries with another server's worker", async () => {
    for (let count = 0; count < 6; count += 1) await delivering.record(profile);
    const other = delivering.createWorker();
    await Promise.all([delivering.worker.deliverDue(), other.deliverDue()]);
    const firsts = delivering.mails.filter(({ to }) => to === "one@example.com").map(({ id }) => id);
    expect(new Set(firsts).size).toBe(6);
    expect(firsts).toHaveLength(6);
  });

  it("starts the next delivery of a backlog as soon as one ends, without waiting for the next poll", async () => {
    for (let count = 0; count < 40; count += 1) await delivering.record(profile);
    delivering.worker.start();
    // Four at a time, once a second, would take 10 s.
    await vi.waitFor(() => expect(delivering.mails).toHaveLength(80), { timeout: 5000 });
    await delivering.worker.stop(1000);
  });

  it("releases an attempt's lease without counting the attempt when a stop aborts it", async () => {
    await delivering.record(profile);
    delivering.send = () => new Promise(() => undefined);
    delivering.worker.start();
    await setTimeout(200);
    const stoppedAt = performance.now();
    await delivering.worker.stop(100);
    expect(performance.now() - stoppedAt).toBeLessThan(2000);
    const [claimed] = await delivering.store.claimDeliveries(ownerMails());
    expect(claimed).toMatchObject({ attempts: 0 });
  });

  it("releases a delivery claimed after the grace period without starting it", async () => {
    await delivering.record(profile);
    let sent = 0;
    delivering.send = () => {
      sent += 1;
      return new Promise(() => undefined);
    };
    const claim = delivering.store.claimDeliveries;
    delivering.store.claimDeliveries = async (options) => {
      const claimed = await claim(options);
      await setTimeout(300);
      return claimed;
    };
    delivering.worker.start();
    await delivering.worker.stop(0);
    expect(sent).toBe(0);
    expect(await claim(ownerMails())).toMatchObject([{ attempts: 0 }]);
  });

  it("finishes attempts in flight when stopped, and doesn't start new ones", async () => {
    await delivering.record(profile);
    let finish: () => void = () => undefined;
    delivering.send = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    delivering.worker.start();
    await setTimeout(200);
    const stopped = delivering.worker.stop(5000);
    await delivering.record(profile);
    delivering.send = async () => undefined;
    finish();
    await stopped;
    expect(delivering.mails).toHaveLength(2);
  });

  it("never logs an email address or visitor input", async () => {
    await delivering.record({ ...profile, email: "asha@example.com", firstName: "Zebedee" });
    delivering.send = refuse("down");
    await delivering.drain();
    expect(delivering.logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(delivering.logged)).not.toMatch(/@|Zebedee|Hello there/);
  });

  it("doesn't send anything for a quarantined lead until it is released", async () => {
    const { id } = await delivering.record(
      { ...profile, email: "asha@example.com" },
      { honeypot: true, channels: ["webhook"] },
    );
    await delivering.drain();
    expect(delivering.mails).toEqual([]);
    const waiting = await delivering.store.listDeliveriesOf(id);
    expect(waiting.map(({ channel, state }) => `${channel} ${state}`)).toEqual([
      "owner-mail held",
      "visitor-mail held",
      "webhook held",
    ]);
    await delivering.store.release(id);
    delivering.nowMs = Date.now();
    await delivering.drain();
    expect(delivering.mails).toHaveLength(3);
  });
});
