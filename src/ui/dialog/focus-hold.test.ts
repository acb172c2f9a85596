import { beforeEach, describe, expect, it } from "vitest";
import { FocusHold } from "./focus-hold.ts";

describe("a part that moves by itself, and the focus", () => {
  const outwards = { staysInside: false, windowLeft: false };
  const reasons = new Set<string>();
  let focus: FocusHold;

  beforeEach(() => {
    reasons.clear();
    focus = new FocusHold({
      hold: (reason) => reasons.add(reason),
      release: (reason) => reasons.delete(reason),
    });
  });

  it("stands still from the moment something in it is focused until the focus has left", () => {
    focus.focused("tab");
    expect([...reasons]).toEqual(["focus"]);
    focus.blurred("tab", { ...outwards, staysInside: true });
    focus.focused("panel");
    expect([...reasons]).toEqual(["focus"]);
    focus.blurred("panel", outwards);
    expect([...reasons]).toEqual([]);
  });

  it("treats the focus of a click as a pick by hand, with its own pause, and keeps moving", () => {
    focus.press();
    focus.focused("tab");
    focus.pressEnded();
    expect([...reasons]).toEqual([]);
  });

  it("stands still for a focus set by keys or by a script after a click, in it or elsewhere", () => {
    focus.press();
    focus.focused("tab");
    focus.pressEnded();
    focus.focused("next tab");
    expect([...reasons]).toEqual(["focus"]);
  });

  it("moves on after a click when the window was left and comes back to what was clicked", () => {
    focus.press();
    focus.focused("tab");
    focus.pressEnded();
    focus.blurred("tab", { staysInside: false, windowLeft: true });
    focus.focused("tab");
    expect([...reasons]).toEqual([]);
  });

  it("keeps still when the window was left and comes back to what was focused", () => {
    focus.focused("tab");
    focus.blurred("tab", { staysInside: false, windowLeft: true });
    focus.focused("tab");
    expect([...reasons]).toEqual(["focus"]);
    focus.blurred("tab", outwards);
    expect([...reasons]).toEqual([]);
  });
});
