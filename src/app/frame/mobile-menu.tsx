import { type KeyboardEvent, type MouseEvent, useDeferredValue, useRef, useState } from "react";
import { cycleTab } from "../controls/focusable.ts";
import { Fold } from "../controls/fold.tsx";
import { useDismiss } from "../controls/use-dismiss.ts";
import { DESKTOP_QUERY, useMediaQuery } from "../controls/use-media-query.ts";
import { useScrollLock } from "../controls/use-scroll-lock.ts";
import { ChevronDownIcon, CloseIcon, MenuIcon } from "../icons/index.ts";
import { ContactButton } from "./contact-button.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { mainPlaces, type Place, RESOURCES_LABEL, relateToPlace, resourcePlaces } from "./places.ts";

/**
 * The slide-in menu of narrow screens, with a collapsible resources group (spec 2.2); the ways to contact stand where
 * the thumb is. While it is open the page stands still and Tab stays inside; Escape and a choice close it. Without JavaScript it opens as well.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const desktop = useMediaQuery(DESKTOP_QUERY);
  // A frame later: to find how wide a scroll bar is, the browser would have to lay the page out before it shows the menu.
  useScrollLock(useDeferredValue(open && !desktop));

  useDismiss(root, open, (cause) => {
    setOpen(false);
    if (cause === "escape") button.current?.focus();
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab" && open && root.current) cycleTab(root.current, event);
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest("a, .mobile-shade")) return;
    setOpen(false);
    // Nothing hidden keeps the focus; a new page takes it from here.
    button.current?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the choice of a link, and a press on the shade.
    <div ref={root} className="mobile-menu" onClick={onClick} onKeyDown={onKeyDown}>
      <Fold
        open={open}
        onOpenChange={setOpen}
        headRef={button}
        headClassName="icon-btn menu-button"
        headLabel={open ? "Close menu" : "Open menu"}
        head={
          <>
            <MenuIcon className="icon-when-closed" />
            <CloseIcon className="icon-when-open" />
          </>
        }
      >
        <div className="mobile-shade" />
        <div className="mobile-panel">
          <nav aria-label="Main" className="flex flex-1 flex-col justify-between gap-6">
            <ul>
              {mainPlaces.map((place) => (
                <li key={place.path}>
                  <MobileLink place={place} pathname={pathname} />
                </li>
              ))}
              <li>
                <ResourcesGroup pathname={pathname} />
              </li>
            </ul>
            <ContactButton pathname={pathname} className="btn-large w-full" />
          </nav>
          <address className="mt-3 grid justify-items-start">
            <ContactLines />
          </address>
        </div>
      </Fold>
    </div>
  );
}

function ResourcesGroup({ pathname }: { pathname: string }) {
  const active = resourcePlaces.some((place) => relateToPlace(pathname, place));
  const [open, setOpen] = useState(active);
  return (
    <Fold
      open={open}
      onOpenChange={setOpen}
      headClassName="mobile-link"
      head={
        <>
          {RESOURCES_LABEL}
          <ChevronDownIcon size={20} />
        </>
      }
      active={active}
    >
      <ul className="pl-6">
        {resourcePlaces.map((place) => (
          <li key={place.path}>
            <MobileLink place={place} pathname={pathname} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function MobileLink({ place, pathname }: { place: Place; pathname: string }) {
  return (
    <a href={place.path} aria-current={relateToPlace(pathname, place)} className="mobile-link">
      {place.label}
    </a>
  );
}
