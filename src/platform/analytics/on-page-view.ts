declare global {
  interface Document {
    /** Absent in browsers without speculation rules. */
    readonly prerendering?: boolean;
  }
}

/**
 * Calls `onView` once the document is parsed and visible, and again, with `isRestored`, after each restore
 * from the back-forward cache. A prerendered page that is never visited doesn't count as a view.
 */
export function onPageView(onView: (isRestored: boolean) => void): void {
  void awaitFirstView().then(() => onView(false));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) onView(true);
  });
}

async function awaitFirstView(): Promise<void> {
  if (document.prerendering) await waitFor("prerenderingchange");
  if (document.readyState === "loading") await waitFor("DOMContentLoaded");
}

function waitFor(event: string): Promise<unknown> {
  return new Promise((resolve) => document.addEventListener(event, resolve, { once: true }));
}
