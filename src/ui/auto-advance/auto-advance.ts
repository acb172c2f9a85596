export interface AutoAdvanceTimings {
  /** Time between two steps, in ms. */
  intervalMs: number;
  /** Rest after the pointer or the focus has left, in ms; 0 where left out. */
  resumeAfterHoverMs?: number;
  /** Rest after a choice by hand, in ms; 0 where left out. */
  pauseAfterPickMs?: number;
}

/**
 * The clock of a part that moves by itself (spec 4.4, 9). It runs while nothing holds it; each reason holds it by
 * name (`hover`, `focus`, `hidden`, `user`, …), and after the last is gone a full interval passes before the next
 * step. Uses `setTimeout`, so tests may control it.
 */
export class AutoAdvance {
  #timings: AutoAdvanceTimings;
  #onAdvance: () => void;
  #holds = new Set<string>();
  #restUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #started = false;

  constructor(timings: AutoAdvanceTimings, onAdvance: () => void) {
    this.#timings = timings;
    this.#onAdvance = onAdvance;
  }

  start(): void {
    this.#started = true;
    this.#schedule();
  }

  stop(): void {
    this.#started = false;
    clearTimeout(this.#timer);
  }

  /** Stands still until `release` is called with the same reason. */
  hold(reason: string): void {
    this.#holds.add(reason);
    clearTimeout(this.#timer);
  }

  release(reason: string): void {
    if (!this.#holds.delete(reason)) return;
    if (reason === "hover" || reason === "focus") this.#rest(this.#timings.resumeAfterHoverMs ?? 0);
    this.#schedule();
  }

  /** The visitor chose a step by hand. */
  notePick(): void {
    this.#rest(this.#timings.pauseAfterPickMs ?? 0);
    this.#schedule();
  }

  #rest(ms: number): void {
    this.#restUntil = Math.max(this.#restUntil, Date.now() + ms);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#started || this.#holds.size > 0) return;
    const restMs = Math.max(0, this.#restUntil - Date.now());
    this.#timer = setTimeout(() => {
      this.#onAdvance();
      this.#schedule();
    }, restMs + this.#timings.intervalMs);
  }
}
