import { useEffect } from "react";
import { isArticle } from "./is-article.ts";
import { findMissingModules, isScreen, loadModules } from "./page-modules.ts";

/** How long a pointer or the focus must rest on a link, in ms: not every link that is passed is meant. */
const INTENT_MS = 100;

/**
 * Fetches a page's scripts and data ahead when a pointer or the focus rests on a link to it, and at once when it is
 * pressed. The router's own `prefetch` must not be used: a script that does not come makes it reload the page that is
 * being read, merely because the pointer passed by.
 */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const fetched = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function onIntent({ type, target }: Event) {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest("a") : null;
      if (!navigator.onLine || !link || fetched.has(link.href) || !leadsToOtherScreen(link)) return;
      const fetchAhead = () => {
        fetched.add(link.href);
        loadModules(findMissingModules(link.pathname)).catch(() => fetched.delete(link.href));
        prefetchData(link);
        if (isArticle(link.pathname)) prefetchReadingFace();
      };
      timer = setTimeout(fetchAhead, type === "pointerdown" ? 0 : INTENT_MS);
    }

    const types = ["pointerover", "pointerdown", "focusin"];
    for (const type of types) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) document.removeEventListener(type, onIntent);
    };
  }, []);
}

/** A link that acts as a button leads nowhere. */
function leadsToOtherScreen(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location;
  if (link.origin !== origin || link.target || link.role === "button") return false;
  return (link.pathname !== pathname || link.search !== search) && isScreen(link.pathname);
}

/** The browser keeps what it prefetched for the router's own request. */
function prefetchData({ pathname, search }: HTMLAnchorElement) {
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.as = "fetch";
  hint.href = `${pathname === "/" ? "/_" : pathname}.data${search}`;
  document.head.append(hint);
}

/** Found and read beforehand: after the click it would come late, and a late face is not shown (`fonts.css`). */
function prefetchReadingFace() {
  const faces = getComputedStyle(document.documentElement).getPropertyValue("--font-serif");
  document.fonts.load(`1em ${faces}`).catch(() => {
    // The words are read in the fallback.
  });
}
