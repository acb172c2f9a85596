import { hydrateNamed } from "../../islands/start-islands.ts";
import type { DialogState } from "./dialog-state.ts";
import { isPlainClick } from "./plain-click.ts";

/**
 * Makes links open a dialog (spec 2.3, 2.6, 2.9, 4.2). The code of its island is fetched once a pointer or the focus
 * comes near; where it is not in the page or fails to load, the link leads to its page, which can do all that the
 * dialog can.
 */
export function enhanceDialogLinks(links: string, island: string, state: DialogState): void {
  /** A failure is reported once the dialog is wanted. */
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
