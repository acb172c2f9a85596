/** What is held and let go: the clock of a part that moves by itself. */
interface Held {
  hold(reason: string): void;
  release(reason: string): void;
}

/**
 * Holds a part while the focus is in it (spec 4.4: 'paused on focus'), whoever set it there: keys, assistive
 * technology, a script. A press inside the part is the exception, for a click leaves the focus where it fell though
 * the visitor has gone on; it counts as a pick by hand. `:focus-visible` cannot tell the two apart: what it says of a
 * focus set by a script depends on how the visitor last acted anywhere on the page.
 */
export class FocusHold {
  #held: Held;
  #isPressed = false;
  /** Where the focus was when the window went to the back; it comes back there by itself. */
  #leftAt: unknown = null;

  constructor(held: Held) {
    this.#held = held;
  }

  /** A finger or a mouse button went down inside the part. */
  press(): void {
    this.#isPressed = true;
  }

  /** The press became a click, a scroll, or left the part: a focus that comes now has another cause. */
  pressEnded(): void {
    this.#isPressed = false;
  }

  focused(target: unknown): void {
    const comesBack = target === this.#leftAt;
    this.#leftAt = null;
    if (!this.#isPressed && !comesBack) this.#held.hold("focus");
  }

  /** `windowLeft`: the element keeps its focus, the window lost its own. */
  blurred(target: unknown, { staysInside, windowLeft }: { staysInside: boolean; windowLeft: boolean }): void {
    this.#leftAt = windowLeft ? target : null;
    if (!staysInside && !windowLeft) this.#held.release("focus");
  }
}
