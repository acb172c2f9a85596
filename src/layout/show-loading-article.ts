import { entryKindNames, entryPath } from "../site/index.ts";
import { isPlainClick } from "../ui/dialog/plain-click.ts";

/** How long an article may be on its way before that is said, in ms. */
const DELAY_MS = 400;

/**
 * Says 'Loading article...' where the document of an article has not come 400 ms after the click (spec 2.9). The words
 * go with the page or when the visitor stops it, and are not there when it is restored.
 */
export function showLoadingArticle(): void {
  const words = document.querySelector<HTMLElement>(".loading-article > p");
  if (!words) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** An article that another one takes the place of fails after the click for the other. */
  let onTheirWay = 0;
  const hide = () => {
    clearTimeout(timer);
    words.hidden = true;
  };
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToArticle(link)) return;
    hide();
    onTheirWay += 1;
    timer = setTimeout(() => {
      words.hidden = false;
    }, DELAY_MS);
  });
  addEventListener("pagehide", () => {
    onTheirWay = 0;
    hide();
  });
  window.navigation?.addEventListener("navigateerror", () => {
    onTheirWay -= 1;
    if (onTheirWay > 0) return;
    onTheirWay = 0;
    hide();
  });
}

function leadsToArticle({ origin, pathname, target, hash }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target !== "" || (hash && pathname === location.pathname)) return false;
  return entryKindNames.some((kind) => pathname.startsWith(entryPath(kind, "")));
}
