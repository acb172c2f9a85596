declare global {
  interface Document {
    /** Absent in browsers that know no speculation rules. */
    readonly prerendering?: boolean;
  }
}

/**
 * Calls `onView` once for each view of the page, when its document is complete; `isRestored` where the back-forward cache
 * had it. A page that is prerendered and never followed to has no view.
 */
export function onPageView(onView: (isRestored: boolean) => void): void {
  void awaitFirstView().then(() => onView(false));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) onView(true);
  });
}

async function awaitFirstView(): Promise<void> {
  if (document.prerendering) await happens("prerenderingchange");
  if (document.readyState === "loading") await happens("DOMContentLoaded");
}

function happens(event: string): Promise<unknown> {
  return new Promise((resolve) => document.addEventListener(event, resolve, { once: true }));
}
