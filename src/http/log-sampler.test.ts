import { afterEach, expect, it, vi } from "vitest";
import { createLogSampler } from "./log-sampler.ts";

afterEach(() => vi.useRealTimers());

it("writes the first lines of a minute, counts the rest if there are any, and starts over", () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const sample = createLogSampler((count) => void lines.push(`${count} left out`), 3);
  const writeTen = () => {
    for (let line = 0; line < 10; line += 1) sample(() => void lines.push("refused"));
  };
  writeTen();
  expect(lines).toEqual(Array(3).fill("refused"));
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(3)).toEqual(["7 left out"]);
  writeTen();
  expect(lines.splice(0).slice(4)).toEqual(Array(3).fill("refused"));
  vi.advanceTimersByTime(60_000);
  sample(() => void lines.push("refused"));
  vi.advanceTimersByTime(120_000);
  expect(lines).toEqual(["7 left out", "refused"]);
});
