import { describe, expect, it } from "vitest";
import { dayMs, hourMs, minuteMs } from "#platform/time/durations.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { startMs, tally, visitor, withRateLimits } from "#tests/support/leads/rate-limits.ts";

const limited = withRateLimits();
const { record, repeat, send, sendBooking } = limited;

describe("one IP address's quarantine", () => {
  const trapped = { honeypot: true };
  const sized = (count: number) => [{ count, windowMs: hourMs }];
  const long = { message: "\u{1F600}".repeat(10_000) };

  it("is limited to 2 MB a day", async () => {
    const results = await repeat(55, () => send(long, trapped));
    const { quarantined = 0, quarantineFull = 0 } = tally(results);
    expect(quarantined + quarantineFull).toBe(55);
    const { bytes } = await limited.db
      .selectFrom("recentPosts")
      .select((select) => select.fn.sum<number>("bytes").as("bytes"))
      .executeTakeFirstOrThrow();
    expect(bytes).toBeLessThanOrEqual(2_000_000);
    expect(bytes).toBeGreaterThan(1_950_000);
    expect(await send({}, trapped)).toBe("quarantined");
  });

  it("accepts exactly as many bytes as its limit allows", async () => {
    const profile = { formType: "contact", mode: "linkedin", linkedinUrl: "linkedin.com/in/asha" };
    const post = { ...profile, email: "", firstName: "", lastName: "" };
    const otherBytes =
      Buffer.byteLength(JSON.stringify(newLead({ ...post, message: "Hello" }).submission)) - 5;
    const sendBytes = (bytes: number, sender: number) => {
      const message = "x".repeat(bytes - otherBytes);
      return send(
        { ...post, message },
        { ...trapped, ...visitor(sender) },
        { quarantineBytes: sized(1_000) },
      );
    };
    expect(await repeat(3, () => sendBytes(500, 1))).toEqual([
      "quarantined",
      "quarantined",
      "quarantineFull",
    ]);
    expect(await repeat(2, (index) => sendBytes(500 + index, 2))).toEqual(["quarantined", "quarantineFull"]);
    expect(await repeat(2, (index) => sendBytes(1000 + index, 3 + index))).toEqual([
      "quarantined",
      "quarantineFull",
    ]);
  });

  it("has room again after Retry-After, but not a millisecond earlier", async () => {
    for (const limits of ["quarantine=2/1h", { quarantineBytes: sized(85_000) }]) {
      limited.nowMs += dayMs;
      const post = () => record(long, trapped, limits);
      await post();
      limited.nowMs += minuteMs;
      await post();
      limited.nowMs += minuteMs;
      const full = await post();
      expect(full).toEqual({ kind: "quarantineFull", retryAfterMs: 58 * minuteMs });
      limited.nowMs += 58 * minuteMs - 1;
      expect(await post()).toEqual({ kind: "quarantineFull", retryAfterMs: 1 });
      limited.nowMs += 1;
      expect(await post()).toMatchObject({ kind: "recorded" });
    }
  });

  it("never has room for a submission larger than its limit", async () => {
    expect(await record(long, trapped, { quarantineBytes: sized(1_000) })).toEqual({
      kind: "quarantineFull",
      retryAfterMs: 60 * minuteMs,
    });
  });

  it("doesn't count other IP addresses or accepted submissions", async () => {
    const limits = "quarantine=1/1d";
    expect(await send({}, trapped, limits)).toBe("quarantined");
    expect(await send({}, trapped, limits)).toBe("quarantineFull");
    expect(await send({}, { ...trapped, ...visitor(1) }, limits)).toBe("quarantined");
    expect(await send({}, {}, limits)).toBe("accepted");
  });

  it("has room again after a lead is released", async () => {
    const limits = "ip=1/1d;quarantine=1/1d";
    await send({}, {}, limits);
    const quarantined = await record({}, {}, limits);
    expect(await send({}, {}, limits)).toBe("quarantineFull");
    if (quarantined.kind === "recorded") await limited.store.release(quarantined.id);
    expect(await send({}, {}, limits)).toBe("quarantined");
  });

  it("doesn't count replays, which get the first response even when it is full", async () => {
    const limits = "ip=1/1d;quarantine=2/1d";
    const keyed = { idempotencyKey: "k" };
    const native = { sameContentIsSameLead: true };
    const post = { email: "asha@example.com" };
    await send({}, {}, limits);
    const first = await record(post, keyed, limits);
    const second = await record({ ...post, message: "Other" }, native, limits);
    expect(await send({}, {}, limits)).toBe("quarantineFull");
    expect(await record(post, keyed, limits)).toEqual({ ...first, replayed: true });
    expect(await record({ ...post, message: "Other" }, native, limits)).toEqual({
      ...second,
      replayed: true,
    });
    expect((await limited.db.selectFrom("recentPosts").select("leadId").execute()).length).toBe(3);
  });
});

describe("bookings", () => {
  it("accepts at most 27 bookings from nine IP addresses, whether over half an hour or a day", async () => {
    const book = (slot: number) => sendBooking(slot, visitor(slot % 9));
    const halfAnHour = await repeat(60, (slot) => {
      limited.nowMs = startMs + slot * 30_000;
      return book(slot);
    });
    expect(tally(halfAnHour)).toEqual({ accepted: 27, quarantined: 33 });
    const rest = await repeat(33, (slot) => {
      limited.nowMs = startMs + 30 * minuteMs + slot * 40 * minuteMs;
      return book(27 + slot);
    });
    expect(tally(rest)).toEqual({ quarantined: 33 });
    const other = await repeat(10, (slot) => sendBooking(27 + slot, { clientIp: `192.0.2.${slot}` }));
    expect(tally(other)).toEqual({ accepted: 10 });
  });

  it("stops counting a booking once it is canceled", async () => {
    await repeat(3, (slot) => sendBooking(slot));
    const [booking] = await limited.store.listComingBookings(limited.nowMs);
    await limited.store.cancelBooking(booking?.token ?? "", limited.nowMs);
    expect(await repeat(2, (slot) => sendBooking(3 + slot))).toEqual(["accepted", "quarantined"]);
  });

  it("still accepts other forms after the booking limit is reached", async () => {
    await repeat(4, (slot) => sendBooking(slot));
    expect(await send()).toBe("accepted");
  });

  it("books a quarantined call when it is released, and counts it from then on", async () => {
    await repeat(2, (slot) => sendBooking(slot, {}, {}, "calls=1/1d"));
    const quarantined = await limited.db
      .selectFrom("leads")
      .select("id")
      .where("state", "=", "quarantined")
      .executeTakeFirstOrThrow();
    expect(await limited.store.release(quarantined.id)).toEqual({ kind: "released", booking: "booked" });
    expect(await sendBooking(3, {}, {}, "calls=2/1d")).toBe("quarantined");
  });
});
