import { type RefObject, useEffect, useState } from "react";
import { listFocusable } from "./focusable.ts";

/** When the focus moves into a dialog after it opened, in ms (spec 9). */
export const FOCUS_DELAY_MS = 100;

/**
 * While a layer is mounted: the rest of the page is inert, notifications stay usable; the focus moves to the first
 * focusable element after 100 ms and returns where it was when the layer goes (spec 4.2).
 */
export function useModalFocus(
  layer: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  // Before an effect of what the layer holds can move it.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const silenced = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element !== layer.current &&
        !element.inert &&
        !element.matches(":has(> [data-toast-region]), script"),
    );
    for (const element of silenced) element.inert = true;

    const timer = setTimeout(() => {
      if (panel.current?.contains(document.activeElement)) return;
      const first = panel.current && listFocusable(panel.current)[0];
      (first ?? panel.current)?.focus();
    }, FOCUS_DELAY_MS);

    return () => {
      clearTimeout(timer);
      for (const element of silenced) element.inert = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [layer, panel, before]);
}
