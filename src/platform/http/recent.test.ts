import { expect, it } from "vitest";
import { createRecent } from "./recent.ts";

/** A counter with a clock that the test sets. */
function openCounter() {
  const state = { clock: 5_000, computed: 0 };
  const compute = async () => {
    state.computed += 1;
    return state.computed;
  };
  return { state, recent: createRecent(compute, { now: () => state.clock }) };
}

it("computes the value once for all calls within a second", async () => {
  const { state, recent } = openCounter();
  expect(await Promise.all([recent.get(), recent.get()])).toEqual([1, 1]);
  state.clock += 999;
  expect(await recent.get()).toBe(1);
  state.clock += 1;
  expect(await recent.get()).toBe(2);
});

it("recomputes the value after a change", async () => {
  const { recent } = openCounter();
  await recent.get();
  recent.forget();
  expect(await recent.get()).toBe(2);
});

it("recomputes the value after the clock is set back", async () => {
  const { state, recent } = openCounter();
  await recent.get();
  state.clock = 0;
  expect(await recent.get()).toBe(2);
});

it("caches a failure no longer than a value", async () => {
  const clock = { ms: 0 };
  let fails = true;
  const recent = createRecent(async () => (fails ? Promise.reject(new Error("locked")) : "fine"), {
    now: () => clock.ms,
  });
  await expect(recent.get()).rejects.toThrow("locked");
  fails = false;
  clock.ms = 1_000;
  expect(await recent.get()).toBe("fine");
});
