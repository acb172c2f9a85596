import { afterEach, expect, it, vi } from "vitest";
import { createLogSampler } from "./log-sampler.ts";

afterEach(() => vi.useRealTimers());

it("writes the first 60 lines of each minute and counts the rest", () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const sample = createLogSampler((count) => void lines.push(`${count} left out`));
  const writeMany = () => {
    for (let line = 0; line < 67; line += 1) sample(() => void lines.push("refused"));
  };
  writeMany();
  expect(lines).toEqual(Array(60).fill("refused"));
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(60)).toEqual(["7 left out"]);
  writeMany();
  expect(lines.splice(0).slice(61)).toEqual(Array(60).fill("refused"));
  vi.advanceTimersByTime(60_000);
  sample(() => void lines.push("refused"));
  vi.advanceTimersByTime(120_000);
  expect(lines).toEqual(["7 left out", "refused"]);
});
