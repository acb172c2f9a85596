import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  currentToast,
  dismissToast,
  showToast,
  subscribeToToasts,
  TOAST_REMOVE_DELAY_MS,
} from "./toast-store.ts";

function showAndDismiss() {
  showToast({ title: "Link copied!" });
  dismissShown();
}

function dismissShown() {
  dismissToast(currentToast()?.id ?? 0);
}

describe("the toast store", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    dismissShown();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("replaces the current toast with a new one", () => {
    showToast({ title: "Link copied!" });
    showToast({ title: "Copy failed", variant: "destructive" });
    expect(currentToast()).toMatchObject({ title: "Copy failed", variant: "destructive", open: true });
  });

  it("removes a dismissed toast after 1,000,000 ms", () => {
    showAndDismiss();
    expect(currentToast()).toMatchObject({ title: "Link copied!", open: false });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(currentToast()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
    expect(currentToast()).toBeNull();
  });

  it("keeps a new toast when an earlier toast is due for removal", () => {
    showAndDismiss();
    showToast({ title: "Again" });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
    expect(currentToast()).toMatchObject({ title: "Again", open: true });
  });

  it("calls listeners after each change until they unsubscribe", () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    showAndDismiss();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    showToast({ title: "Again" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
