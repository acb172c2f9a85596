import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dismissToast,
  listToasts,
  showToast,
  subscribeToToasts,
  TOAST_REMOVE_DELAY_MS,
} from "./toast-store.ts";

function showAndDismiss() {
  showToast({ title: "Link copied!" });
  for (const { id } of listToasts()) dismissToast(id);
}

describe("notifications", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    for (const toast of listToasts()) dismissToast(toast.id);
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("shows at most one: a newer replaces an older", () => {
    showToast({ title: "Link copied!" });
    showToast({ title: "Copy failed", variant: "destructive" });
    expect(listToasts().map(({ title, variant }) => [title, variant])).toEqual([
      ["Copy failed", "destructive"],
    ]);
  });

  it("removes a dismissed one 1,000,000 ms later", () => {
    showAndDismiss();
    expect(listToasts()).toMatchObject([{ title: "Link copied!", open: false }]);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(listToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
    expect(listToasts()).toHaveLength(0);
  });

  it("tells its listeners of each change until they stop", () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    showAndDismiss();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    showToast({ title: "Again" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
