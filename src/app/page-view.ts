declare global {
  interface Document {
    /** Absent in browsers that know no speculation rules. */
    readonly prerendering?: boolean;
  }
}

/**
 * How a page came before a visitor's eyes: loaded, prerendered and then followed to, or restored from the back-forward
 * cache.
 */
export type PageViewKind = "loaded" | "activated" | "restored";

/**
 * Calls `onView` once for each view of the page, when its document is complete. A page that is prerendered and never
 * followed to has no view.
 */
export function onPageView(onView: (kind: PageViewKind) => void): void {
  void awaitFirstView().then(onView);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) onView("restored");
  });
}

async function awaitFirstView(): Promise<PageViewKind> {
  const kind = document.prerendering ? "activated" : "loaded";
  if (document.prerendering) await happens("prerenderingchange");
  if (document.readyState === "loading") await happens("DOMContentLoaded");
  return kind;
}

function happens(event: string): Promise<unknown> {
  return new Promise((resolve) => document.addEventListener(event, resolve, { once: true }));
}
