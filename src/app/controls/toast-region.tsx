import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ToastCard } from "./toast-card.tsx";
import { listToasts, subscribeToToasts, type Toast } from "./toast-store.ts";

const noToasts: readonly Toast[] = [];

/** When the code of a notification is fetched if none was shown before, in ms: nothing else waits for the network by then. */
const FETCH_DELAY_MS = 2_000;

/**
 * Where notifications appear (spec 9): mounted once, after everything else in the body. F8 moves the focus to it.
 * An open dialog leaves it usable, because dialogs make everything inert except `[data-toast-region]`. A failure is
 * announced at once, but is no `alert`: that is the box beside what failed. What draws a notification comes after the
 * page, and before anyone can be offline and need it.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, listToasts, () => noToasts);
  const region = useRef<HTMLElement>(null);
  const Card = useToastCard(toasts.length > 0);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "F8") return;
      event.preventDefault();
      region.current?.focus();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const shown = toasts.filter((toast) => toast.open);
  return (
    <section
      ref={region}
      data-toast-region=""
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="toast-region"
    >
      {(["default", "destructive"] as const).map((variant) => (
        <div
          key={variant}
          role="status"
          aria-live={variant === "destructive" ? "assertive" : "polite"}
          aria-atomic="true"
          className="contents"
        >
          {Card && shown.map((toast) => toast.variant === variant && <Card key={toast.id} toast={toast} />)}
        </div>
      ))}
    </section>
  );
}

/** The component that draws a notification, as soon as it is there; fetched now or soon. */
function useToastCard(isNeeded: boolean): typeof ToastCard | null {
  const [Card, setCard] = useState<typeof ToastCard | null>(null);
  useEffect(() => {
    if (Card) return;
    const fetchCard = () =>
      import("./toast-card.tsx").then(
        (module) => setCard(() => module.ToastCard),
        () => undefined,
      );
    if (isNeeded) {
      fetchCard();
      return;
    }
    const timer = setTimeout(fetchCard, FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isNeeded, Card]);
  return Card;
}
