import { hydrateNamed } from "../../islands/start-islands.ts";
import { dialogState } from "./dialog-state.ts";
import { isPlainClick } from "./plain-click.ts";

/**
 * Makes links open a dialog (spec 4.2). The dialog's island loads on hover or focus. If the island isn't on the page or
 * fails to load, the link leads to a page with the same form.
 */
export function enhanceDialogLinks(links: string, island: string): void {
  // If loading fails, the click tries again.
  const prepare = () => void hydrateNamed(island).catch(() => undefined);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    link.ariaHasPopup = "dialog";
    link.addEventListener("click", (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      hydrateNamed(island).then(
        () => dialogState(island).set(true),
        () => location.assign(link.href),
      );
    });
    link.addEventListener("pointerenter", prepare);
    link.addEventListener("focus", prepare);
  }
}
