import { useSyncExternalStore } from "react";
import { ToastCard } from "./toast-card.tsx";
import { listToasts, subscribeToToasts, type Toast } from "./toast-store.ts";

const noToasts: readonly Toast[] = [];

/**
 * Where notifications appear (spec 9): once, after everything else in the body. F8 moves the focus to it
 * (`focus-toasts.ts`). An open dialog leaves it usable. A failure is announced at once, but is no `alert`: that is the
 * box beside what failed.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, listToasts, () => noToasts);
  const shown = toasts.filter((toast) => toast.open);
  return (
    <section data-toast-region="" aria-label="Notifications (F8)" tabIndex={-1} className="toast-region">
      {(["default", "destructive"] as const).map((variant) => (
        <div
          key={variant}
          role="status"
          aria-live={variant === "destructive" ? "assertive" : "polite"}
          aria-atomic="true"
          className="contents"
        >
          {shown.map((toast) => toast.variant === variant && <ToastCard key={toast.id} toast={toast} />)}
        </div>
      ))}
    </section>
  );
}
