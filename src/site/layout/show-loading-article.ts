import { entryKindNames, entryPath } from "#config/index.ts";
import { isPlainClick } from "#platform/ui/dialog/plain-click.ts";

const DELAY_MS = 400;

/**
 * Shows 'Loading article...' if an article hasn't loaded 400 ms after a click (spec 2.9). Hides it when the visitor
 * stops loading, and before the page enters the back-forward cache.
 */
export function showLoadingArticle(): void {
  const status = document.querySelector<HTMLElement>(".loading-article > p");
  if (!status) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A counter, because a navigation that is replaced by another click fails only after that click. */
  let pending = 0;
  const hide = () => {
    clearTimeout(timer);
    status.hidden = true;
  };
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToArticle(link)) return;
    hide();
    pending += 1;
    timer = setTimeout(() => {
      status.hidden = false;
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
