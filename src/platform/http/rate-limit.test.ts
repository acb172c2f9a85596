import { describe, expect, it } from "vitest";
import { createRateLimiter } from "./rate-limit.ts";

describe("the rate limit", () => {
  it("accepts the allowed number in a window, then returns the seconds to wait", () => {
    let now = 0;
    const count = createRateLimiter([{ count: 3, windowMs: 60_000 }], () => now);
    for (const at of [0, 5_000, 10_000]) {
      now = at;
      expect(count("a")).toBe(0);
    }
    expect(count("a")).toBe(50);
    expect(count("b")).toBe(0);
    now = 60_000;
    expect(count("a")).toBe(0);
  });

  it("applies every configured limit", () => {
    const limits = [
      { count: 2, windowMs: 1_000 },
      { count: 3, windowMs: 60_000 },
    ];
    let now = 0;
    const count = createRateLimiter(limits, () => now);
    expect([count("a"), count("a"), count("a")]).toEqual([0, 0, 1]);
    now = 1_000;
    expect([count("a"), count("a")]).toEqual([0, 59]);
    const unlimited = createRateLimiter([], () => 0);
    expect([unlimited("a"), unlimited("a")]).toEqual([0, 0]);
  });

  it("forgets all clients once there are 10,000", () => {
    const count = createRateLimiter([{ count: 1, windowMs: 60_000 }], () => 0);
    count("a");
    for (let client = 1; client < 10_000; client += 1) count(`client ${client}`);
    expect(count("a")).toBe(60);
    count("b");
    expect([count("a"), count("b")]).toEqual([0, 60]);
  });
});
