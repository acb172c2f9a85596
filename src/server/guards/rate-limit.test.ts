import { describe, expect, it } from "vitest";
import { createRateLimiter } from "./rate-limit.ts";

describe("the rate limit", () => {
  it("accepts exactly the allowed number of posts within the window, and says how long to wait", () => {
    let now = 0;
    const limiter = createRateLimiter({ limits: [{ count: 3, windowMs: 60_000 }], now: () => now });
    for (const at of [0, 5_000, 10_000]) {
      now = at;
      expect(limiter.count("a")).toBe(0);
    }
    expect(limiter.count("a")).toBe(50);
    expect(limiter.count("b")).toBe(0);
    now = 60_000;
    expect(limiter.count("a")).toBe(0);
  });

  it("applies every limit that is set, and no other", () => {
    const limits = [
      { count: 2, windowMs: 1_000 },
      { count: 3, windowMs: 60_000 },
    ];
    let now = 0;
    const limiter = createRateLimiter({ limits, now: () => now });
    expect([limiter.count("a"), limiter.count("a"), limiter.count("a")]).toEqual([0, 0, 1]);
    now = 1_000;
    expect([limiter.count("a"), limiter.count("a")]).toEqual([0, 59]);
    const open = createRateLimiter({ limits: [], now: () => 0 });
    expect([open.count("a"), open.count("a")]).toEqual([0, 0]);
  });

  it("does not count a post that is uncounted", () => {
    const limiter = createRateLimiter({ limits: [{ count: 1, windowMs: 60_000 }], now: () => 0 });
    limiter.count("a");
    limiter.uncount("a");
    expect([limiter.count("a"), limiter.count("a")]).toEqual([0, 60]);
  });

  it("forgets the least recently seen client", () => {
    const limits = [{ count: 1, windowMs: 60_000 }];
    const limiter = createRateLimiter({ limits, maxClients: 2, now: () => 0 });
    for (const address of ["a", "b", "a", "c"]) limiter.count(address);
    expect(["a", "b", "c"].map((address) => limiter.count(address))).toEqual([60, 0, 0]);
  });

  it("allows an IPv6 /48 ten times as many, and remembers no new client of it while it is refused", () => {
    let now = 0;
    const limiter = createRateLimiter({
      limits: [{ count: 2, windowMs: 60_000 }],
      maxClients: 13,
      now: () => now,
    });
    const enter = (index: number, network = 1) => limiter.count(`2001:db8:${network}:${index}::/64`);
    expect([enter(0), enter(0), enter(0)]).toEqual([0, 0, 60]);
    limiter.count("a");
    now = 1_000;
    for (let index = 1; index <= 9; index += 1) expect([enter(index), enter(index)]).toEqual([0, 0]);
    for (let index = 10; index < 40; index += 1) expect(enter(index)).toBe(59);
    expect([limiter.count("a"), limiter.count("a")]).toEqual([0, 59]);
    expect(enter(1, 2)).toBe(0);
    now = 60_000;
    expect(enter(0)).toBe(0);
  });
});
