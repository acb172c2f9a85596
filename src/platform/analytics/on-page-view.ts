declare global {
  interface Document {
    /** Absent in browsers without speculation rules. */
    readonly prerendering?: boolean;
  }
}

/**
 * Calls `onView` once the document is visible, and again, with `isRestored`, after each restore from the back-forward
 * cache. A prerendered page that is never visited doesn't count as a view.
 */
export function onPageView(onView: (isRestored: boolean) => void): void {
  if (document.prerendering)
    document.addEventListener("prerenderingchange", () => onView(false), { once: true });
  else onView(false);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) onView(true);
  });
}
