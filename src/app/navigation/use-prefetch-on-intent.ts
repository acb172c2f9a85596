import { useEffect } from "react";
import { holdData } from "./held-data.ts";
import { isArticle } from "./is-article.ts";
import { findMissingModules, loadModules } from "./page-modules.ts";
import { findScreenLink } from "./screen-link.ts";

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
      const link = findScreenLink(target);
      if (!navigator.onLine || !link || fetched.has(link.href) || isHere(link)) return;
      const fetchAhead = () => {
        fetched.add(link.href);
        loadModules(findMissingModules(link.pathname)).catch(() => fetched.delete(link.href));
        holdData(link);
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
function isHere({ pathname, search, role }: HTMLAnchorElement): boolean {
  const { location } = window;
  return role === "button" || (pathname === location.pathname && search === location.search);
}

/** Found and read beforehand: after the click it would come late, and a late face is not shown (`fonts.css`). */
function prefetchReadingFace() {
  const faces = getComputedStyle(document.documentElement).getPropertyValue("--font-serif");
  document.fonts.load(`1em ${faces}`).catch(() => {
    // The words are read in the fallback.
  });
}
