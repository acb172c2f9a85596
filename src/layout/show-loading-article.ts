import { entryKindNames, entryPath } from "../site/index.ts";
import { isPlainClick } from "../ui/dialog/plain-click.ts";

/** How long an article may load before the words are shown, in ms. */
const DELAY_MS = 400;

/**
 * Shows 'Loading article...' where an article has not loaded 400 ms after the click (spec 2.9). The words go with the page,
 * or when the visitor stops loading, and are not there when the page is restored.
 */
export function showLoadingArticle(): void {
  const words = document.querySelector<HTMLElement>(".loading-article > p");
  if (!words) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A navigation that another click replaces fails only after that click. */
  let pending = 0;
  const hide = () => {
    clearTimeout(timer);
    words.hidden = true;
  };
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToArticle(link)) return;
    hide();
    pending += 1;
    timer = setTimeout(() => {
      words.hidden = false;
    }, DELAY_MS);
  });
  addEventListener("pagehide", () => {
    pending = 0;
    hide();
  });
  window.navigation?.addEventListener("navigateerror", () => {
    pending -= 1;
    if (pending > 0) return;
    pending = 0;
    hide();
  });
}

function leadsToArticle({ origin, pathname, target, hash }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target !== "" || (hash && pathname === location.pathname)) return false;
  return entryKindNames.some((kind) => pathname.startsWith(entryPath(kind, "")));
}
