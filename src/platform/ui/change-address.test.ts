import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeAddress, finishAddress } from "./change-address.ts";

const startMs = Date.parse("2026-11-28T09:00:00Z");
let changes: Array<{ ms: number; query: string }>;
let refuses: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  changes = [];
  refuses = false;
  const location = { href: "https://site.example/a?utm_source=x#part" };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", {
    state: null,
    replaceState(_state: unknown, _title: string, url: URL) {
      changes.push({ ms: Date.now() - startMs, query: url.search });
      if (refuses) throw new DOMException("Too many changes.", "SecurityError");
      location.href = url.href;
    },
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = (value: number) => changeAddress(({ searchParams }) => searchParams.set("n", String(value)));

it("changes the URL at once, and then at most every 300 ms, with the last value", () => {
  for (const value of [1, 2, 3]) write(value);
  expect(changes).toEqual([{ ms: 0, query: "?utm_source=x&n=1" }]);
  vi.advanceTimersByTime(299);
  expect(changes).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(changes.slice(1)).toEqual([{ ms: 300, query: "?utm_source=x&n=3" }]);
  vi.advanceTimersByTime(5_000);
  write(4);
  expect(changes.slice(2)).toEqual([{ ms: 5_300, query: "?utm_source=x&n=4" }]);
});

it.each([10, 299])("stays below 100 changes in 30 s with a key every %i ms", (pauseMs) => {
  for (let value = 0; value * pauseMs < 60_000; value++) {
    write(value);
    vi.advanceTimersByTime(pauseMs);
  }
  for (const { ms } of changes) {
    expect(changes.filter((other) => other.ms >= ms && other.ms < ms + 30_000).length).toBeLessThanOrEqual(
      100,
    );
  }
});

it("makes a waiting change before the URL is copied, and keeps what else has changed in it", () => {
  write(1);
  write(2);
  location.href = "https://site.example/a?n=1#other";
  finishAddress();
  expect(location.href).toBe("https://site.example/a?n=2#other");
  vi.advanceTimersByTime(1_000);
  expect(changes).toHaveLength(2);
});

it("goes on when the browser refuses", () => {
  refuses = true;
  write(1);
  refuses = false;
  write(2);
  vi.advanceTimersByTime(300);
  expect(location.href).toBe("https://site.example/a?utm_source=x&n=2#part");
});
