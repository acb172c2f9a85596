import { describe, expect, it } from "vitest";
import { defaultFormLimits } from "#config/settings/form-limits.ts";
import { contactPost, newBooking, newLead } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";

const test = withStore();

/** Spellings of one address, and addresses that only look like it. */
const people = [
  { same: ["José@example.com", "JOSÉ@Example.COM", "jose\u0301@example.com"], others: ["jose@example.com"] },
  {
    same: ["ana@bücher.example", "Ana@BU\u0308CHER.example", "ANA@xn--bcher-kva.example"],
    others: ["ana@bucher.example"],
  },
  { same: ["INFO@example.com", "info@example.com"], others: ["İnfo@example.com", "ınfo@example.com"] },
  { same: ["ΔΗΜΟΣ@example.gr", "δημος@example.gr", "δημοσ@example.gr"], others: ["δημο@example.gr"] },
  { same: ["राम@मोहन.ईन्फो", "राम@xn--l2bl7a9d.xn--o1b8dj2ki"], others: ["राम्@मोहन.ईन्फो"] },
];

async function record(
  post: Record<string, unknown>,
  limits: Parameters<typeof test.store.record>[1] = "off",
) {
  const result = await test.store.record(newLead({ ...contactPost, ...post }), limits);
  if (result.kind !== "recorded") throw new Error(result.kind);
  return result;
}

describe.each(people)("the address $same", ({ same, others }) => {
  it("is erased in every spelling, and found in other people's messages, but no one else's is", async () => {
    const ids = [];
    for (const email of same) ids.push((await record({ email })).id);
    for (const email of others) await record({ email });
    const mention = await record({
      email: "ravi@example.org",
      message: `Please ask ${same[1]}.`,
    });
    for (const email of same) {
      expect(await test.store.listErasable({ email }, 10)).toEqual(ids);
      expect(await test.store.countErasable({ email })).toBe(ids.length);
      expect(await test.store.listMentions(email, 10)).toEqual([mention.id]);
    }
  });

  it("is one person for limits, replays and repeated bookings", async () => {
    const once = [{ count: 1, windowMs: 60_000 }];
    const mailed = { ...defaultFormLimits, perIp: [], perEmail: [] };
    const skips = [];
    for (const email of [...same, ...others])
      skips.push((await record({ email }, mailed)).isMailSkipped ?? false);
    expect(skips).toEqual([false, ...same.slice(1).map(() => true), ...others.map(() => false)]);

    const limited = { ...mailed, perEmail: once };
    for (const email of same)
      expect(await record({ email }, limited)).toMatchObject({ state: "quarantined" });

    const native = { sameContentIsSameLead: true, clientIp: "203.0.113.9" };
    const replays = [];
    for (const email of same)
      replays.push(await test.store.record(newLead({ ...contactPost, email }, native), "off"));
    expect(replays.map((result) => result.kind === "recorded" && result.replayed)).toEqual(
      same.map((_, at) => at > 0),
    );

    const bookings = [];
    for (const email of same) bookings.push(await test.store.record(newBooking({ email }), "off"));
    expect(new Set(bookings.map((result) => result.kind === "recorded" && result.booking)).size).toBe(1);
  });
});
