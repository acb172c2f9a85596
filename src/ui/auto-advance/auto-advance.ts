export interface AutoAdvanceTimings {
  /** Time between two steps, in ms. */
  intervalMs: number;
  /** Pause after the pointer or the focus has left, in ms; 0 by default. */
  resumeAfterHoverMs?: number;
  /** Pause after the visitor has chosen a step, in ms; 0 by default. */
  pauseAfterPickMs?: number;
}

type PauseReason = "hover" | "focus" | "hidden page" | "pause button";

/**
 * The clock of a part that advances by itself (spec 4.4, 9). It runs while there is no reason to pause; after the last
 * one a full interval passes before the next step.
 */
export class AutoAdvance {
  #timings: AutoAdvanceTimings;
  #onAdvance: () => void;
  #reasons = new Set<PauseReason>();
  #pausedUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStarted = false;
  #isMouseDown = false;
  /** The element that had the focus when the window lost it; it gets it back by itself. */
  #leftAt: unknown = null;

  constructor(timings: AutoAdvanceTimings, onAdvance: () => void) {
    this.#timings = timings;
    this.#onAdvance = onAdvance;
  }

  start(): void {
    this.#isStarted = true;
    this.#schedule();
  }

  stop(): void {
    this.#isStarted = false;
    clearTimeout(this.#timer);
  }

  /** Pauses until `resume` is called with the same reason. */
  pause(reason: PauseReason): void {
    this.#reasons.add(reason);
    clearTimeout(this.#timer);
  }

  resume(reason: PauseReason): void {
    if (!this.#reasons.delete(reason)) return;
    if (reason === "hover" || reason === "focus") this.#pauseFor(this.#timings.resumeAfterHoverMs);
    this.#schedule();
  }

  /** The visitor chose a step. */
  notePick(): void {
    this.#pauseFor(this.#timings.pauseAfterPickMs);
    this.#schedule();
  }

  /** The mouse button, or a tapping finger, went down on the part or up again. */
  noteMouse(isDown: boolean): void {
    this.#isMouseDown = isDown;
  }

  /**
   * Something in the part got the focus: a reason to pause, whether keys, assistive technology or a script moved it. A
   * click is not: it leaves the focus where it fell though the visitor has gone on, and has a pause of its own. (What
   * `:focus-visible` says of a focus set by a script depends on how the visitor last acted anywhere on the page.)
   */
  noteFocus(target: unknown): void {
    const isBack = target === this.#leftAt;
    this.#leftAt = null;
    if (!this.#isMouseDown && !isBack) this.pause("focus");
  }

  /** It lost the focus. `windowLeft`: the element keeps it, the window lost its own. */
  noteBlur(
    target: unknown,
    { staysInside, windowLeft }: { staysInside: boolean; windowLeft: boolean },
  ): void {
    this.#leftAt = windowLeft ? target : null;
    if (!staysInside && !windowLeft) this.resume("focus");
  }

  #pauseFor(ms = 0): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + ms);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#isStarted || this.#reasons.size > 0) return;
    const pauseMs = Math.max(0, this.#pausedUntil - Date.now());
    this.#timer = setTimeout(() => {
      this.#onAdvance();
      this.#schedule();
    }, pauseMs + this.#timings.intervalMs);
  }
}
