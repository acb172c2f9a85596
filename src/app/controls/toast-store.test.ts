import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dismissToast,
  listToasts,
  showToast,
  subscribeToToasts,
  TOAST_REMOVE_DELAY_MS,
} from "./toast-store.ts";

describe("notifications", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    for (const toast of listToasts()) dismissToast(toast.id);
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("shows at most one: a newer takes the place of an older", () => {
    showToast({ title: "Link copied!" });
    showToast({ title: "Copy failed", variant: "destructive" });
    expect(listToasts().map(({ title, variant }) => [title, variant])).toEqual([
      ["Copy failed", "destructive"],
    ]);
  });

  it("stands 5000 ms where nothing else is said", () => {
    showToast({ title: "Link copied!" });
    expect(listToasts()[0]?.durationMs).toBe(5_000);
  });

  it("removes a dismissed one 1,000,000 ms later", () => {
    const id = showToast({ title: "Link copied!" });
    dismissToast(id);
    expect(listToasts()[0]).toMatchObject({ id, open: false });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(listToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
    expect(listToasts()).toHaveLength(0);
  });

  it("tells its listeners of each change until they stop", () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    dismissToast(showToast({ title: "Link copied!" }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    showToast({ title: "Again" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
