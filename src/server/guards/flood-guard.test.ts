import { describe, expect, it } from "vitest";
import { createFloodGuard } from "./flood-guard.ts";

describe("the flood guard", () => {
  it("calls the count-th post of an address within the window a flood, and says how long to wait", () => {
    let now = 0;
    const guard = createFloodGuard({ limits: [{ count: 3, windowMs: 60_000 }], now: () => now });
    for (const at of [0, 10_000]) {
      now = at;
      expect(guard.enter("a")).toBe(0);
    }
    expect(guard.enter("a")).toBe(50);
    expect(guard.enter("b")).toBe(0);
    now = 60_000;
    expect(guard.enter("a")).toBe(0);
  });

  it("holds every limit that is set, and none where none is", () => {
    const limits = [
      { count: 3, windowMs: 1_000 },
      { count: 4, windowMs: 60_000 },
    ];
    let now = 0;
    const guard = createFloodGuard({ limits, now: () => now });
    expect([guard.enter("a"), guard.enter("a"), guard.enter("a")]).toEqual([0, 0, 1]);
    now = 1_000;
    expect([guard.enter("a"), guard.enter("a")]).toEqual([0, 59]);
    const open = createFloodGuard({ limits: [], now: () => 0 });
    expect([open.enter("a"), open.enter("a")]).toEqual([0, 0]);
  });

  it("does not count a post that is taken back", () => {
    const guard = createFloodGuard({ limits: [{ count: 2, windowMs: 60_000 }], now: () => 0 });
    guard.enter("a");
    guard.leave("a");
    expect([guard.enter("a"), guard.enter("a")]).toEqual([0, 60]);
  });

  it("forgets the address that was unseen for longest", () => {
    const limits = [{ count: 2, windowMs: 60_000 }];
    const guard = createFloodGuard({ limits, maxAddresses: 2, now: () => 0 });
    for (const address of ["a", "b", "a", "c"]) guard.enter(address);
    expect(["a", "b", "c"].map((address) => guard.enter(address))).toEqual([60, 0, 0]);
  });
});
