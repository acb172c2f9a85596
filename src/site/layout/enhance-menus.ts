import { lockScroll } from "#platform/ui/dialog/lock-scroll.ts";

/** Duplicated, because importing it from `ui` would add React to the entry script. */
const DESKTOP_QUERY = "(min-width: 1024px)";

/**
 * Adds behavior to the header's popovers that browsers lack (Escape is theirs). They close on a mouse press outside and when an item is
 * chosen (spec 4.3), so none is open when the page is restored from the back-forward cache. `aria-expanded` reflects
 * their state. The resources menu closes when focus leaves it. While the slide-in menu is open, the page behind it is
 * inert and doesn't scroll.
 */
export function enhanceMenus(): void {
  const header = document.querySelector(".site-header");
  for (const menu of header?.querySelectorAll<HTMLElement>("[popover]") ?? []) {
    const button = header?.querySelector(`[popovertarget="${menu.id}"]`);
    if (button) enhanceMenu(menu, button);
  }
}

function enhanceMenu(menu: HTMLElement, button: Element): void {
  const isMobile = menu.matches(".mobile-panel");
  let unlockScroll: (() => void) | undefined;
  const show = () => {
    const isOpen = menu.matches(":popover-open");
    button.ariaExpanded = String(isOpen);
    if (!isMobile) return;
    button.ariaLabel = isOpen ? "Close menu" : "Open menu";
    unlockScroll?.();
    unlockScroll = isOpen ? lockScroll() : undefined;
    for (const behind of document.querySelectorAll<HTMLElement>(".consent-banner, main, footer"))
      behind.inert = isOpen;
  };
  show();
  menu.addEventListener("toggle", show);
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover();
  });
  const closeFromOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target) && !button.contains(target)) menu.hidePopover();
  };
  document.addEventListener("mousedown", closeFromOutside);
  if (isMobile) matchMedia(DESKTOP_QUERY).addEventListener("change", () => menu.hidePopover());
  else document.addEventListener("focusin", closeFromOutside);
}
