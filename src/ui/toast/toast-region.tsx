import { useSyncExternalStore } from "react";
import { ToastCard } from "./toast-card.tsx";
import { currentToast, subscribeToToasts } from "./toast-store.ts";

/**
 * Where notifications appear (spec 9): once, after everything else in the body. F8 moves the focus to it
 * (`focus-toasts.ts`). An open dialog leaves it usable. A failure is announced at once, but is no `alert`: that is the
 * box beside what failed.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
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
          {toast?.open && toast.variant === variant && <ToastCard key={toast.id} toast={toast} />}
        </div>
      ))}
    </section>
  );
}
