import { type RefObject, useEffect, useRef } from "react";

/** Calls `onDismiss` on a mouse press outside `root` or on Escape, while `active` (spec 4.3). */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: () => void,
): void {
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    if (!active) return;
    function onMouseDown(event: MouseEvent) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dismiss.current();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape" && !event.defaultPrevented) dismiss.current();
    }
    document.addEventListener("mousedown", onMouseDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("mousedown", onMouseDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [active, root]);
}
