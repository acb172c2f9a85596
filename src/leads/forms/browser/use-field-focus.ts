import { type RefObject, useEffect } from "react";
import { REDUCED_MOTION_QUERY } from "#platform/ui/use-media-query.ts";
import type { SendState } from "./sender.ts";

type FormRef = RefObject<HTMLFormElement | null>;

/** The delay from spec 2.4 and 9. */
const FOCUS_DELAY_MS = 100;

/** Focuses the first field soon after the form appears, without scrolling, unless the visitor has moved focus. */
export function useFirstFieldFocus(form: FormRef, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const field = form.current?.querySelector<HTMLElement>('.input:not([tabindex="-1"])');
      if (!field) return;
      // Keep the cookie banner from scrolling to this field; it scrolls focused fields into view (consent-view.ts).
      document.body.addEventListener("focusin", (event) => event.stopPropagation(), { once: true });
      field.focus({ preventScroll: true });
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [form, active]);
}

/**
 * After an error, focuses the alert's field. If there is none, scrolls the alert into view and returns focus to the
 * submit button, which lost it while it was disabled.
 */
export function useFailingFieldFocus(form: FormRef, state: SendState): void {
  useEffect(() => {
    if (state.kind !== "error") return;
    const alerted = form.current?.querySelector<HTMLElement>("[data-alerted]");
    if (alerted) {
      alerted.focus();
      return;
    }
    if (document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus({ preventScroll: true });
    }
    const reducesMotion = window.matchMedia(REDUCED_MOTION_QUERY).matches;
    const alert = form.current?.querySelector('[role="alert"]');
    alert?.scrollIntoView({ block: "nearest", behavior: reducesMotion ? "instant" : "smooth" });
  }, [form, state]);
}
