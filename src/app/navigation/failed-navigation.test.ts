import { describe, expect, it, vi } from "vitest";
import {
  forgetFailedNavigation,
  readFailedNavigation,
  reportFailedNavigation,
  subscribeToFailedNavigation,
} from "./failed-navigation.ts";

describe("a failed navigation", () => {
  it("is known until something else is tried, and every change is told", () => {
    const listener = vi.fn();
    const stop = subscribeToFailedNavigation(listener);
    expect(readFailedNavigation()).toBeUndefined();
    reportFailedNavigation({ address: "/about", reason: "unreachable" });
    expect(readFailedNavigation()).toEqual({ address: "/about", reason: "unreachable" });
    forgetFailedNavigation();
    forgetFailedNavigation();
    expect(readFailedNavigation()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });
});
