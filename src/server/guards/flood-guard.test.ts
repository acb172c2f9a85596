import { describe, expect, it } from "vitest";
import { createFloodGuard } from "./flood-guard.ts";

describe("the flood guard", () => {
  it("lets exactly count posts of an address pass within the window, and says how long to wait", () => {
    let now = 0;
    const guard = createFloodGuard({ limits: [{ count: 3, windowMs: 60_000 }], now: () => now });
    for (const at of [0, 5_000, 10_000]) {
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
      { count: 2, windowMs: 1_000 },
      { count: 3, windowMs: 60_000 },
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
    const guard = createFloodGuard({ limits: [{ count: 1, windowMs: 60_000 }], now: () => 0 });
    guard.enter("a");
    guard.leave("a");
    expect([guard.enter("a"), guard.enter("a")]).toEqual([0, 60]);
  });

  it("forgets the address that was unseen for longest", () => {
    const limits = [{ count: 1, windowMs: 60_000 }];
    const guard = createFloodGuard({ limits, maxAddresses: 2, now: () => 0 });
    for (const address of ["a", "b", "a", "c"]) guard.enter(address);
    expect(["a", "b", "c"].map((address) => guard.enter(address))).toEqual([60, 0, 0]);
  });

  it("lets an IPv6 /48 send ten times as much, whose other addresses are not remembered while it is refused", () => {
    let now = 0;
    const guard = createFloodGuard({
      limits: [{ count: 2, windowMs: 60_000 }],
      maxAddresses: 13,
      now: () => now,
    });
    const enter = (index: number, network = 1) => guard.enter(`2001:db8:${network}:${index}::/64`);
    expect([enter(0), enter(0), enter(0)]).toEqual([0, 0, 60]);
    guard.enter("a");
    now = 1_000;
    for (let index = 1; index <= 9; index += 1) expect([enter(index), enter(index)]).toEqual([0, 0]);
    for (let index = 10; index < 40; index += 1) expect(enter(index)).toBe(59);
    expect([guard.enter("a"), guard.enter("a")]).toEqual([0, 59]);
    expect(enter(1, 2)).toBe(0);
    now = 60_000;
    expect(enter(0)).toBe(0);
  });
});
