export interface AutoAdvanceTimings {
  intervalMs: number;
  /** How long to stay paused after the pointer or focus leaves, in ms; 0 by default. */
  resumeAfterHoverMs?: number;
  /** Pause after the visitor picks a step, in ms; 0 by default. */
  pauseAfterPickMs?: number;
}

type PauseReason = "hover" | "focus" | "hidden page" | "pause button";

/**
 * The timer for an auto-advancing carousel or rotator (spec 4.4). It runs while there is no reason to pause. After a
 * pause, it waits a full interval before the next step.
 */
export class AutoAdvance {
  #timings: AutoAdvanceTimings;
  #onAdvance: () => void;
  #reasons = new Set<PauseReason>();
  #pausedUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStarted = false;
  #isMouseDown = false;
  /** The element that had focus when the window lost it. The browser will focus it again. */
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

  pause(reason: PauseReason): void {
    this.#reasons.add(reason);
    clearTimeout(this.#timer);
  }

  resume(reason: PauseReason): void {
    if (!this.#reasons.delete(reason)) return;
    if (reason === "hover" || reason === "focus") this.#pauseFor(this.#timings.resumeAfterHoverMs);
    this.#schedule();
  }

  notePick(): void {
    this.#pauseFor(this.#timings.pauseAfterPickMs);
    this.#schedule();
  }

  /** Call when a mouse button or finger goes down on the element, and again when it goes up. */
  noteMouse(isDown: boolean): void {
    this.#isMouseDown = isDown;
  }

  /**
   * Pauses when something inside receives focus from the keyboard, assistive technology or a script. Focus from a click
   * doesn't count: it remains after the visitor moves on, and a pick has its own pause. (`:focus-visible` doesn't help:
   * after a script moves focus, it depends on the visitor's last input anywhere on the page.)
   */
  noteFocus(target: unknown): void {
    const isBack = target === this.#leftAt;
    this.#leftAt = null;
    if (!this.#isMouseDown && !isBack) this.pause("focus");
  }

  /** Resumes when focus leaves. `windowLeft` means that the window lost focus and the element will get it back. */
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
