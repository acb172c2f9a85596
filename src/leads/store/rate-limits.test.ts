import { describe, expect, it } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { hourMs, minuteMs } from "#platform/time/durations.ts";
import { startMs, tally, visitor, withRateLimits } from "#tests/support/leads/rate-limits.ts";

const limited = withRateLimits();
const { repeat, reasons, send, sendBooking } = limited;

/** Returns whether the store reports that its overall limit was exceeded. */
async function isWarned(formLimits: string): Promise<boolean> {
  const { warnings } = await limited.store.check(readSettings({ FORM_LIMITS: formLimits }).formLimits);
  return warnings.length > 0;
}

describe("rate limits", () => {
  it.each([false, true])(
    "don't affect other IP addresses when one floods the form (honeypot filled: %s)",
    async (honeypot) => {
      const attack = await repeat(210, (index) => {
        limited.nowMs = startMs + Math.floor((index * minuteMs) / 59);
        return send({}, { honeypot });
      });
      expect(tally(attack)).toEqual({
        ...(!honeypot && { accepted: 5 }),
        quarantined: 200,
        quarantineFull: honeypot ? 10 : 5,
      });
      expect(tally(await repeat(6, (index) => send({}, visitor(index))))).toEqual({ accepted: 6 });
      expect(tally(await repeat(3, (index) => sendBooking(index, visitor(10 + index))))).toEqual({
        accepted: 3,
      });
    },
  );
});

describe("a limit of three", () => {
  const bookingsPerEmail = [{ count: 3, windowMs: hourMs }];
  const same = { email: "asha@example.com" };
  it.each([
    ["ip=3/1h", () => send({}, {}, "ip=3/1h"), "addressLimit"],
    ["one email address", () => send(same, {}, "ip=9/1h"), "emailLimit"],
    ["calls=3/1h", () => sendBooking(limited.sent, {}, {}, "calls=3/1h"), "callLimit"],
    [
      "calls of one email address",
      () => sendBooking(limited.sent, {}, same, { perEmail: [], bookingsPerIp: [], bookingsPerEmail }),
      "callLimit",
    ],
  ] as const)("accepts exactly three submissions with %s", async (_limit, post, reason) => {
    expect(await repeat(4, post)).toEqual(["accepted", "accepted", "accepted", "quarantined"]);
    expect(await reasons()).toEqual([null, null, null, reason]);
  });

  it("quarantines exactly three submissions with quarantine=3/1h", async () => {
    const post = () => send({}, { honeypot: true }, "quarantine=3/1h");
    expect(await repeat(4, post)).toEqual(["quarantined", "quarantined", "quarantined", "quarantineFull"]);
  });

  it("applies all of a limit's sliding windows", async () => {
    const post = () => send({}, {}, "ip=1/10m,2/1d");
    const results: string[] = [];
    for (const minute of [0, 9, 10, 11, 20, 24 * 60 - 1, 24 * 60]) {
      limited.nowMs = startMs + minute * minuteMs;
      results.push(await post());
    }
    expect(results.map((result) => result === "accepted")).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});

it("limits an email address only for the IP address that exceeds the limit", async () => {
  const mine = { email: "asha@example.com" };
  expect(await repeat(3, () => send(mine, visitor(1)))).toEqual(["accepted", "accepted", "accepted"]);
  expect(await send(mine, visitor(1))).toBe("quarantined");
  expect(await send(mine, visitor(2))).toBe("accepted");
});

describe("the overall limit", () => {
  it("doesn't quarantine anything, but is reported starting with the first submission over it", async () => {
    const warned: boolean[] = [];
    for (let index = 0; index < 4; index += 1) {
      await send({}, visitor(index), "overall=3/1h");
      warned.push(await isWarned("overall=3/1h"));
    }
    expect(warned).toEqual([false, false, false, true]);
    expect(await reasons()).toEqual([null, null, null, null]);
  });

  it("doesn't count quarantined submissions", async () => {
    await repeat(9, (index) => send({}, { ...visitor(index), honeypot: true }));
    await send({}, visitor(9), "overall=1/1h");
    expect(await isWarned("overall=1/1h")).toBe(false);
  });
});

it("doesn't limit anything if limits are off", async () => {
  const results = await repeat(10, () => sendBooking(limited.sent, {}, { email: "asha@example.com" }, "off"));
  expect(tally(results)).toEqual({ accepted: 10 });
  expect(tally(await repeat(201, () => send({}, { honeypot: true }, "off")))).toEqual({ quarantined: 201 });
});
