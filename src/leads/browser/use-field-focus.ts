import { type RefObject, useEffect } from "react";
import { REDUCED_MOTION_QUERY } from "../../ui/use-media-query.ts";
import type { SendState } from "./sender.ts";

type FormRef = RefObject<HTMLFormElement | null>;

/**
 * Puts the focus on the first field `delayMs` after the form came (spec 2.4, 9), without a scroll, and not where
 * the visitor has moved the focus meanwhile.
 */
export function useFirstFieldFocus(form: FormRef, active: boolean, delayMs: number): void {
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const field = form.current?.querySelector<HTMLElement>('.input:not([tabindex="-1"])');
      if (!field) return;
      // The cookie banner scrolls a field that takes the focus clear of itself (consent-view.ts): not this one.
      document.body.addEventListener("focusin", (event) => event.stopPropagation(), { once: true });
      field.focus({ preventScroll: true });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [form, active, delayMs]);
}

/**
 * After a refusal: the focus on the first field that fails; where none does, back on the button that was disabled
 * meanwhile, and the red box in view.
 */
export function useFailingFieldFocus(form: FormRef, state: SendState): void {
  useEffect(() => {
    if (state.kind !== "error") return;
    const failing = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (failing) {
      failing.focus();
      return;
    }
    if (document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus({ preventScroll: true });
    }
    const isStill = window.matchMedia(REDUCED_MOTION_QUERY).matches;
    const alert = form.current?.querySelector('[role="alert"]');
    alert?.scrollIntoView({ block: "nearest", behavior: isStill ? "instant" : "smooth" });
  }, [form, state]);
}
