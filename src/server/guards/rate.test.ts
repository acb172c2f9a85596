import { describe, expect, it } from "vitest";
import { createRefusalLimit } from "./rate.ts";

describe("the refusal limit", () => {
  it("lets an address be refused so many times, then says how long to wait", () => {
    let now = 0;
    const limit = createRefusalLimit({ count: 3, windowMs: 60_000, now: () => now });
    for (const at of [0, 10_000, 20_000]) {
      now = at;
      expect(limit.secondsToWait("a")).toBe(0);
      limit.count("a");
    }
    expect(limit.secondsToWait("a")).toBe(40);
    expect(limit.secondsToWait("b")).toBe(0);
    now = 60_000;
    expect(limit.secondsToWait("a")).toBe(0);
  });

  it("forgets the address that was unseen for longest", () => {
    const limit = createRefusalLimit({ count: 1, windowMs: 60_000, maxAddresses: 2, now: () => 0 });
    for (const address of ["a", "b", "a", "c"]) limit.count(address);
    expect(["a", "b", "c"].map((address) => limit.secondsToWait(address))).toEqual([60, 0, 60]);
  });

  it("refuses options that would refuse everybody", () => {
    expect(() => createRefusalLimit({ count: 0, windowMs: 1000 })).toThrow(RangeError);
  });
});
