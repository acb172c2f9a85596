import { hydrateNamed } from "../../islands/start-islands.ts";
import type { DialogState } from "./dialog-state.ts";
import { isPlainClick } from "./plain-click.ts";

/**
 * Makes links open a dialog (spec 2.3, 2.6, 2.9, 4.2). The code of its island loads once the pointer or the focus is on
 * a link; where the island is not in the page or fails to load, the link leads to a page that does the same.
 */
export function enhanceDialogLinks(links: string, island: string, state: DialogState): void {
  /** A failure is reported at the click. */
  const prepare = () => void hydrateNamed(island).catch(() => undefined);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    link.ariaHasPopup = "dialog";
    link.addEventListener("click", (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      hydrateNamed(island).then(
        () => state.set(true),
        () => location.assign(link.href),
      );
    });
    link.addEventListener("pointerenter", prepare);
    link.addEventListener("focus", prepare);
  }
}
